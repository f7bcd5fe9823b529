// Plays what the server tells on this screen: at the speed that is set, and not at all where nobody looks.
import { beatsOf, Stage, type Beat } from "../game/stage";
import type { GameState } from "../game/state";
import { settings } from "../ui/settings.svelte";

export class Staging {
  /** What is shown at the moment; null when the screen shows how things are. */
  beat = $state.raw<Beat | null>(null);
  readonly playing = $derived(this.beat !== null);
  private readonly stage: Stage;

  constructor(sound: (beat: Beat) => void) {
    this.stage = new Stage({
      later: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
      show: (beat) => (this.beat = beat),
      sound,
    });
  }

  /** Something has happened: play it after what is still being played. What does not go on from before is shown at once. */
  tell(before: GameState | null, after: GameState | null): void {
    const beats = before && after && !document.hidden ? beatsOf(before, after) : [];
    if (beats.length) this.stage.play(beats, settings.speed);
    else if (!this.goesOn(before, after)) this.stage.skip();
  }

  skip(): void {
    this.stage.skip();
  }

  /** Nothing to show, and nothing that contradicts what is being shown. */
  private goesOn(before: GameState | null, after: GameState | null): boolean {
    return before !== null && after !== null && after.log.length >= before.log.length && !document.hidden;
  }
}
