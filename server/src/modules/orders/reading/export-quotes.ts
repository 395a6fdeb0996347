import type { Readable } from 'node:stream';
import { BATCH, inBatches, refuseUnlessExportable } from '../../../platform/sheet/batches.ts';
import { MOST_ROWS, streamSheet } from '../../../platform/sheet/sheet.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Order } from '../order.ts';
import { countOrders, listOrdersAfter } from '../order-list-store.ts';
import { COLUMNS } from './sheet-labels.ts';
import { type AskedQuotes, filterOf } from './list-quotes.ts';
import { ORDERS_SHEET } from './labels.ts';

/** The orders of the list, all its pages, as a sheet. Refusals `request.invalid`, `request.nothing-to-export`, `request.too-many-to-export`. */
export async function exportQuotes({ db }: OrdersDeps, asked: AskedQuotes): Promise<Readable> {
  const filter = filterOf(asked);
  const count = filter.states?.length === 0 ? 0 : await countOrders(db, filter, MOST_ROWS + 1);
  refuseUnlessExportable(count);
  return streamSheet(
    ORDERS_SHEET,
    COLUMNS,
    inBatches<Order>((last) => listOrdersAfter(db, filter, last?.id, BATCH)),
  );
}
