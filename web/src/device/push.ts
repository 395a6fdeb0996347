import { isOnHomeScreen, isPhoneSafari } from './home-screen.ts';

/** What this browser can do with web push right now. `needs-install`: Safari on a phone listens only for a site on the home screen. */
export type PushState = 'checking' | 'unsupported' | 'needs-install' | 'blocked' | 'off' | 'on';

const WORKER = '/sw.js';

/** Never asks for anything. */
export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isPhoneSafari() && !isOnHomeScreen() ? 'needs-install' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && (await subscriptionHere()) ? 'on' : 'off';
}

/** The subscription of this browser, if it has one. */
export async function subscriptionHere(): Promise<PushSubscription | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Asks for the permission (only ever on a tap) and subscribes. Undefined: the person or the browser said no. */
export async function subscribeHere(publicKey: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = bytesOf(publicKey);
  const old = await pushManager.getSubscription();
  // A subscription made for another key of ours receives nothing any more.
  if (old && !isSameKey(old.options.applicationServerKey, key)) await old.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isSameKey(kept: ArrayBuffer | null, wanted: Uint8Array): boolean {
  const bytes = new Uint8Array(kept ?? new ArrayBuffer(0));
  return bytes.length === wanted.length && bytes.every((byte, index) => byte === wanted[index]);
}
