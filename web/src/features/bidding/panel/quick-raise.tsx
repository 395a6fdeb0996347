import { type BidBody, placeBidEndpoint } from '@hako/contract/bidding/placing';
import type { AuctionStanding } from '@hako/contract/bidding/standing';
import { useState } from 'react';
import type { Static } from 'typebox';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { formatYen } from '../../../text/money.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Dong } from '../../../ui/figures/money.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import { noChoices, usableCodes } from '../../../parts/choices/checkout-choices.tsx';
import { restrictionOf } from '../../../parts/checkout/held-amount.tsx';
import type { SentBid } from './form/bid-form.tsx';
import { useBidPrice } from './use-bid-price.ts';

/** Outbid: one tap to the next valid maximum, with what it holds written on it before. */
export function QuickRaise({
  standing,
  shipMode,
  onDone,
}: {
  readonly standing: AuctionStanding;
  readonly shipMode: string | undefined;
  readonly onDone: (sent: SentBid | undefined) => Promise<void>;
}) {
  const next = standing.next_bids[0];
  const [turn, setTurn] = useState(0);
  const asked = next === undefined ? undefined : { yen: next };
  // As the bid that is raised has them.
  const choices = standing.mine?.choices ?? noChoices(shipMode);
  const { price, problem } = useBidPrice(
    { site: standing.site, code: standing.code, mode: 'bid', choices },
    asked,
    turn,
  );
  const raise = useAction((body: Static<typeof BidBody>, idempotencyKey) =>
    call(placeBidEndpoint, { params: { mode: 'now' }, body }, { idempotencyKey }),
  );
  // What must be confirmed is confirmed in the form.
  if (next === undefined || restrictionOf([price?.breakdown ?? null])) return null;

  async function submit() {
    if (next === undefined || !price) return;
    const placed = await raise.run({
      site: standing.site,
      code: standing.code,
      price: next,
      ...choices,
      // A code that ran out since would have the raise refused.
      discount_codes: usableCodes(price.coupons),
      agreed_hold: price.hold,
    });
    if (placed) toast(placed.detail ?? placed.message, placed.success ? 'good' : 'bad');
    else setTurn(turn + 1);
    await onDone(placed);
  }

  return (
    <>
      <RefusalNote refusal={raise.refusal} />
      {problem ? <p aria-live="polite">{problem}</p> : null}
      <Button
        kind="main"
        isWide
        isBusy={raise.isBusy}
        disabled={!price}
        onClick={() => void submit()}
      >
        Nâng ngay lên {formatYen(next)}
      </Button>
      {price ? <HeldByRaise hold={price.hold} /> : null}
    </>
  );
}

/** What one tap holds. */
function HeldByRaise({ hold }: { readonly hold: number }) {
  return (
    <p>
      Tạm giữ <Dong amount={hold} /> trong ví; không thắng thì trả lại ngay. Muốn giá tối đa khác,
      chọn bên dưới.
    </p>
  );
}
