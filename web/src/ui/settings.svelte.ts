// What the player has set for this browser.
import { SPEEDS, type Speed } from "../game/stage";

export type Theme = "system" | "light" | "dark";

const stored = (key: string): string | null => globalThis.localStorage?.getItem(`bastide.${key}`) ?? null;

const speedOf = (text: string | null): Speed => (text !== null && text in SPEEDS ? (text as Speed) : "brisk");

const volumeOf = (text: string | null): number => {
  const found = text === null ? NaN : Number(text);
  return found >= 0 && found <= 1 ? found : 0.6;
};

class Settings {
  theme = $state<Theme>((stored("theme") as Theme | null) ?? "system");
  name = $state(stored("name") ?? "");
  /** Ask before a piece is put down. */
  confirm = $state(stored("confirm") === "yes");

  /** Around one screen: a screen between the turns of two players. */
  between = $state(stored("between") === "yes");

  /** How quickly what happens is played. */
  speed = $state<Speed>(speedOf(stored("speed")));

  volume = $state(volumeOf(stored("volume")));
  muted = $state(stored("muted") === "yes");

  save(): void {
    localStorage.setItem("bastide.volume", String(this.volume));
    localStorage.setItem("bastide.muted", this.muted ? "yes" : "no");
    localStorage.setItem("bastide.speed", this.speed);
    localStorage.setItem("bastide.theme", this.theme);
    localStorage.setItem("bastide.name", this.name);
    localStorage.setItem("bastide.confirm", this.confirm ? "yes" : "no");
    localStorage.setItem("bastide.between", this.between ? "yes" : "no");
    this.paint();
  }

  paint(): void {
    const dark =
      this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }
}

export const settings = new Settings();
