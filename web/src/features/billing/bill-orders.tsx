import type { BillRow } from '@hako/contract/billing/slips';
import { Link } from 'react-router';
import { languageOf } from '../../text/language.ts';
import { formatDong, formatWeight } from '../../text/money.ts';
import { Dong } from '../../ui/figures/money.tsx';
import { Picture } from '../../ui/frames/picture.tsx';
import styles from './bill-card.module.css';
import { BillLines } from './bill-lines.tsx';

/** The orders on a bill, each with what is still to be paid for it. */
export function BillOrders({ orders }: Pick<BillRow, 'orders'>) {
  return (
    <ul role="list" className={styles.orders}>
      {orders.map((order) => (
        <li key={order.code}>
          <div className={styles.picture}>
            <Picture src={order.picture ?? undefined} alt="" />
          </div>
          <div>
            <Link
              to={`/account/quotes/${order.code}`}
              className={styles.name}
              lang={languageOf(order.name)}
            >
              {order.name}
            </Link>
            <p className={styles.facts}>
              <span className="tabular">{order.code}</span>
              {order.weight_g === null ? '' : ` · ${formatWeight(order.weight_g)}`}
              {order.outstanding_first_vnd > 0
                ? ` · còn lại của lần 1: ${formatDong(order.outstanding_first_vnd)}`
                : ''}
            </p>
          </div>
          <Dong amount={order.second_payment_vnd + order.outstanding_first_vnd} />
          <BillLines order={order} />
        </li>
      ))}
    </ul>
  );
}
