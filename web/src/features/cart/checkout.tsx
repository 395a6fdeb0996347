import type { CartEntry } from '@hako/contract/cart/cart';
import { payForOrderEndpoint } from '@hako/contract/cart/checkout';
import type { CheckoutChoices } from '@hako/contract/kit/checkout-choices';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Card, Stack } from '../../ui/frames/card.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Dong } from '../../ui/figures/money.tsx';
import { Banner, Skeleton } from '../../ui/frames/states.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import { restrictionOf, RiskCheckbox } from '../../parts/checkout/held-amount.tsx';
import { CheckoutChoices as Choices, usableCodes } from '../../parts/choices/checkout-choices.tsx';
import { useOffers } from '../../parts/choices/use-offers.ts';
import { LackingNote } from '../../parts/checkout/lacking-note.tsx';
import { Agreement } from '../../parts/checkout/agreement.tsx';
import { CheckoutCost, pricedLines } from './checkout-cost.tsx';
import type { CheckedCart } from './checked-cart.ts';

interface CheckoutProps {
  readonly chosen: readonly CartEntry[];
  /** What the server says that this purchase costs; undefined until the marketplaces have answered. */
  readonly checked: CheckedCart | undefined;
  readonly availableVnd: number;
  /** A price changed or a line is gone: nothing can be paid before that was seen. */
  readonly hasNews: boolean;
  /** For all chosen lines. */
  readonly choices: CheckoutChoices;
  /** The code that was chosen for the customer, who said nothing about codes. */
  readonly chosenForThem?: string | null;
  readonly onChoose: (choices: CheckoutChoices) => void;
  readonly onChanged: () => Promise<void>;
}

/** What the chosen lines cost now and later, and the one button that buys them all, or none. */
export function Checkout(props: CheckoutProps) {
  const { chosen, checked, availableVnd, hasNews, choices } = props;
  const offers = useOffers();
  const [isAgreed, setAgreed] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const order = useOrder(props);
  const priced = pricedLines(chosen, checked);
  const isWhole = chosen.length > 0 && priced.length === chosen.length;
  const restriction = restrictionOf(priced.map(({ breakdown }) => breakdown));
  const lacking = Math.max(0, (checked?.payment.hold ?? 0) - availableVnd);
  const mayOrder =
    isWhole &&
    isAgreed &&
    !hasNews &&
    lacking === 0 &&
    !offers.lacksAddress &&
    (!restriction || isConfirmed);
  return (
    <Card title="Thanh toán">
      <Stack>
        <CostOrWhyNot {...{ checked, priced, availableVnd }} hasChosen={chosen.length > 0} />
        {chosen.length > 0 ? (
          <Choices
            choices={choices}
            onChoose={props.onChoose}
            offers={offers}
            breakdowns={priced.map(({ breakdown }) => breakdown)}
            effects={checked?.coupons}
            chosenForThem={props.chosenForThem}
            isBusy={!checked}
          />
        ) : null}
        <LackingNote lackingVnd={lacking} />
        {hasNews ? (
          <Banner tone="estimate">
            Có giá đã đổi hoặc sản phẩm không còn. Vui lòng xem và xác nhận trước khi thanh toán.
          </Banner>
        ) : null}
        <RefusalNote refusal={order.refusal} />
        {restriction ? (
          <RiskCheckbox reason={restriction} isConfirmed={isConfirmed} onConfirm={setConfirmed} />
        ) : null}
        <Agreement isAgreed={isAgreed} onAgree={setAgreed} />
        <Button
          kind="money"
          isWide
          isBusy={order.isBusy}
          disabled={!mayOrder}
          onClick={() => void order.place(isConfirmed)}
        >
          Đặt hàng {isWhole ? <Dong amount={checked?.payment.first_payment ?? 0} /> : null}
        </Button>
      </Stack>
    </Card>
  );
}

/** What it costs; until that is known, or when nothing is chosen, why it is not said. */
function CostOrWhyNot({
  checked,
  priced,
  availableVnd,
  hasChosen,
}: {
  readonly checked: CheckedCart | undefined;
  readonly priced: ReturnType<typeof pricedLines>;
  readonly availableVnd: number;
  readonly hasChosen: boolean;
}) {
  if (checked && priced.length > 0)
    return <CheckoutCost priced={priced} payment={checked.payment} availableVnd={availableVnd} />;
  if (hasChosen && !checked) return <Skeleton lines={6} />;
  return (
    <p>
      {hasChosen
        ? 'Chưa tính được giá, vui lòng tải lại trang sau ít phút.'
        : 'Chọn sản phẩm để xem giá về tới nhà.'}
    </p>
  );
}

/** Orders what is chosen at the prices that were shown, and goes to the order. */
function useOrder({ chosen, checked, choices, onChanged }: CheckoutProps) {
  const navigate = useNavigate();
  const { run, isBusy, refusal } = useAction(
    (body: Static<typeof payForOrderEndpoint.body>, idempotencyKey) =>
      call(payForOrderEndpoint, { body }, { idempotencyKey }),
  );
  async function place(isRiskConfirmed: boolean) {
    const made = await run({
      items: chosen.map(({ _id: id }) => ({
        id,
        note: choices.note,
        extra_services: choices.services_extra,
        ship_mode: choices.ship_mode,
      })),
      address_id: choices.address_id,
      agreed_first_payment: checked?.payment.first_payment ?? 0,
      agreed_hold: checked?.payment.hold ?? 0,
      is_risk_confirmed: isRiskConfirmed,
      discount_codes: usableCodes(checked?.coupons),
    });
    if (!made) return onChanged();
    toast(made.message, 'good');
    await navigate(
      made.data.length === 1 && made.data[0]
        ? `/account/quotes/${made.data[0].code}`
        : '/account/quotes',
    );
  }
  return { place, isBusy, refusal };
}
