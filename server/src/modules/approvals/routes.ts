import { decideApprovalEndpoint, listApprovalsEndpoint } from '@hako/contract/approvals/approvals';
import { LIMITS } from '@hako/contract/kit/limits';
import { type Route, route } from '../../platform/http/route.ts';
import type { Approvals } from './approvals.ts';

/** Calls of the desk. */
export const approvalsRoutes = (approvals: Approvals): Route[] => [
  route(
    listApprovalsEndpoint,
    async ({ query: { state = 'waiting', page = 1, size = LIMITS.pageSize }, caller }) => {
      const { rows, total } = await approvals.list({ isWaiting: state === 'waiting', page, size });
      return {
        status: true,
        results: await approvals.rowsOf(rows, caller.userId),
        pagination: { page, size, total },
      };
    },
  ),
  route(decideApprovalEndpoint, async ({ params: { id }, body, caller }) => {
    const { accept: isAccepted, reason } = body;
    const decided = await approvals.decide({ id, staffId: caller.userId, isAccepted, reason });
    const [data] = await approvals.rowsOf([decided], caller.userId);
    if (!data) throw new Error('a decided approval has a row');
    return { status: true, data };
  }),
];
