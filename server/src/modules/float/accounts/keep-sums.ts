import { lockName } from '../../../platform/database/lock.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { FloatDeps } from '../deps.ts';
import { keepSumsUpTo } from './kept-sum-store.ts';

/** Longer than any transaction may last: what was written so long ago is seen, or never will be. */
const GRACE_MS = 3_600_000;

/** Adds the movements since the last time to the kept sums of their accounts, but for the newest. */
export function keepSums({ db, clock }: Pick<FloatDeps, 'db' | 'clock'>): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockName(trx, 'float.keep-sums');
    await keepSumsUpTo(trx, new Date(clock.now().getTime() - GRACE_MS));
  });
}
