import { may } from '@hako/contract/staff/permissions/permissions';
import type { BillRow } from '@hako/contract/billing/slips';
import type { Readable } from 'node:stream';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { readingOf } from '../../../platform/database/reads/reading-of.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { BATCH, inBatches, refuseUnlessExportable } from '../../../platform/sheet/batches.ts';
import { MOST_ROWS, streamSheet } from '../../../platform/sheet/sheet.ts';
import type { Bill } from './bill.ts';
import { type BillFilter, countBills, listBillsAfter } from './bill-list-store.ts';
import type { BillingDeps } from '../deps.ts';
import { COLUMNS } from './sheet-labels.ts';
import { type Viewer, customerOf } from './viewer.ts';
import { type AskedBills, filterOf, rowsOf } from './list-bills.ts';
import { BILLS_SHEET } from './labels.ts';

interface Asked extends AskedBills {
  readonly viewer: Viewer;
  readonly codes?: readonly string[] | undefined;
}

/**
 * Bills as a sheet: a customer's own, or anybody's for sales and accountants, who leave a line in the audit because addresses leave the house with it.
 * Refusals `access.not-allowed`, `billing.not-found` (a named one that is not there, or not theirs), `request.invalid`, `request.nothing-to-export`, `request.too-many-to-export`.
 */
export async function exportBills(
  deps: BillingDeps,
  { viewer, codes, ...asked }: Asked,
): Promise<Readable> {
  const customerId = customerOf(viewer);
  refuseUnless(customerId || may(viewer, 'bills.export'), 'access.not-allowed');
  const shown = readingOf(deps);
  const wanted = codes && [...new Set(codes)];
  const filter: BillFilter = {
    ...(await filterOf(shown, asked, customerId)),
    ...(wanted ? { codes: wanted } : {}),
  };
  const count = await countBills(shown.db, filter, MOST_ROWS + 1);
  refuseUnless(!wanted || count === wanted.length, 'billing.not-found');
  refuseUnlessExportable(count);
  if (!customerId)
    await inTransaction(deps.db, (trx) =>
      deps.audit(trx, {
        actor: viewer.id,
        action: 'bill.export',
        subject: 'bills',
        after: {
          count,
          tab: asked.tab,
          from: asked.from,
          to: asked.to,
          codes: wanted?.slice(0, 50),
        },
      }),
    );
  return streamSheet(BILLS_SHEET, COLUMNS, rows(shown, filter));
}

async function* rows(deps: BillingDeps, filter: BillFilter): AsyncGenerator<readonly BillRow[]> {
  for await (const bills of inBatches<Bill>((last) =>
    listBillsAfter(deps.db, filter, last?.id, BATCH),
  ))
    yield rowsOf(deps, deps.db, bills);
}
