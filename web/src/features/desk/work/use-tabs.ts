import { listWorkFiltersEndpoint } from '@hako/contract/desk/work-filters';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useLive } from '../../../api/live.ts';

export type WorkTabsRead = EndpointReply<typeof listWorkFiltersEndpoint>['data'];

/** The same news reaches every desk at once, and every count asks much: no browser counts more often, and not all at one moment. */
const LEAST_INTERVAL_MS = 15_000;
const MOST_JITTER_MS = 5_000;
/** News after which no tab holds more or less. */
const OF_NO_TAB: ReadonlySet<string> = new Set(['task-opened', 'accounts-changed']);

/** The tabs with their counts, kept fresh by the news of the desk. */
export function useTabs(read: WorkTabsRead): WorkTabsRead {
  const [tabs, setTabs] = useState(read);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What the page brought is as fresh as what is counted again.
  useEffect(() => {
    setTabs(read);
    clearTimeout(waiting.current);
    waiting.current = undefined;
    return () => clearTimeout(waiting.current);
  }, [read]);
  useLive('desk', (message) => {
    if (waiting.current !== undefined || OF_NO_TAB.has(message?.kind ?? '')) return;
    const wait = LEAST_INTERVAL_MS + Math.random() * MOST_JITTER_MS;
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      call(listWorkFiltersEndpoint, {}).then(
        ({ data }) => setTabs(data),
        // The next news asks again.
        () => undefined,
      );
    }, wait);
  });
  return tabs;
}
