import type { OrderCounters } from '@hako/contract/orders/orders';
import {
  IconBuildingWarehouse,
  IconFileInvoice,
  IconMessageQuestion,
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

interface Station {
  /** The tab of the list that it leads to and counts. */
  readonly tab: keyof Counts;
  readonly label: string;
  readonly Icon: typeof IconPlane;
  /** Shown only while an order stands there. */
  readonly isShort?: boolean;
}

/** Every group of orders that still run stands at exactly one of them. */
export const STATIONS: readonly Station[] = [
  { tab: 'wait_for_quote', label: 'Chờ báo giá', Icon: IconMessageQuestion, isShort: true },
  { tab: 'wait_for_pay', label: 'Chờ trả', Icon: IconReceipt2 },
  { tab: 'purchase', label: 'Đang mua', Icon: IconShoppingCart },
  { tab: 'transport', label: 'Đang về', Icon: IconPlane },
  { tab: 'processing', label: 'Đang xử lý', Icon: IconBuildingWarehouse },
  { tab: 'invoice_created', label: 'Đã tạo phiếu', Icon: IconFileInvoice, isShort: true },
  { tab: 'delivery_in_progress', label: 'Đang giao', Icon: IconTruckDelivery },
];

/** The stations at which orders stand, each with how many; a station leads to its orders. */
export function OrderStations({ counts }: { readonly counts: Counts }) {
  return (
    <ul role="list" className={styles.stations}>
      {STATIONS.filter(({ tab, isShort }) => !isShort || counts[tab] > 0).map(
        ({ tab, label, Icon }) => (
          <li key={tab}>
            <Link to={`/account/quotes?tab=${tab}`} className={styles.station}>
              <Icon aria-hidden="true" size={28} stroke={1.5} />
              <span>{label}</span>
              <Badge count={counts[tab]} label={`, ${counts[tab]} đơn`} />
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}
