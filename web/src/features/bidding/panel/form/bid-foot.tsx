import { useLocation } from 'react-router';
import type { ApiRefusal } from '../../../../api/refusal.ts';
import { HeldAmount } from '../../../../parts/checkout/held-amount.tsx';
import { formatDong, formatDongRough, formatYen, nearDong } from '../../../../text/money.ts';
import { wayOutOf } from '../../../../text/ways-out.ts';
import { Dong } from '../../../../ui/figures/money.tsx';
import { CertaintySign } from '../../../../ui/figures/tag.tsx';
import { Button, ButtonLink } from '../../../../ui/forms/button.tsx';
import styles from '../bid-panel.module.css';
import type { BidPrice } from '../use-bid-price.ts';
import type { TypedMaximum } from './use-maximum.ts';

/** What the maximum comes to at my door, and what the wallet holds for it. */
function BidCost({ typed: { price, problem, maximum } }: { readonly typed: TypedMaximum }) {
  const breakdown = maximum === undefined ? undefined : price?.breakdown;
  return (
    <div className={styles.cost} aria-live="polite">
      {problem ? <p>{problem}</p> : null}
      {price && breakdown ? (
        <>
          <Landed breakdown={breakdown} />
          <p>
            Tạm giữ trong ví <HeldAmount hold={price.hold} breakdown={breakdown} />. Không thắng thì
            trả lại ngay.
          </p>
        </>
      ) : null}
    </div>
  );
}

/** The total at the door on one line, an estimate rounded. */
function Landed({ breakdown }: { readonly breakdown: NonNullable<BidPrice['breakdown']> }) {
  const { likely, low, high } = breakdown.landed_total;
  const isCertain = breakdown.certainty === 'certain';
  return (
    <p className={styles.landed}>
      <CertaintySign certainty={isCertain ? 'certain' : 'estimate'} />
      Về tới nhà <b>{isCertain ? <Dong amount={likely} /> : <Dong amount={nearDong(likely)} />}</b>
      {low === high ? null : <span className="tabular"> {formatDongRough(low, high)}</span>}
    </p>
  );
}

/** Too little money for this bid: what is missing, and the way to it. */
function useTopUp(refusal: ApiRefusal | undefined) {
  const { pathname } = useLocation();
  const missing = Number(refusal?.facts?.['missing'] ?? 0);
  const way = refusal?.code === 'wallet.not-enough' ? wayOutOf(refusal, pathname) : undefined;
  return way && missing > 0 ? { to: way.to, missing } : undefined;
}

interface FootProps {
  readonly typed: TypedMaximum;
  readonly refusal: ApiRefusal | undefined;
  readonly word: string;
  /** The id of the form that it sends. */
  readonly form: string;
  readonly isBusy: boolean;
  readonly mayPress: boolean;
  /** Another button of the panel is the main one. */
  readonly isPlain: boolean;
}

/** What the bid comes to and holds, and the button that sends it, in reach of the thumb. */
export function BidFoot({ typed, refusal, word, form, isBusy, mayPress, isPlain }: FootProps) {
  const { maximum } = typed;
  const topUp = useTopUp(refusal);
  return (
    <div className={styles.foot}>
      <BidCost typed={typed} />
      {topUp ? (
        <ButtonLink kind={isPlain ? 'plain' : 'main'} isWide to={topUp.to}>
          Nạp {formatDong(topUp.missing)}
        </ButtonLink>
      ) : null}
      <Button
        type="submit"
        form={form}
        kind={topUp || isPlain ? 'plain' : 'main'}
        isWide
        isBusy={isBusy}
        disabled={maximum === undefined || !mayPress}
      >
        {word} {maximum === undefined ? '' : `tối đa ${formatYen(maximum)}`}
      </Button>
    </div>
  );
}
