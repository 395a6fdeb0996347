import { openTaskEndpoint } from '@hako/contract/desk/desk';
import { useEffect } from 'react';
import { call } from '../../../api/client.ts';

const TELL_AGAIN_MS = 60_000;
/** Whoever touched nothing for so long does something else, though the page stays open. */
const AWAY_AFTER_MS = 3 * 60_000;
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Colleagues see that this task is open here, as long as the page is in front and somebody works on it. What cannot be told now is
 * told a minute later.
 */
export function useOpened(key: string | undefined): void {
  useEffect(() => {
    if (!key) return;
    let touchedAtMs = performance.now();
    const touch = () => {
      touchedAtMs = performance.now();
    };
    const tell = () => {
      if (document.hidden || performance.now() - touchedAtMs > AWAY_AFTER_MS) return;
      void call(openTaskEndpoint, { body: { key } }).catch(() => undefined);
    };
    tell();
    const again = setInterval(tell, TELL_AGAIN_MS);
    document.addEventListener('visibilitychange', tell);
    for (const kind of TOUCHES) document.addEventListener(kind, touch, { passive: true });
    return () => {
      clearInterval(again);
      document.removeEventListener('visibilitychange', tell);
      for (const kind of TOUCHES) document.removeEventListener(kind, touch);
    };
  }, [key]);
}
