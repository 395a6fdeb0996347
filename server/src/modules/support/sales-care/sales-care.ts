import { type Bound, bind } from '../../../kernel/bind.ts';
import type { SupportDeps } from '../deps.ts';
import { decideChange, rateStaff, requestChange } from './change-sales.ts';
import { listNamed, listSalesStaff, readSalesCare } from './list-sales-care.ts';
import { listOpenChanges } from './sales-care-store.ts';

/** Who looks after a customer, how they are rated, and wishes for somebody else. */
export interface SalesCare {
  readonly read: Bound<typeof readSalesCare>;
  readonly rate: Bound<typeof rateStaff>;
  readonly requestChange: Bound<typeof requestChange>;
  readonly decide: Bound<typeof decideChange>;
  listOpen(page: number, size: number): ReturnType<typeof listOpenChanges>;
  readonly listStaff: Bound<typeof listSalesStaff>;
  readonly withNames: Bound<typeof listNamed>;
}

export const createSalesCare = (deps: SupportDeps): SalesCare => ({
  ...bind(deps, {
    read: readSalesCare,
    rate: rateStaff,
    requestChange,
    decide: decideChange,
    listStaff: listSalesStaff,
    withNames: listNamed,
  }),
  listOpen: (page, size) => listOpenChanges(deps.db, page, size),
});
