import { listOwnTasksEndpoint } from '@hako/contract/support/own-tasks';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Support } from '../support.ts';

/** What waits for the customer who asks. */
export const ownTaskRoutes = (support: Support): Route[] => [
  route(listOwnTasksEndpoint, async ({ caller: { customerId } }) => {
    const { tasks, counts } = await support.listOwnTasks(customerId);
    return { data: tasks, counts };
  }),
];
