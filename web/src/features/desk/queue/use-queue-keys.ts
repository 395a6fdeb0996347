import { useEffect } from 'react';

/** Keys of the desk: j or ↓ next, k or ↑ before, Enter into the form, Escape out of it, / to scan. Inside a field only Escape counts, in the empty scan field the arrows too. */
export function useQueueKeys(go: (step: 1 | -1) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isTyping = target.closest('input, textarea, select') !== null;
      if (event.key === 'Escape' && isTyping) return target.blur();
      if (isTyping && !isArrowInScanField(event)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'j' || event.key === 'ArrowDown') go(1);
      else if (event.key === 'k' || event.key === 'ArrowUp') go(-1);
      else if (event.key === 'Enter' && target === document.body)
        document.querySelector<HTMLElement>('[data-first]')?.focus();
      else if (event.key === '/') document.querySelector<HTMLElement>('[data-scan]')?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [go]);
}

const isArrowInScanField = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement &&
  target.dataset['scan'] !== undefined &&
  target.value === '' &&
  (key === 'ArrowDown' || key === 'ArrowUp');
