import type { CartEntry } from '@hako/contract/cart/cart';
import { PriceBreakdown } from '../../parts/price/price-breakdown.tsx';
import { Dong, LandedTotal } from '../../ui/figures/money.tsx';
import { Facts } from '../../ui/frames/card.tsx';
import styles from './cart.module.css';
import type { Checked, CheckedCart } from './checked-cart.ts';

/** A chosen line that the server gave a price for. */
interface PricedLine {
  readonly id: string;
  readonly name: string;
  readonly breakdown: NonNullable<Checked['breakdown']>;
}

/** The chosen lines that have a price, in the order of the server. */
export const pricedLines = (
  chosen: readonly CartEntry[],
  checked: { readonly data: readonly Checked[] } | undefined,
): PricedLine[] =>
  (checked?.data ?? []).flatMap(({ id, breakdown }) => {
    const line = chosen.find(({ _id }) => _id === id);
    return line && breakdown ? [{ id, name: line.name_vi, breakdown }] : [];
  });

const BOX_WORDS =
  'Phí tính theo người bán và theo lần mua chỉ tính một lần, cước và giao hàng tính cho cả thùng. Mỗi món chịu phần của mình, cộng lại đúng bằng tổng.';

/** What each line costs, what is paid now and later, and what all comes to at the door. */
export function CheckoutCost({
  priced,
  payment,
  availableVnd,
}: {
  readonly priced: readonly PricedLine[];
  readonly payment: CheckedCart['payment'];
  readonly availableVnd: number;
}) {
  const { first_payment: first, hold, second_payment: second, landed_total: landed } = payment;
  return (
    <>
      {priced.map(({ id, name, breakdown }) => (
        <details key={id} className={styles.priced} open={priced.length === 1}>
          <summary>
            <span>{name}</span> <Dong amount={breakdown.landed_total.likely} />
          </summary>
          <PriceBreakdown breakdown={breakdown} />
        </details>
      ))}
      {priced.length > 1 ? <p className={styles.box}>{BOX_WORDS}</p> : null}
      <Facts
        rows={[
          ['Lần 1, bây giờ', <Dong key="first" amount={first} />],
          ...(hold > first
            ? ([
                [
                  'Tạm giữ nhiều nhất (chưa chắc phí vận chuyển nội địa Nhật)',
                  <Dong key="hold" amount={hold} />,
                ],
              ] as const)
            : []),
          ['Lần 2, ước tính', <Dong key="second" amount={second} />],
          ['Số dư ví', <Dong key="available" amount={availableVnd} />],
        ]}
      />
      <LandedTotal
        totalVnd={landed.likely}
        lowVnd={landed.low}
        highVnd={landed.high}
        certainty="estimate"
        size="large"
      />
    </>
  );
}
