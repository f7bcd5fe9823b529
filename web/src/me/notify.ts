// Telling somebody who looks elsewhere that it is their turn: title, icon, badge, and a notice of the browser.
import { addPush, dropPush } from "../net/api";

const WANTED = "bastide.notify";

export const canNotify = (): boolean => "Notification" in globalThis && globalThis.isSecureContext;
export const wantsNotice = (): boolean =>
  canNotify() && localStorage.getItem(WANTED) === "yes" && Notification.permission === "granted";

/** Whether notices are wanted from now on; the browser asks the first time. */
export async function wantNotices(wanted: boolean): Promise<boolean> {
  const granted = wanted && canNotify() && (await Notification.requestPermission()) === "granted";
  localStorage.setItem(WANTED, granted ? "yes" : "no");
  return granted;
}

/** What shows at the edge of the window whether it is our turn. */
export function showTurn(mine: boolean, title: string): void {
  document.title = mine ? `● ${title} · Bastide` : "Bastide";
  document.querySelector("link[rel=icon]")?.setAttribute("href", mine ? "./icon-turn.svg" : "./icon.svg");
  const badges = navigator as { setAppBadge?: () => Promise<void>; clearAppBadge?: () => Promise<void> };
  void (mine ? badges.setAppBadge?.() : badges.clearAppBadge?.())?.catch(() => {});
}

/** A notice, for whoever looks at another window. */
export function notice(game: string, body: string): void {
  if (!document.hidden || !wantsNotice()) return;
  const options: NotificationOptions = { body, tag: game, icon: "./icon-192.png" };
  void navigator.serviceWorker?.ready
    .then((worker) => worker.showNotification("Bastide", options))
    .catch(() => new Notification("Bastide", options));
}

export const canPush = (): boolean => canNotify() && "serviceWorker" in navigator && "PushManager" in globalThis;

export async function pushing(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.ready;
  return worker.pushManager.getSubscription();
}

/** Be told by this browser even while the page is closed. */
export async function startPush(key: string, pushKey: string, language: string): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint, keys } = made.toJSON();
  await addPush(key, { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "", language });
}

export async function stopPush(key: string): Promise<void> {
  const made = await pushing();
  if (!made) return;
  await dropPush(key, made.endpoint);
  await made.unsubscribe();
}
