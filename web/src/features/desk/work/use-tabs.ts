import { listWorkFiltersEndpoint } from '@hako/contract/desk/work-filters';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useLive } from '../../../api/live.ts';
import { countSeldom } from './count-seldom.ts';

export type WorkTabsRead = EndpointReply<typeof listWorkFiltersEndpoint>['data'];

/** The tabs with their counts, kept fresh by the news of the desk. */
export function useTabs(read: WorkTabsRead): WorkTabsRead {
  const [tabs, setTabs] = useState(read);
  const [counting] = useState(() =>
    countSeldom(() => {
      call(listWorkFiltersEndpoint, {}).then(
        ({ data }) => setTabs(data),
        // The next news asks again.
        () => undefined,
      );
    }),
  );
  // What the page brought is as fresh as what is counted again.
  useEffect(() => {
    setTabs(read);
    counting.stop();
    return counting.stop;
  }, [read, counting]);
  useLive('desk', (message) => counting.news(message?.kind ?? ''));
  return tabs;
}
