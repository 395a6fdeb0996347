import type { CartEntry } from '@hako/contract/cart/cart';
import { Dong } from '../../ui/figures/money.tsx';
import { ChoiceBar } from '../../ui/forms/choice-bar.tsx';
import styles from './cart.module.css';
import type { CheckedCart } from './checked-cart.ts';
import { pricedLines } from './checkout-cost.tsx';
import { ChooseAll } from './choose-all.tsx';

/** Where the payment of the cart stands on its page. */
export const CHECKOUT = 'thanh-toan';

/** Under the list on a phone: all or none, what is paid now, and the way down to the payment. */
export function PayBar({
  lines,
  cart,
  onChanged,
}: {
  readonly lines: readonly CartEntry[];
  /** Undefined until the marketplaces have answered. */
  readonly cart: CheckedCart | undefined;
  readonly onChanged: () => Promise<void>;
}) {
  const gone = new Set(cart?.data.filter(({ state }) => state === 'gone').map(({ id }) => id));
  const chosen = lines.filter(({ selected, _id }) => selected && !gone.has(_id));
  return (
    <div className={styles.payBar}>
      <ChoiceBar
        label="Món đã chọn"
        action={
          <a href={`#${CHECKOUT}`} className={styles.toPay}>
            Đặt mua ({chosen.length})
          </a>
        }
      >
        <div className={styles.all}>
          <ChooseAll lines={lines} checked={cart?.data ?? []} onChanged={onChanged} of="cả giỏ" />
          <p className={styles.total}>
            <small>Lần 1</small>
            <strong>
              <FirstPayment cart={cart} chosen={chosen} />
            </strong>
          </p>
        </div>
      </ChoiceBar>
    </div>
  );
}

/** No sum where a site has not told a price: a part of it is not what is paid. */
function FirstPayment({
  cart,
  chosen,
}: {
  readonly cart: CheckedCart | undefined;
  readonly chosen: readonly CartEntry[];
}) {
  if (!cart) return 'Đang tính…';
  if (pricedLines(chosen, cart).length < chosen.length) return 'Chưa tính được';
  return <Dong amount={cart.payment.first_payment} />;
}
