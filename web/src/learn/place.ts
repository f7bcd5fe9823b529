// Where on the board something is to be done, as the places there are called.

/** The attribute of the place that an action is about, or of its button where it has none. */
export function placeOfAction(action: string): string {
  const cell = /^@(-?\d+,-?\d+)>/.exec(action);
  if (cell) return `data-cell="${cell[1]}"`;
  const spot = /@(-?\d+,-?\d+)\.([A-Z]+)$/.exec(action);
  return spot ? `data-spot="${spot[1]}.${spot[2]}"` : `data-target="${action}"`;
}
