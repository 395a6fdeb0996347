/** Approvals: what one member of staff may do alone, and what a second one decides. */
import { bind } from '../../kernel/bind.ts';
import type { Approvals } from './approvals.ts';
import { findWaiting, listApprovals } from './approval-store.ts';
import { decideApproval, knownActs } from './decide.ts';
import type { ApprovalsDeps } from './deps.ts';
import { giveAlone } from './give-alone.ts';
import { approvalsPersonalData } from './personal-data.ts';
import { propose } from './propose.ts';
import { approvalsRoutes } from './routes.ts';
import { rowsOf } from './wire.ts';

export { approvalSettings } from './settings.ts';
export { approvalsWork } from './work-sql.ts';
export type { Approvals } from './approvals.ts';
export type { ActHandler, ActHandlers, Approval, Fact, Proposal } from './approval.ts';

export function createApprovals(deps: ApprovalsDeps): Approvals {
  return {
    ...bind(deps, { decide: decideApproval, giveAlone, rowsOf }),
    propose: (trx, proposal) => propose(deps, trx, proposal),
    findWaiting,
    isOneHand: deps.isOneHand,
    list: (query) => listApprovals(deps.db, { ...query, acts: knownActs(deps) }),
  };
}

export const approvalsParts = (approvals: Approvals) => ({
  personalData: approvalsPersonalData,
  routes: approvalsRoutes(approvals),
});
