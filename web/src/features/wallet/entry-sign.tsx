import {
  IconAdjustments,
  IconArrowBackUp,
  IconArrowDownLeft,
  IconArrowUpRight,
  IconLock,
  IconLockOpen,
  IconReceipt2,
} from '@tabler/icons-react';
import styles from './statement-list.module.css';

const SIGNS: Readonly<Record<string, typeof IconLock>> = {
  'top-up': IconArrowDownLeft,
  hold: IconLock,
  release: IconLockOpen,
  refund: IconArrowBackUp,
  withdrawal: IconArrowUpRight,
  adjustment: IconAdjustments,
};

/** What kind of event a row tells, as a sign in the tone of its sum. */
export function EntrySign({
  kind,
  tone,
}: {
  readonly kind: string;
  readonly tone: 'in' | 'out' | 'within';
}) {
  const Sign = SIGNS[kind] ?? IconReceipt2;
  return (
    <span className={styles.sign} data-tone={tone} aria-hidden="true">
      <Sign size={20} stroke={1.5} />
    </span>
  );
}
