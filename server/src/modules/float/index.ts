/**
 * The yen float: the accounts that we pay marketplaces with, how they are filled, what every
 * purchase took from them, and what our yen cost.
 */
import { bind } from '../../kernel/bind.ts';
import { changeAccount, openAccount } from './accounts/keep-accounts.ts';
import { keepSums } from './accounts/keep-sums.ts';
import { listAccounts } from './accounts/list-accounts.ts';
import { readCost } from './cost/read-cost.ts';
import type { FloatDeps } from './deps.ts';
import type { Float } from './float.ts';
import { listAccountMovements } from './funding/list-movements.ts';
import { floatActs } from './funding/money-acts.ts';
import { proposeFunding, proposeOpening, proposeTransfer } from './funding/propose-money.ts';
import { floatRoutes } from './routes.ts';
import { settleActs } from './statements/settle-acts.ts';
import { listStatements } from './statements/list-statements.ts';
import { withdrawStatement } from './statements/withdraw-statement.ts';
import { readStatement } from './statements/read-statement.ts';
import { reconcile } from './statements/reconcile.ts';
import { openLine } from './statements/open-line.ts';
import { settleLine } from './statements/settle-line.ts';
import { uploadStatement } from './statements/upload-statement.ts';
import { correctSpent, refundSpent } from './spending/change-spent.ts';
import { moveSpent } from './spending/move-spent.ts';
import { reverseActs } from './undoing/reverse-acts.ts';
import { reverseEntry } from './undoing/reverse-entry.ts';
import { adoptPosted } from './spending/adopt.ts';
import { spend, spendInAll } from './spending/spend.ts';

export type { Float } from './float.ts';
export { floatSettings } from './settings.ts';
export { floatWork } from './work-sql.ts';

const KEEP_SUMS = { name: 'float.keep-sums', cron: '27 * * * *' } as const;
const ADOPT = { name: 'float.adopt', cron: '23 * * * *' } as const;

export function createFloat(deps: FloatDeps): Float {
  return {
    ...bind(deps, {
      ...{ spend, spendInAll, adoptPosted, keepSums },
      ...{ listAccounts, openAccount, changeAccount, readCost },
      listMovements: listAccountMovements,
      ...{ proposeFunding, proposeTransfer, proposeOpening },
      ...{ moveSpent, correctSpent, refundSpent },
      ...{ readStatement, uploadStatement, settleLine, openLine, reconcile },
      ...{ listStatements, withdrawStatement, reverseEntry },
    }),
    acts: { ...floatActs(deps), ...settleActs(deps), ...reverseActs(deps) },
  };
}

/**
 * One repeated job is for purchases that a process of the release before books beside this one, the
 * other keeps what adds up over the years.
 */
export const floatParts = (float: Float) => ({
  routes: floatRoutes(float),
  jobs: { [ADOPT.name]: () => float.adoptPosted(), [KEEP_SUMS.name]: () => float.keepSums() },
  repeatedJobs: [ADOPT, KEEP_SUMS],
});
