import type { ApprovalAct, DeskApproval } from '@hako/contract/approvals/approvals';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Approval, Proposal } from './approval.ts';
import type { Decision } from './decide.ts';
import type { Gift } from './give-alone.ts';

/** The rule of two people: what one may do alone, what a second one must see first. */
export interface Approvals {
  /** Asks a second person. Refusal `approvals.waiting` where the same subject waits already. */
  propose<Act extends ApprovalAct>(trx: Trx, proposal: Proposal<Act>): Promise<Approval<Act>>;
  /** See `decideApproval`. */
  decide(decision: Decision): Promise<Approval>;
  /** The ones that wait for these subjects. */
  findWaiting(reader: Reader, subjects: readonly string[]): Promise<readonly Approval[]>;
  /** Counts a gift of one person, when it fits the day of its giver and of its customer; false otherwise. */
  giveAlone(trx: Trx, gift: Gift): Promise<boolean>;
  /** Whether two people of the staff may be one: one alone let the other in, and could be both. */
  isOneHand(reader: Reader, one: string, other: string): Promise<boolean>;
  list(query: { isWaiting: boolean; page: number; size: number }): Promise<{
    rows: readonly Approval[];
    total: number;
  }>;
  /** As the desk shows them to one of its people. */
  rowsOf(approvals: readonly Approval[], staffId: string): Promise<DeskApproval[]>;
}
