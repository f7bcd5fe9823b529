// What the player has set for this browser.
export type Theme = "system" | "light" | "dark";

const stored = (key: string): string | null => globalThis.localStorage?.getItem(`bastide.${key}`) ?? null;

class Settings {
  theme = $state<Theme>((stored("theme") as Theme | null) ?? "system");
  name = $state(stored("name") ?? "");
  /** Ask before a piece is put down. */
  confirm = $state(stored("confirm") === "yes");

  save(): void {
    localStorage.setItem("bastide.theme", this.theme);
    localStorage.setItem("bastide.name", this.name);
    localStorage.setItem("bastide.confirm", this.confirm ? "yes" : "no");
    this.paint();
  }

  paint(): void {
    const dark =
      this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }
}

export const settings = new Settings();
