import { type BidBody, placeBidEndpoint, snipeEndpoint } from '@hako/contract/bidding/placing';
import type { AuctionStanding } from '@hako/contract/bidding/standing';
import { useState } from 'react';
import type { Static } from 'typebox';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { HeldAmount, restrictionOf, RiskCheckbox } from '../../../parts/checkout/held-amount.tsx';
import { formatYen } from '../../../text/money.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { LandedTotal } from '../../../ui/figures/money.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import styles from './bid-panel.module.css';
import { ExtensionChoice, TimingChoice } from './bid-timing.tsx';
import { MaximumField } from './maximum-field.tsx';
import { type TypedMaximum, useMaximum } from './use-maximum.ts';

interface FormProps {
  readonly standing: AuctionStanding;
  readonly shipMode: string | undefined;
  readonly onDone: () => Promise<void>;
}

/** What I pay at most, in yen or as a total at my door in đồng; now, or shortly before the end. */
export function BidForm({ standing, shipMode, onDone }: FormProps) {
  const [isSnipeChosen, setSnipe] = useState(standing.mine?.state === 'scheduled');
  const isSnipe = isSnipeChosen && !standing.is_by_hand;
  const [steps, setSteps] = useState(3);
  const typed = useMaximum(standing, shipMode);
  const { maximum, price, fault } = typed;
  const [isConfirmed, setConfirmed] = useState(false);
  const restriction = restrictionOf([price?.breakdown ?? null]);
  const bid = useSendBid(isSnipe);

  async function submit() {
    if (maximum === undefined || !price || fault) return;
    const placed = await bid.run({
      site: standing.site,
      code: standing.code,
      price: maximum,
      ship_mode: shipMode ?? null,
      extension_rule: steps === 0 ? 'stop' : 'follow',
      follow_steps: steps,
      agreed_hold: price.hold,
      is_risk_confirmed: isConfirmed,
    });
    if (placed) toast(placed.detail ?? placed.message, placed.success ? 'good' : 'bad');
    else typed.readPriceAgain();
    await onDone();
  }

  return (
    <form
      method="post"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {standing.is_by_hand ? null : (
        <TimingChoice isSnipe={isSnipe} onSnipe={setSnipe} leadMs={standing.lead_ms} />
      )}
      <MaximumField typed={typed} nextBids={standing.next_bids} />
      {isSnipe ? <ExtensionChoice steps={steps} onSteps={setSteps} /> : null}
      <BidCost typed={typed} />
      {restriction ? (
        <RiskCheckbox reason={restriction} isConfirmed={isConfirmed} onConfirm={setConfirmed} />
      ) : null}
      <RefusalNote
        refusal={bid.refusal}
        tone={bid.refusal?.code === 'bidding.timeout' ? 'estimate' : 'bad'}
      />
      <SendButton
        word={standing.is_by_hand ? 'Nhờ đặt' : isSnipe ? 'Hẹn săn' : 'Đặt giá'}
        maximum={maximum}
        isBusy={bid.isBusy}
        mayPress={price !== undefined && !fault && (restriction === undefined || isConfirmed)}
      />
    </form>
  );
}

/** Sends a bid at once, or schedules it as a snipe. */
const useSendBid = (isSnipe: boolean) =>
  useAction((body: Static<typeof BidBody>, idempotencyKey) =>
    isSnipe
      ? call(snipeEndpoint, { body }, { idempotencyKey })
      : call(placeBidEndpoint, { params: { mode: 'now' }, body }, { idempotencyKey }),
  );

/** What the maximum comes to at my door, and what the wallet holds for it. */
function BidCost({ typed: { price, problem, maximum } }: { readonly typed: TypedMaximum }) {
  const breakdown = maximum === undefined ? undefined : price?.breakdown;
  return (
    <div className={styles.price} aria-live="polite">
      {problem ? <p>{problem}</p> : null}
      {price && breakdown ? (
        <>
          <LandedTotal
            totalVnd={breakdown.landed_total.likely}
            lowVnd={breakdown.landed_total.low}
            highVnd={breakdown.landed_total.high}
            certainty={breakdown.certainty}
          />
          <p>
            Giữ trong ví <HeldAmount hold={price.hold} breakdown={breakdown} />. Không thắng thì trả
            lại ngay.
          </p>
        </>
      ) : null}
    </div>
  );
}

interface SendButtonProps {
  readonly word: string;
  readonly maximum: number | undefined;
  readonly isBusy: boolean;
  readonly mayPress: boolean;
}

function SendButton({ word, maximum, isBusy, mayPress }: SendButtonProps) {
  return (
    <Button
      type="submit"
      kind="money"
      isWide
      isBusy={isBusy}
      disabled={maximum === undefined || !mayPress}
    >
      {word} {maximum === undefined ? '' : `tối đa ${formatYen(maximum)}`}
    </Button>
  );
}
