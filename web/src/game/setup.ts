// How the sets of a game are written: base+2*river-1.
export interface Copies {
  name: string;
  copies: number;
}

export function setsOf(setup: string): Copies[] {
  return setup
    .split("+")
    .filter(Boolean)
    .map((part) => {
      const [, copies, name] = /^(?:(\d+)\*)?(.*)$/.exec(part)!;
      return { name: name!, copies: Number(copies ?? 1) };
    });
}

export const formatSets = (sets: readonly Copies[]): string =>
  sets.map(({ name, copies }) => (copies > 1 ? `${copies}*${name}` : name)).join("+");
