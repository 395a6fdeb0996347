import type { NotificationRow } from '@hako/contract/notifications/notifications';
import { NOTIFICATION_TABS } from '@hako/contract/notifications/threads';
import { IconBell, IconCoin, IconGavel, IconTruckDelivery } from '@tabler/icons-react';
import type { Static } from 'typebox';
import { Picture } from '../../ui/frames/picture.tsx';
import styles from './notification-row.module.css';

const is = (kinds: readonly string[], kind: string) => kinds.includes(kind);

type Row = Static<typeof NotificationRow>;

/**
 * What a notification is about: an auction, goods on their way, money or anything else as a sign,
 * which stands on the corner of the thing's picture where there is one.
 */
export function KindSign({
  row: { type: kind, facts },
}: {
  readonly row: Pick<Row, 'type' | 'facts'>;
}) {
  const Icon = is(NOTIFICATION_TABS.bids, kind)
    ? IconGavel
    : is(NOTIFICATION_TABS.orders, kind)
      ? IconTruckDelivery
      : is(NOTIFICATION_TABS.money, kind)
        ? IconCoin
        : IconBell;
  const { picture } = facts;
  if (typeof picture === 'string')
    return (
      <span className={styles.pictured} aria-hidden="true">
        <Picture src={picture} alt="" />
        <span>
          <Icon size={14} stroke={2} />
        </span>
      </span>
    );
  return (
    <span className={styles.sign} aria-hidden="true">
      <Icon size={22} stroke={1.5} />
    </span>
  );
}
