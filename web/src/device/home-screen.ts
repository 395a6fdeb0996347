import { useSyncExternalStore } from 'react';

export const isOnHomeScreen = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;
export const isPhoneSafari = (): boolean => /\b(iPhone|iPad)\b/.test(navigator.userAgent);

/**
 * How this browser puts the site on the home screen. `ask`: it asks the person itself when we say
 * so; `by-hand`: iPhones and iPads, where the person does it in the menu; `no`: it does not, or the
 * site is there already.
 */
export type InstallWay = 'no' | 'ask' | 'by-hand';

/** The event of browsers that ask; no type of the platform knows it. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

function keepOffer(next: InstallOffer | undefined): void {
  offer = next;
  for (const tell of listeners) tell();
}

// The browser says it once, maybe before anything is drawn.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Else the browser lays its own bar over the page, at a moment of its own.
    event.preventDefault();
    keepOffer(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => keepOffer(undefined));
}

/** What can be offered here and now; nothing as long as the page is only drawn by the server. */
export const useInstallWay = (): InstallWay => useSyncExternalStore(listen, wayNow, () => 'no');

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function wayNow(): InstallWay {
  if (offer) return 'ask';
  return isPhoneSafari() && !isOnHomeScreen() ? 'by-hand' : 'no';
}

/** Has the browser ask the person; an offer is good for one question. */
export async function askToInstall(): Promise<void> {
  const asked = offer;
  keepOffer(undefined);
  await asked?.prompt();
}
