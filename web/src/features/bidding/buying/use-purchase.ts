import {
  type BidBody,
  buyFixedPriceEndpoint,
  placeBidEndpoint,
} from '@hako/contract/bidding/placing';
import type { CheckoutChoices } from '@hako/contract/kit/checkout-choices';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../../api/client.ts';
import type { ApiRefusal } from '../../../api/refusal.ts';
import { useAction } from '../../../api/use-action.ts';
import { noChoices, usableCodes } from '../../../parts/choices/checkout-choices.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import { type BidPrice, useBidPrice } from '../panel/use-bid-price.ts';

interface Wanted {
  readonly site: string;
  readonly code: string;
  /** One piece as it is shown, whole yen, tax included. */
  readonly priceJpy: number;
  readonly isAuction: boolean;
  readonly shipMode?: string | undefined;
}

/** A purchase at the fixed price, from its question to its order. */
export interface Purchase {
  readonly isAsked: boolean;
  readonly ask: () => void;
  readonly leave: () => void;
  /** What the customer agrees to pay, whole yen. */
  readonly agreedJpy: number;
  /** What the marketplace asks now, when it refused the agreed price. */
  readonly changedToJpy: number | undefined;
  readonly agreeToChange: () => void;
  readonly choices: CheckoutChoices;
  readonly choose: (choices: CheckoutChoices) => void;
  /** What it holds and costs. */
  readonly price: BidPrice | undefined;
  /** Why the server gives no price. */
  readonly problem: string | undefined;
  readonly refusal: ApiRefusal | undefined;
  readonly isBusy: boolean;
  readonly confirm: (isRiskConfirmed: boolean) => Promise<void>;
}

/** Reads what the purchase costs once it is asked for, buys, and goes to the order. */
export function usePurchase({ site, code, priceJpy, isAuction, shipMode }: Wanted): Purchase {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  // What the marketplace asks now, once it told us that the shown price is old.
  const [newPrice, setNewPrice] = useState<number>();
  const agreedJpy = newPrice ?? priceJpy;
  const [choices, choose] = useState(() => noChoices(shipMode));
  const [turn, setTurn] = useState(0);
  const { price, problem } = useBidPrice(
    { site, code, mode: 'buy', choices },
    isAsked ? { yen: agreedJpy } : undefined,
    turn,
  );
  const { run, refusal, isBusy, reset } = useAction(
    (body: Static<typeof BidBody>, idempotencyKey) =>
      isAuction
        ? call(placeBidEndpoint, { params: { mode: 'buy' }, body }, { idempotencyKey })
        : call(buyFixedPriceEndpoint, { body }, { idempotencyKey }),
  );
  const changedToJpy =
    refusal?.code === 'bidding.price-changed' ? Number(refusal.facts['new']) : undefined;
  async function confirm(isRiskConfirmed: boolean) {
    if (!price) return;
    const bought = await run({
      site,
      code,
      price: agreedJpy,
      ...choices,
      discount_codes: usableCodes(price.coupons),
      agreed_hold: price.hold,
      is_risk_confirmed: isRiskConfirmed,
    });
    if (!bought) setTurn((before) => before + 1);
    if (bought?.data.order_code) {
      toast(`Đã tạo đơn ${bought.data.order_code}`, 'good');
      await navigate(`/account/quotes/${bought.data.order_code}`);
    }
  }
  function agreeToChange() {
    setNewPrice(changedToJpy);
    reset();
  }
  return {
    ...{ isAsked, ask: () => setAsked(true), leave: () => setAsked(false) },
    ...{
      agreedJpy,
      changedToJpy,
      agreeToChange,
      choices,
      choose,
      price,
      problem,
      refusal,
      isBusy,
      confirm,
    },
  };
}
