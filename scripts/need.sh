#!/bin/sh
# Install Debian packages that tests need, where that is possible: as root, and with apt-get.
# usage: scripts/need.sh postgresql   (ends with status 1 where it cannot be done)
set -e
[ "$(id -u)" = 0 ] || { echo "not root: cannot install $*" >&2; exit 1; }
command -v apt-get >/dev/null || { echo "no apt-get: cannot install $*" >&2; exit 1; }
export DEBIAN_FRONTEND=noninteractive
# Tests run side by side, but packages are installed one after the other.
exec 9> "${TMPDIR:-/tmp}/bastide-need.lock"
flock 9
# No service is to be started for the sake of a test.
[ -e /usr/sbin/policy-rc.d ] || { printf '#!/bin/sh\nexit 101\n' > /usr/sbin/policy-rc.d; chmod +x /usr/sbin/policy-rc.d; made=1; }
trap '[ -z "$made" ] || rm -f /usr/sbin/policy-rc.d' EXIT
apt-get install -y --no-install-recommends "$@" >/dev/null 2>&1 ||
	{ apt-get update >/dev/null 2>&1 && apt-get install -y --no-install-recommends "$@" >/dev/null 2>&1; } ||
	{ echo "apt-get could not install $*" >&2; exit 1; }
