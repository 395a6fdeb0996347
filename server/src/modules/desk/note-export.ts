import { inTransaction } from '../../platform/database/transaction.ts';
import type { DeskDeps } from './deps.ts';

/** Leaves a line in the audit before a table leaves the house as a file. */
export const noteExport = (
  { db, audit }: Pick<DeskDeps, 'db' | 'audit'>,
  entry: Parameters<DeskDeps['audit']>[1],
): Promise<void> => inTransaction(db, (trx) => audit(trx, entry));
