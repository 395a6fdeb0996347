import { useEffect, useRef } from 'react';
import { addStroke, type Burst, endBurst } from './scan-burst.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Hears a barcode scanner wherever the focus is. What was scanned goes to `onScan` alone: no focused button or link is pressed, no form is
 * sent, and a field that the characters fell into gets back what stood there before.
 */
export function useScanner(onScan: (code: string) => void): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    let burst: Burst | undefined;
    let field: { readonly element: Field; readonly before: string } | undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Shift') return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) {
        burst = undefined;
        return;
      }
      if (event.key.length === 1) {
        const next = addStroke(burst, { key: event.key, atMs: event.timeStamp });
        const isFirst = next.text.length === 1;
        burst = next;
        if (isFirst) field = fieldOf(event.target);
        // Outside of fields the rest of a burst means nothing: no space presses a button, no key moves the queue.
        else if (!field) swallow(event);
        return;
      }
      const scanned = event.key === 'Enter' ? endBurst(burst, event.timeStamp) : undefined;
      burst = undefined;
      if (!scanned) return;
      swallow(event);
      if (field) putBack(field.element, field.before);
      latest.current(scanned);
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, []);
}

/** Gives the scan field the focus, for the next code. */
export function focusScanField(): void {
  document.querySelector<HTMLElement>('[data-scan]')?.focus({ preventScroll: true });
}

function fieldOf(target: EventTarget | null) {
  const isField =
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement &&
      !['checkbox', 'radio', 'file', 'button', 'submit'].includes(target.type));
  return isField ? { element: target, before: target.value } : undefined;
}

/** Through the setter of the browser: React hears of a change only when its own setter did not see it. */
function putBack(element: Field, before: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
  setter?.call(element, before);
  const kind = element instanceof HTMLSelectElement ? 'change' : 'input';
  element.dispatchEvent(new Event(kind, { bubbles: true }));
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
