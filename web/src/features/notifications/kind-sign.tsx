import { NOTIFICATION_TABS } from '@hako/contract/notifications/threads';
import { IconBell, IconCoin, IconGavel, IconTruckDelivery } from '@tabler/icons-react';
import styles from './notification-row.module.css';

const is = (kinds: readonly string[], kind: string) => kinds.includes(kind);

/** What a notification is about, as a sign: an auction, goods on their way, money, anything else. */
export function KindSign({ kind }: { readonly kind: string }) {
  const Icon = is(NOTIFICATION_TABS.bids, kind)
    ? IconGavel
    : is(NOTIFICATION_TABS.orders, kind)
      ? IconTruckDelivery
      : is(NOTIFICATION_TABS.money, kind)
        ? IconCoin
        : IconBell;
  return (
    <span className={styles.sign} aria-hidden="true">
      <Icon size={22} stroke={1.5} />
    </span>
  );
}
