"""Running a server: settings, logs, metrics, housekeeping."""
