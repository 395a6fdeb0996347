import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Fragment } from 'react';
import styles from './key-hints.module.css';

interface Props {
  /** Each key with what it does here; `arrows` are drawn: not every font has them. */
  readonly keys: readonly (readonly [key: string, does: string])[];
}

/** Keys that act on this page, in one line. */
export const KeyHints = ({ keys }: Props) =>
  keys.map(([key, does], index) => (
    <Fragment key={key}>
      {index > 0 ? ' · ' : ''}
      <Key name={key} /> {does}
    </Fragment>
  ));

/** One key as it stands on the keyboard. */
export function Key({ name }: { readonly name: string }) {
  if (name !== 'arrows') return <kbd className={styles.key}>{name}</kbd>;
  return (
    <kbd className={styles.key}>
      <IconArrowUp aria-hidden="true" size={14} />
      <IconArrowDown aria-hidden="true" size={14} />
      <span className="unseen">Mũi tên lên, xuống</span>
    </kbd>
  );
}
