import { useState } from 'react';
import { HeldAmount, restrictionOf, RiskCheckbox } from '../../../parts/checkout/held-amount.tsx';
import { CheckoutChoices } from '../../../parts/choices/checkout-choices.tsx';
import { useOffers } from '../../../parts/choices/use-offers.ts';
import { PriceBreakdown } from '../../../parts/price/price-breakdown.tsx';
import { languageOf } from '../../../text/language.ts';
import { Dong, Yen } from '../../../ui/figures/money.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Facts, Stack } from '../../../ui/frames/card.tsx';
import { Sheet } from '../../../ui/frames/sheet.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import type { Purchase } from './use-purchase.ts';

/** Asks once more before money is held: what is bought, what it comes to, and a price that changed meanwhile. */
export function BuySheet(props: Props) {
  return props.purchase.isAsked ? <AskedPurchase {...props} /> : null;
}

interface Props {
  readonly title: string;
  readonly purchase: Purchase;
}

function AskedPurchase({ title, purchase }: Props) {
  const offers = useOffers();
  const { price, problem, changedToJpy } = purchase;
  const [isConfirmed, setConfirmed] = useState(false);
  const restriction = restrictionOf([price?.breakdown ?? null]);
  return (
    <Sheet
      isOpen
      onClose={purchase.leave}
      title="Mua ngay"
      foot={
        changedToJpy ? (
          <Button kind="money" isWide onClick={purchase.agreeToChange}>
            Đồng ý giá mới <Yen amount={changedToJpy} />
          </Button>
        ) : (
          <Button
            kind="money"
            isWide
            isBusy={purchase.isBusy}
            disabled={!price || offers.lacksAddress || (restriction !== undefined && !isConfirmed)}
            onClick={() => void purchase.confirm(isConfirmed)}
          >
            Xác nhận mua
          </Button>
        )
      }
    >
      <Stack>
        <p lang={languageOf(title)}>{title}</p>
        <RefusalNote refusal={purchase.refusal} tone={changedToJpy ? 'estimate' : 'bad'} />
        <CheckoutChoices
          choices={purchase.choices}
          onChoose={purchase.choose}
          offers={offers}
          breakdowns={price?.breakdown ? [price.breakdown] : []}
          effects={price?.coupons}
          isBusy={price === undefined}
        />
        <PurchaseCost purchase={purchase} />
        {problem ? <Banner tone="bad">{problem}</Banner> : null}
        {restriction ? (
          <RiskCheckbox reason={restriction} isConfirmed={isConfirmed} onConfirm={setConfirmed} />
        ) : null}
        <p>Hako kiểm tra lại giá trước khi mua. Không mua được thì trả lại ví ngay.</p>
      </Stack>
    </Sheet>
  );
}

/** The price at the marketplace, what is held now and what it comes to at the door. */
function PurchaseCost({ purchase: { price, agreedJpy } }: { readonly purchase: Purchase }) {
  const breakdown = price?.breakdown;
  const held = price ? (
    <HeldAmount key="hold" hold={price.hold} breakdown={price.breakdown} />
  ) : (
    '…'
  );
  return (
    <>
      <Facts
        rows={[
          ['Giá trên sàn', <Yen key="yen" amount={agreedJpy} />],
          ['Tạm giữ trong ví bây giờ', held],
          [
            'Về tới nhà, ước tính',
            breakdown ? <Dong key="landed" amount={breakdown.landed_total.likely} /> : '…',
          ],
        ]}
      />
      {breakdown ? <PriceBreakdown breakdown={breakdown} /> : null}
    </>
  );
}
