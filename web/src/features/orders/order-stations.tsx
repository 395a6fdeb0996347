import type { OrderCounters } from '@hako/contract/orders/orders';
import {
  IconBuildingWarehouse,
  IconPlane,
  IconReceipt2,
  IconShoppingCart,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Static } from 'typebox';
import { Badge } from '../../ui/figures/tag.tsx';
import styles from './order-stations.module.css';

type Counts = Static<typeof OrderCounters>;

/** Every group of orders that still run stands at exactly one of them, the one that asks for something first. */
export const STATIONS = [
  { tabs: ['wait_for_pay', 'wait_for_quote'], label: 'Chờ trả', Icon: IconReceipt2 },
  { tabs: ['purchase'], label: 'Đang mua', Icon: IconShoppingCart },
  { tabs: ['transport'], label: 'Đang về', Icon: IconPlane },
  { tabs: ['invoice_created', 'processing'], label: 'Đã về', Icon: IconBuildingWarehouse },
  { tabs: ['delivery_in_progress'], label: 'Đang giao', Icon: IconTruckDelivery },
] as const satisfies readonly {
  readonly tabs: readonly (keyof Counts)[];
  readonly label: string;
  readonly Icon: typeof IconPlane;
}[];

/** The stations at which orders stand, each with how many; a station leads to its orders. */
export function OrderStations({ counts }: { readonly counts: Counts }) {
  return (
    <ul role="list" className={styles.stations}>
      {STATIONS.map(({ tabs, label, Icon }) => {
        const count = tabs.reduce((sum, tab) => sum + counts[tab], 0);
        const tab = tabs.find((one) => counts[one] > 0) ?? tabs[0];
        return (
          <li key={label}>
            <Link to={`/account/quotes?tab=${tab}`} className={styles.station}>
              <Icon aria-hidden="true" size={28} stroke={1.5} />
              <span>{label}</span>
              <Badge count={count} label={`, ${count} đơn`} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
