import { type BidBody, placeBidEndpoint, snipeEndpoint } from '@hako/contract/bidding/placing';
import type { AuctionStanding } from '@hako/contract/bidding/standing';
import type { CheckoutChoices as Choices } from '@hako/contract/kit/checkout-choices';
import { Suspense, useEffect, useId, useState } from 'react';
import { Await } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../../../api/client.ts';
import type { ApiRefusal } from '../../../../api/refusal.ts';
import { useAction } from '../../../../api/use-action.ts';
import { restrictionOf, RiskCheckbox } from '../../../../parts/checkout/held-amount.tsx';
import {
  CheckoutChoices,
  noChoices,
  usableCodes,
} from '../../../../parts/choices/checkout-choices.tsx';
import { type Offers, useOffers } from '../../../../parts/choices/use-offers.ts';
import { RefusalNote } from '../../../../ui/forms/form.tsx';
import { toast } from '../../../../ui/frames/toast.tsx';
import styles from '../bid-panel.module.css';
import { BidFoot } from './bid-foot.tsx';
import { ExtensionChoice, TimingChoice } from './bid-timing.tsx';
import { MaximumField } from './maximum-field.tsx';
import type { UsualAnswer } from './price-ladder.tsx';
import { type TypedMaximum, useMaximum } from './use-maximum.ts';

/** What came back for a bid that was sent: whether the site took it. */
export interface SentBid {
  readonly success: boolean;
}

interface FormProps {
  readonly standing: AuctionStanding;
  readonly shipMode: string | undefined;
  /** Told the answer to a bid; undefined where it was refused. */
  readonly onDone: (sent: SentBid | undefined) => Promise<void>;
  /** What such goods usually cost, when somebody knows. */
  readonly usual: UsualAnswer | undefined;
  /** Another button of the panel is the main one, unless something must be confirmed here first. */
  readonly isPlain?: boolean;
}

/** What I pay at most, in yen or as a total at my door in đồng; now, or shortly before the end. */
export function BidForm({ standing, shipMode, onDone, usual, isPlain = false }: FormProps) {
  const [isSnipeChosen, setSnipe] = useState(standing.mine?.state === 'scheduled');
  const isSnipe = isSnipeChosen && !standing.is_by_hand;
  const [steps, setSteps] = useState(3);
  const [choices, setChoices] = useState(() => choicesFor(standing, shipMode));
  const offers = useOffers();
  const typed = useMaximum(standing, choices);
  const id = useId();
  const { maximum, price, fault } = typed;
  const [isConfirmed, setConfirmed] = useState(false);
  const restriction = restrictionOf([price?.breakdown ?? null]);
  const bid = useSendBid(isSnipe, [typed.asked, choices, isSnipe, steps]);
  const mayPress =
    price !== undefined && !fault && !offers.lacksAddress && (!restriction || isConfirmed);

  async function submit() {
    if (maximum === undefined || !price || fault) return;
    const placed = await bid.run({
      site: standing.site,
      code: standing.code,
      price: maximum,
      ...choices,
      discount_codes: usableCodes(price.coupons),
      extension_rule: steps === 0 ? 'stop' : 'follow',
      follow_steps: steps,
      agreed_hold: price.hold,
      is_risk_confirmed: isConfirmed,
    });
    if (placed) toast(placed.detail ?? placed.message, placed.success ? 'good' : 'bad');
    else typed.readPriceAgain();
    await onDone(placed);
  }

  return (
    <div className={styles.form}>
      <form
        id={id}
        method="post"
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <HowToBid {...{ standing, typed, usual, isSnipe, setSnipe, steps, setSteps }} />
      </form>
      <BidChoices {...{ typed, choices, offers }} onChoose={setChoices} />
      <BeforeSending {...{ typed, isConfirmed }} refusal={bid.refusal} onConfirm={setConfirmed} />
      <BidFoot
        {...{ typed, mayPress }}
        refusal={bid.refusal}
        word={standing.is_by_hand ? 'Nhờ nhân viên đặt' : isSnipe ? 'Hẹn săn' : 'Đặt giá'}
        isBusy={bid.isBusy}
        form={id}
        isPlain={isPlain && !restriction}
      />
    </div>
  );
}

/** When it is bid, up to what, and what happens when the auction is extended. */
function HowToBid({ standing, typed, usual, isSnipe, setSnipe, steps, setSteps }: HowToBidProps) {
  return (
    <>
      {standing.is_by_hand ? null : (
        <TimingChoice isSnipe={isSnipe} onSnipe={setSnipe} leadMs={standing.lead_ms} />
      )}
      <Suspense fallback={<MaximumField typed={typed} standing={standing} usual={undefined} />}>
        <Await resolve={usual} errorElement={null}>
          {(known) => (
            <MaximumField
              typed={typed}
              standing={standing}
              usual={known?.data.price ?? undefined}
            />
          )}
        </Await>
      </Suspense>
      {isSnipe ? <ExtensionChoice steps={steps} onSteps={setSteps} /> : null}
    </>
  );
}

interface HowToBidProps {
  readonly standing: AuctionStanding;
  readonly typed: TypedMaximum;
  readonly usual: FormProps['usual'];
  readonly isSnipe: boolean;
  readonly setSnipe: (isSnipe: boolean) => void;
  readonly steps: number;
  readonly setSteps: (steps: number) => void;
}

/** What must be confirmed, and why it was refused. */
function BeforeSending({
  typed,
  isConfirmed,
  refusal,
  onConfirm,
}: {
  readonly typed: TypedMaximum;
  readonly isConfirmed: boolean;
  readonly refusal: ApiRefusal | undefined;
  readonly onConfirm: (isConfirmed: boolean) => void;
}) {
  const restriction = restrictionOf([typed.price?.breakdown ?? null]);
  return (
    <>
      {restriction ? <RiskCheckbox reason={restriction} {...{ isConfirmed, onConfirm }} /> : null}
      <RefusalNote
        refusal={refusal}
        tone={refusal?.code === 'bidding.timeout' ? 'estimate' : 'bad'}
      />
    </>
  );
}

/** A raise begins with what the bid has. */
const choicesFor = ({ mine }: AuctionStanding, shipMode: string | undefined): Choices =>
  mine ? mine.choices : noChoices(shipMode);

/** What goes along with the bid; open while there is no address to send it to. */
function BidChoices({
  typed: { price },
  offers,
  ...rest
}: {
  readonly typed: TypedMaximum;
  readonly offers: Offers;
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
}) {
  return (
    <details open={offers.lacksAddress || undefined}>
      <summary>Giao tới đâu, cách vận chuyển, dịch vụ, mã giảm giá</summary>
      <CheckoutChoices
        {...rest}
        offers={offers}
        breakdowns={price?.breakdown ? [price.breakdown] : []}
        effects={price?.coupons}
        isBusy={price === undefined}
      />
    </details>
  );
}

/**
 * Sends a bid at once, or schedules it as a snipe. Why one was refused is forgotten as soon as
 * something else is `wanted`.
 */
function useSendBid(isSnipe: boolean, wanted: readonly unknown[]) {
  const bid = useAction((body: Static<typeof BidBody>, idempotencyKey) =>
    isSnipe
      ? call(snipeEndpoint, { body }, { idempotencyKey })
      : call(placeBidEndpoint, { params: { mode: 'now' }, body }, { idempotencyKey }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is wanted makes it forget.
  useEffect(bid.reset, [JSON.stringify(wanted)]);
  return bid;
}
