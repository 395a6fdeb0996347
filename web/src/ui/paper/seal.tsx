import { useEffect } from 'react';
import styles from './seal.module.css';

/** What is settled: a lot is won, goods have arrived, a sum is paid. */
export type SealWord = 'won' | 'arrived' | 'paid';

const WORDS: Readonly<Record<SealWord, string>> = {
  won: 'Thắng',
  arrived: 'Đã về',
  paid: 'Đã trả',
};

/** A press that the hand feels, in milliseconds. */
const PRESS_MS = 20;

/**
 * The seal that is pressed on a slip when something is settled, and on nothing else. `isFresh`: it
 * is pressed before the person's eyes, and the phone gives one short knock. In lists it is small.
 */
export function Seal({
  word,
  isFresh,
  isSmall,
}: {
  readonly word: SealWord;
  readonly isFresh?: boolean;
  readonly isSmall?: boolean;
}) {
  useEffect(() => {
    // Not every browser can.
    if (isFresh) navigator.vibrate?.(PRESS_MS);
  }, [isFresh]);
  return (
    <span
      className={styles.seal}
      data-word={word}
      data-fresh={isFresh || undefined}
      data-small={isSmall || undefined}
    >
      {WORDS[word]}
    </span>
  );
}
