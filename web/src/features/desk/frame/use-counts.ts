import { readDeskCountsEndpoint } from '@hako/contract/desk/desk';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useLive } from '../../../api/live.ts';

export type Counts = EndpointReply<typeof readDeskCountsEndpoint>['data'];

/** News comes in bursts: the counts are read once after each. */
const QUIET_MS = 400;

/** How much waits, kept fresh by the news of the desk. Nothing else of the page is read anew: typed work stays. */
export function useCounts(read: Counts | null): Counts | null {
  const [counts, setCounts] = useState(read);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setCounts(read), [read]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useLive(read ? 'desk' : null, (message) => {
    if (message?.kind === 'task-opened') return;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      call(readDeskCountsEndpoint, {}).then(
        ({ data }) => setCounts(data),
        // The next news asks again.
        () => undefined,
      );
    }, QUIET_MS);
  });
  return counts;
}
