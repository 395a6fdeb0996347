import { useState } from 'react';
import { formatYen } from '../../../../text/money.ts';
import styles from './price-ladder.module.css';

/** A quarter to three quarters of what such goods were sold for, whole yen. */
export interface UsualPrice {
  readonly low_jpy: number;
  readonly median_jpy: number;
  readonly high_jpy: number;
}

/** What the site's sold goods tell of it, as soon as it is known. */
export type UsualAnswer = Promise<{
  readonly data: { readonly price: UsualPrice | null };
} | null>;

/** The scale goes on so far above the price, in steps, where nothing else asks for more. */
const STEPS_ABOVE = 12;

interface LadderProps {
  readonly priceNow: number;
  /** The lowest amounts that the marketplace takes, whole yen. */
  readonly nextBids: readonly number[];
  readonly usual: UsualPrice | undefined;
  readonly amount: number | undefined;
  readonly onAmount: (amount: number) => void;
}

/**
 * My maximum on a line from the price now: a handle that moves in steps of the auction, beside what
 * such goods usually cost. The line grows with what is typed, and stands still under the handle.
 */
export function PriceLadder({ usual, onAmount, ...props }: LadderProps) {
  const { priceNow, amount } = props;
  const [least] = props.nextBids;
  const { from, top, step, keep } = useScale({ usual, ...props });
  if (least === undefined) return null;
  const share = (yen: number) => Math.min(100, Math.max(0, (100 * (yen - from)) / (top - from)));
  const chosen = amount ?? least;
  function choose(yen: number) {
    keep(yen);
    onAmount(yen);
  }
  return (
    <div className={styles.ladder}>
      <svg className={styles.scale} aria-hidden="true">
        <rect className={styles.line} y="42" width="100%" height="4" rx="2" />
        {usual && usual.high_jpy > priceNow ? (
          <Usual {...{ usual }} from={share(usual.low_jpy)} until={share(usual.high_jpy)} />
        ) : null}
        <rect className={styles.mine} y="42" width={`${share(chosen)}%`} height="4" rx="2" />
        <rect className={styles.tick} x={`${share(priceNow)}%`} y="34" width="2" height="20" />
        <text x={`${share(priceNow)}%`} y="80">
          nay {formatYen(priceNow)}
        </text>
      </svg>
      <input
        type="range"
        aria-label="Giá tối đa trên thang giá"
        aria-valuetext={formatYen(chosen)}
        min={from}
        max={top}
        step={step}
        value={Math.min(top, Math.max(from, chosen))}
        onChange={({ currentTarget: { value } }) => choose(validNear(Number(value), least, step))}
      />
    </div>
  );
}

/**
 * A line whose steps run through the least amount, from the price now. An amount that the handle
 * gave (`keep`) leaves its end where it was, so that it does not run away from the finger.
 */
function useScale({ priceNow, nextBids, usual, amount }: Omit<LadderProps, 'onAmount'>) {
  const [kept, setKept] = useState<{ readonly amount: number; readonly top: number }>();
  const [least = priceNow, second] = nextBids;
  const step = Math.max(1, (second ?? least + (least - priceNow)) - least);
  const onStep = (yen: number) => least + Math.ceil((yen - least) / step) * step;
  const from = least - Math.max(0, Math.ceil((least - priceNow) / step)) * step;
  const top =
    kept && kept.amount === amount
      ? Math.max(kept.top, least + step)
      : onStep(topOf(priceNow, step, [usual?.high_jpy ?? 0, amount ?? 0]));
  return { from, top, step, keep: (given: number) => setKept({ amount: given, top }) };
}

/** What such goods usually cost, as a band with its words above. */
function Usual({
  usual,
  from,
  until,
}: {
  readonly usual: UsualPrice;
  readonly from: number;
  readonly until: number;
}) {
  const middle = (from + until) / 2;
  const anchor = middle < 30 ? 'start' : middle > 70 ? 'end' : 'middle';
  return (
    <>
      <rect className={styles.band} x={`${from}%`} y="30" width={`${until - from}%`} height="28" />
      <text
        x={`${anchor === 'start' ? from : anchor === 'end' ? until : middle}%`}
        y="20"
        textAnchor={anchor}
      >
        thường bán {formatYen(usual.low_jpy)}–{formatYen(usual.high_jpy)}
      </text>
    </>
  );
}

/** A little more than the most that must be seen. */
const topOf = (priceNow: number, step: number, seen: readonly number[]): number =>
  Math.max(priceNow + STEPS_ABOVE * step, ...seen.map((yen) => Math.ceil(yen * 1.1)));

/** The valid amount nearest to where the handle was left. */
const validNear = (yen: number, least: number, step: number): number =>
  least + Math.max(0, Math.round((yen - least) / step)) * step;
