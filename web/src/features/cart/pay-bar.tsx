import type { CartEntry } from '@hako/contract/cart/cart';
import { Dong } from '../../ui/figures/money.tsx';
import { ChoiceBar } from '../../ui/forms/choice-bar.tsx';
import styles from './cart.module.css';
import type { CheckedCart } from './checked-cart.ts';
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
  const chosen = lines.filter(({ selected }) => selected).length;
  return (
    <div className={styles.payBar}>
      <ChoiceBar
        label="Món đã chọn"
        action={
          <a href={`#${CHECKOUT}`} className={styles.toPay}>
            Đặt mua ({chosen})
          </a>
        }
      >
        <div className={styles.all}>
          <ChooseAll lines={lines} checked={cart?.data ?? []} onChanged={onChanged} of="cả giỏ" />
          <p className={styles.total}>
            <small>Lần 1</small>
            <strong>{cart ? <Dong amount={cart.payment.first_payment} /> : 'Đang tính…'}</strong>
          </p>
        </div>
      </ChoiceBar>
    </div>
  );
}
