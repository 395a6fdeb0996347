import { useEffect } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/**
 * What a browser says about a field in its own language, said in ours; the next touch or key takes
 * it back.
 */
export function useVietnameseHints(): void {
  useEffect(() => {
    const spoken = new Set<Control>();
    const say = ({ target }: Event) => {
      if (!isControl(target)) return;
      target.setCustomValidity('');
      if (target.validity.valid) return;
      target.setCustomValidity(hintOf(target));
      spoken.add(target);
    };
    const forget = () => {
      for (const control of spoken) control.setCustomValidity('');
      spoken.clear();
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('invalid', say, options);
    for (const act of ['pointerdown', 'keydown', 'input', 'change'])
      document.addEventListener(act, forget, options);
    return () => listening.abort();
  }, []);
}

function hintOf({ validity, title, type }: Control): string {
  if (validity.valueMissing) return 'Vui lòng điền mục này.';
  if (validity.tooShort) return 'Mục này còn ngắn quá.';
  if (validity.rangeUnderflow && type === 'date') return 'Ngày này sớm quá.';
  if (validity.rangeUnderflow) return 'Số này nhỏ quá.';
  if (validity.rangeOverflow) return 'Số này lớn quá.';
  if (validity.patternMismatch && title) return title;
  return 'Vui lòng kiểm tra lại mục này.';
}
