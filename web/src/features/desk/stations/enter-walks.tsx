import { type KeyboardEvent, type ReactNode, useRef } from 'react';

/**
 * Letters that reach a button so shortly before Enter come from a slow scanner, not from a person.
 */
const STRAY_MS = 1_000;
const FIELDS = 'input:not([type=file], [type=checkbox], [type=radio], [type=hidden]), select';

/**
 * Enter in a field goes to the next one; in the last it sends the form. What a slow scanner types
 * onto a button does not press it.
 */
export function EnterWalks({ children }: { readonly children: ReactNode }) {
  const strayAtMs = useRef(Number.NEGATIVE_INFINITY);
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement;
    if (event.key.length === 1 && target.closest('button, a') && event.key !== ' ')
      strayAtMs.current = event.timeStamp;
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    if (target.closest('button, a')) {
      if (event.timeStamp - strayAtMs.current < STRAY_MS) event.preventDefault();
      return;
    }
    const next = nextOf(event.currentTarget, target);
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (next instanceof HTMLInputElement) next.select();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of the fields inside.
    <div onKeyDown={walk}>{children}</div>
  );
}

/**
 * The field after this one; after a list the button that sends it; after the last field nothing.
 */
function nextOf(frame: HTMLElement, from: HTMLElement): HTMLElement | undefined {
  if (!from.matches(FIELDS)) return undefined;
  const fields = [...frame.querySelectorAll<HTMLElement>(FIELDS)];
  const next = fields[fields.indexOf(from) + 1];
  if (next) return next;
  // Enter in a list chooses; it does not send.
  return from instanceof HTMLSelectElement
    ? (frame.querySelector<HTMLElement>('button[data-main], button[type=submit]') ?? undefined)
    : undefined;
}
