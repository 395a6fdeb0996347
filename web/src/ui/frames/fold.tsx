import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './fold.module.css';

/** From here on the pages have room beside each other, and nothing is folded. */
const WIDE = '(width >= 62rem)';

/**
 * A section that a phone folds under its heading. A wide screen shows it whole: by style from the
 * first moment, so that nothing jumps, and by its state as soon as the page is awake.
 */
export function Fold({
  title,
  note,
  children,
}: {
  readonly title: string;
  /** What the folded section says in a few words. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  const details = useOpenWhenWide();
  return (
    <details ref={details} className={styles.fold} data-folds="">
      <summary className={styles.summary}>
        <h2>{title}</h2>
        {note ? <span className={styles.note}>{note}</span> : null}
        <IconChevronDown aria-hidden="true" size={20} className={styles.sign} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

/** For a `details` of one's own with `data-folds`: open as soon as the page is awake on a wide screen. */
export function useOpenWhenWide(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const summary = details.current?.querySelector('summary');
    // What is shown whole is no stop of the keyboard.
    function follow() {
      if (details.current && wide.matches) details.current.open = true;
      if (summary) summary.tabIndex = wide.matches ? -1 : 0;
    }
    follow();
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);
  return details;
}
