import type { OrderBook } from '@hako/contract/desk/order-book';
import { accountName } from '../../../../text/accounts.ts';
import { formatDong } from '../../../../text/money.ts';
import { Card, Facts } from '../../../../ui/frames/card.tsx';

type Margin = NonNullable<OrderBook['margin']>;
type Certainty = Margin['revenue_certainty'];

/** How sure a figure is: a figure never stands without it. */
const SURE: Readonly<Record<Certainty, string>> = {
  booked: 'đã vào sổ',
  computed: 'theo cân nặng thực',
  forecast: 'ước tính',
};
const percentText = (hundredths: number | null): string =>
  hundredths === null ? '' : ` (${(hundredths / 100).toFixed(2).replace('.', ',')} %)`;

/** What an order leaves for us, from what comes in to what goes out again. */
export function MarginCard({ margin }: { readonly margin: Margin }) {
  const sum = `${formatDong(margin.margin_vnd)}${percentText(margin.percent_hundredths)}`;
  return (
    <Card title="Lãi gộp" level={3}>
      <Facts
        rows={[
          [`Khách trả (${SURE[margin.revenue_certainty]})`, formatDong(margin.revenue_vnd)],
          ...margin.costs.map(
            ({ account, amount_vnd: amount, certainty }) =>
              [`${accountName(account)} (${SURE[certainty]})`, formatDong(-amount)] as const,
          ),
          [
            `Còn lại (${margin.is_forecast ? SURE.forecast : SURE.booked})`,
            <strong key="margin">{sum}</strong>,
          ],
        ]}
      />
    </Card>
  );
}
