import { LIMITS } from '@hako/contract/kit/limits';
import { collectNotificationsEndpoint } from '@hako/contract/notifications/notifications';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';

export type Collected = Pick<
  EndpointReply<typeof collectNotificationsEndpoint>,
  'collected' | 'statistics'
>;

/**
 * What there is of each kind of notification, read again every half minute while the page is looked at, so that the badge is right also where the live
 * line fell silent. `unread` is the figure that the page was drawn with: when it changes (news came, something was read) it is read again at once.
 */
export function useCollected(isOn: boolean, unread: number): Collected | undefined {
  const [collected, setCollected] = useState<{ of: number; answer: Collected }>();
  useEffect(() => {
    if (!isOn) return;
    let isLeft = false;
    const collect = () => {
      if (document.visibilityState !== 'visible') return;
      call(
        collectNotificationsEndpoint,
        {},
        { signal: AbortSignal.timeout(LIMITS.notificationCollectMs) },
      ).then(
        (answer) => {
          if (!isLeft) setCollected({ of: unread, answer });
        },
        // The next one tries again; the page's own figure stands meanwhile.
        () => undefined,
      );
    };
    collect();
    const timer = setInterval(collect, LIMITS.notificationCollectMs);
    document.addEventListener('visibilitychange', collect);
    return () => {
      isLeft = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', collect);
    };
  }, [isOn, unread]);
  // What was collected before the page was read again is older than the page.
  return collected?.of === unread ? collected.answer : undefined;
}
