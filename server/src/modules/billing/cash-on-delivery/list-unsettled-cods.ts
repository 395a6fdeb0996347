import type { BillRow } from '@hako/contract/billing/slips';
import type { Waiting } from '../../../kernel/waiting.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { BillingDeps } from '../deps.ts';
import { listBillsByIds } from '../slips/bill-store.ts';
import { rowsOf } from '../slips/list-bills.ts';
import { listUnsettledBillIds } from './cod-store.ts';

/** Delivered bills whose collected money the carrier has not brought yet: longest waiting first. */
export async function listUnsettledCods(
  deps: BillingDeps,
  reader: Reader,
  waiting: Waiting,
): Promise<BillRow[]> {
  const bills = await listBillsByIds(reader, await listUnsettledBillIds(reader, waiting));
  const oldestFirst = bills.toSorted((a, b) => a.movedAt.getTime() - b.movedAt.getTime());
  return rowsOf(deps, reader, oldestFirst);
}
