import { inTransaction } from '../../../platform/database/transaction.ts';
import type { FloatDeps } from '../deps.ts';
import { keepAllSums } from './kept-sum-store.ts';

/** Adds the movements since the last time to the kept sums of their accounts. */
export const keepSums = ({ db }: Pick<FloatDeps, 'db'>): Promise<void> =>
  inTransaction(db, keepAllSums);
