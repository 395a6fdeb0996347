import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Skeleton } from '../../ui/frames/states.tsx';
import { Badge } from '../../ui/figures/tag.tsx';
import styles from './notification-bell.module.css';
import { useCollected } from './use-collected.ts';

const NotificationList = lazy(() => import('./notification-list.tsx'));

/** The bell and its popover; the list loads when it is opened for the first time. */
export function NotificationBell({
  unread: drawn,
  isCustomer,
}: {
  readonly unread: number;
  readonly isCustomer: boolean;
}) {
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const collected = useCollected(isCustomer, drawn);
  const unread = collected?.statistics.total_unreaded ?? drawn;
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        popoverTarget="notifications"
        aria-expanded={isOpen}
        aria-controls="notifications"
        aria-label="Thông báo"
      >
        <IconBell aria-hidden="true" />
        <Badge count={unread} label={`, ${unread} chưa đọc`} />
      </button>
      <div
        ref={popover}
        id="notifications"
        popover="auto"
        role="dialog"
        aria-label="Thông báo"
        className={styles.popover}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen ? (
          <Suspense fallback={<Skeleton lines={4} height={56} />}>
            <NotificationList
              collected={collected}
              onLeave={() => popover.current?.hidePopover()}
            />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}
