import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useLive } from '../../api/live.ts';
import { vi } from '../../text/vi.ts';
import { toast } from '../../ui/toast.tsx';

/** Several news at once cause one reading, in milliseconds. */
const gatherMs = 400;

/** Listens to the customer's own news on every page: says the new ones and reads the counts (and the open list) again. */
export function useLiveNews(customerId: string | null, unread: number): void {
  const { revalidate } = useRevalidator();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = useRef(unread);

  useLive(customerId === null ? null : `customer:${customerId}`, (message) => {
    if (message && typeof message.title === 'string') toast(message.title, message.type === 'over_pricing' ? 'bad' : 'plain');
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void revalidate(), gatherMs);
  });

  useEffect(() => () => clearTimeout(waiting.current), []);

  useEffect(() => {
    const isFirst = known.current === unread && !hasGreeted;
    if (unread > 0 && isFirst) toast(vi.newNotifications(unread));
    hasGreeted = true;
    known.current = unread;
  }, [unread]);
}

/** The sentence about unread news comes once a visit, not on every page. */
let hasGreeted = false;
