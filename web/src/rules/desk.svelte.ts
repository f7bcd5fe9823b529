// The rule book that lies beside every screen: where it is open, and which game it is read for.
class Desk {
  /** The rule it is open at; "" is the beginning, null is closed. */
  at = $state<string | null>(null);
  /** The sets of the game on the screen, if there is one. */
  setup = $state<string | null>(null);

  open(id = ""): void {
    this.at = id;
  }

  close(): void {
    this.at = null;
  }
}

export const desk = new Desk();
