import { listWorkFiltersEndpoint } from '@hako/contract/desk/work-filters';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useLive } from '../../../api/live.ts';

export type WorkTabsRead = EndpointReply<typeof listWorkFiltersEndpoint>['data'];

/** News comes in bursts: the tabs are counted once after each. */
const QUIET_MS = 600;

/** The tabs with their counts, kept fresh by the news of the desk. */
export function useTabs(read: WorkTabsRead): WorkTabsRead {
  const [tabs, setTabs] = useState(read);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setTabs(read), [read]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useLive('desk', (message) => {
    if (message?.kind === 'task-opened') return;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      call(listWorkFiltersEndpoint, {}).then(
        ({ data }) => setTabs(data),
        // The next news asks again.
        () => undefined,
      );
    }, QUIET_MS);
  });
  return tabs;
}
