import type { QuoteRow } from '@hako/contract/orders/orders';
import { useState } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { ChoiceBar } from '../../ui/forms/choice-bar.tsx';
import { Countdown } from '../../ui/figures/countdown.tsx';
import { Dong } from '../../ui/figures/money.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { PayQuotes } from './pay-quotes.tsx';

/** The answered quotes that were chosen in the list, in reach of the thumb, and the sheet in which they are paid together. */
export function PayChosen({
  orders,
  availableVnd,
  onTried,
}: {
  readonly orders: readonly QuoteRow[];
  readonly availableVnd: number;
  readonly onTried: () => Promise<void>;
}) {
  const [isOpen, setOpen] = useState(false);
  const endsAt = orders.flatMap(({ quote_ends_at: end }) => end ?? []).toSorted()[0];
  if (orders.length === 0 || endsAt === undefined) return null;
  const title = orders.length === 1 ? 'Thanh toán báo giá' : `Thanh toán ${orders.length} báo giá`;
  return (
    <>
      <ChoiceBar
        label="Báo giá đã chọn"
        action={
          <Button kind="money" onClick={() => setOpen(true)}>
            Thanh toán ({orders.length})
          </Button>
        }
      >
        <strong>
          <Dong amount={orders.reduce((sum, { total }) => sum + total, 0)} />
        </strong>
        <small>
          Giữ giá <Countdown endsAt={endsAt} />
        </small>
      </ChoiceBar>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        <PayQuotes
          key={orders.map(({ code }) => code).join()}
          codes={orders.map(({ code }) => code)}
          names={new Map(orders.map(({ code, name }) => [code, name]))}
          endsAt={endsAt}
          availableVnd={availableVnd}
          services={[]}
          askedServices={[]}
          onTried={async (isPaid) => {
            if (isPaid) setOpen(false);
            await onTried();
          }}
        />
      </Sheet>
    </>
  );
}
