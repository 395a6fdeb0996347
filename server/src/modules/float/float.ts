import type { FloatAccountRow, FloatMonth } from '@hako/contract/float/accounts';
import type { Bound } from '../../kernel/bind.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { ActHandlers } from '../approvals/index.ts';
import type { changeAccount, openAccount } from './accounts/keep-accounts.ts';
import type { proposeFunding, proposeOpening, proposeTransfer } from './funding/propose-money.ts';
import type { listAccountMovements } from './funding/list-movements.ts';
import type { keepSums } from './accounts/keep-sums.ts';
import type { adoptPosted } from './spending/adopt.ts';
import type { Spent } from './spending/spent.ts';
import type { readStatement } from './statements/read-statement.ts';
import type { reconcile } from './statements/reconcile.ts';
import type { openLine } from './statements/open-line.ts';
import type { settleLine } from './statements/settle-line.ts';
import type { uploadStatement } from './statements/upload-statement.ts';
import type { listStatements } from './statements/list-statements.ts';
import type { withdrawStatement } from './statements/withdraw-statement.ts';
import type { correctSpent, refundSpent } from './spending/change-spent.ts';
import type { moveSpent } from './spending/move-spent.ts';
import type { reverseEntry } from './undoing/reverse-entry.ts';

/** What two people decide about our yen. */
export type FloatAct =
  | 'float.fund'
  | 'float.transfer'
  | 'float.opening'
  | 'float.charge'
  | 'float.settle-line'
  | 'float.correct'
  | 'float.refund'
  | 'float.reverse';

/** The yen that we pay marketplaces with: where they lie, what came in and what left. */
export interface Float {
  /**
   * Books what a marketplace took: in the ledger and on the account that paid. Once for an order.
   * Refusals `float.account-not-found`, `float.account-closed`.
   */
  spend(trx: Trx, spent: Spent): Promise<void>;
  /** The same, or the difference where something is booked already. Refusal `float.over-day`. */
  spendInAll(trx: Trx, spent: Spent): Promise<void>;
  readonly adoptPosted: Bound<typeof adoptPosted>;
  readonly keepSums: Bound<typeof keepSums>;
  listAccounts(): Promise<FloatAccountRow[]>;
  readCost(): Promise<FloatMonth[]>;
  readonly openAccount: Bound<typeof openAccount>;
  readonly changeAccount: Bound<typeof changeAccount>;
  readonly listMovements: Bound<typeof listAccountMovements>;
  readonly proposeFunding: Bound<typeof proposeFunding>;
  readonly proposeTransfer: Bound<typeof proposeTransfer>;
  readonly proposeOpening: Bound<typeof proposeOpening>;
  readonly moveSpent: Bound<typeof moveSpent>;
  readonly correctSpent: Bound<typeof correctSpent>;
  readonly refundSpent: Bound<typeof refundSpent>;
  readonly readStatement: Bound<typeof readStatement>;
  readonly uploadStatement: Bound<typeof uploadStatement>;
  readonly settleLine: Bound<typeof settleLine>;
  readonly openLine: Bound<typeof openLine>;
  readonly listStatements: Bound<typeof listStatements>;
  readonly withdrawStatement: Bound<typeof withdrawStatement>;
  readonly reverseEntry: Bound<typeof reverseEntry>;
  readonly reconcile: Bound<typeof reconcile>;
  readonly acts: Pick<ActHandlers, FloatAct>;
}
