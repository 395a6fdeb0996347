import { formatDong, formatDongRough, formatYen } from '../../text/money.ts';
import { type Certainty, CertaintyTag } from './tag.tsx';
import styles from './money.module.css';

export type MoneySize = 'small' | 'body' | 'large';

/** Whole đồng. */
export function Dong({
  amount,
  size = 'body',
}: {
  readonly amount: number;
  readonly size?: MoneySize;
}) {
  return (
    <data value={amount} className={styles.money} data-size={size}>
      {formatDong(amount).slice(0, -SIGN.length)}
      <span className={styles.sign}>{SIGN}</span>
    </data>
  );
}

/** As every sum in đồng ends. */
const SIGN = '\u00a0₫';

/** Whole yen. */
export function Yen({
  amount,
  size = 'body',
}: {
  readonly amount: number;
  readonly size?: MoneySize;
}) {
  return (
    <data value={amount} className={styles.money} data-size={size}>
      {formatYen(amount)}
    </data>
  );
}

/**
 * The landed total: a figure, how sure it is, and its range when it is not certain. A total of
 * which a part is unknown is an estimate: the range holds that part. `lowVnd` and `highVnd` in
 * whole đồng.
 */
export function LandedTotal({
  totalVnd,
  lowVnd,
  highVnd,
  certainty,
  size = 'body',
}: {
  readonly totalVnd: number;
  readonly lowVnd?: number;
  readonly highVnd?: number;
  readonly certainty: Certainty;
  readonly size?: MoneySize;
}) {
  const hasRange = lowVnd !== undefined && highVnd !== undefined && lowVnd !== highVnd;
  return (
    <span className={styles.landed}>
      <span className={styles.landedLine}>
        <span>Về tới nhà {certainty === 'certain' ? '' : '≈ '}</span>
        <Dong amount={totalVnd} size={size} />
      </span>
      <span className={styles.landedLine}>
        <CertaintyTag certainty={certainty === 'certain' ? 'certain' : 'estimate'} />
        {hasRange ? <span className={styles.range}>{formatDongRough(lowVnd, highVnd)}</span> : null}
      </span>
    </span>
  );
}
