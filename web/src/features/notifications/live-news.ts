import { useEffect, useRef } from 'react';
import { keepListening } from '../../api/push-here.ts';
import { useLive } from '../../api/live.ts';
import { useRefresh } from '../../api/use-refresh.ts';
import { remembered } from '../../device/remembered.ts';
import { vi } from '../../text/vi.ts';
import { toast } from '../../ui/frames/toast.tsx';

/** Several news at once cause one reading, in milliseconds. */
const gatherMs = 400;

/** Listens to the customer's own news on every page: says the new ones and reads the counts (and the open list) again. */
export function useLiveNews(customerId: string | null, unread: number): void {
  const revalidate = useRefresh();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = useRef(unread);

  useLive(customerId === null ? null : `customer:${customerId}`, (message) => {
    if (message && typeof message.title === 'string')
      toast(message.title, message.type === 'over_pricing' ? 'bad' : 'plain');
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void revalidate(), gatherMs);
  });

  useEffect(() => () => clearTimeout(waiting.current), []);

  useEffect(() => {
    // Not worth an error message: the next visit tries again.
    if (customerId !== null) keepListening(customerId).catch(() => undefined);
  }, [customerId]);

  useEffect(() => {
    if (customerId === null || greetedFor.read() === unread) return;
    // Read ones only lower the count; what comes while the page is open is said by the live line.
    if (known.current === unread && unread > greetedFor.read()) toast(vi.newNotifications(unread));
    greetedFor.write(unread);
    known.current = unread;
  }, [customerId, unread]);
}

/** How many unread news this browser has already spoken of: the sentence comes once, not on every page. */
const greetedFor = remembered(
  'greeted-for',
  0,
  (value): value is number => typeof value === 'number',
);
