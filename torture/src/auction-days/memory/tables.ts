import { createBiddingTables, type BiddingTables } from './bidding-tables.ts';
import { createJournal, createTable, type Journal } from './table.ts';

/** What a customer may spend, and began with; đồng. */
export interface PurseRow {
  readonly customerId: string;
  readonly available: number;
  readonly first: number;
}
export interface HoldRow {
  readonly id: string;
  readonly customerId: string;
  readonly amount: number;
  readonly isOpen: boolean;
}
interface PaymentRow {
  readonly customerId: string;
  readonly amount: number;
}
interface OrderRow {
  readonly id: string;
  readonly bidId: string;
}
interface NoticeRow {
  readonly customerId: string;
  readonly kind: string;
  readonly bidId: string | undefined;
}
export interface JobRow {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly key: string | undefined;
  readonly runAtMs: number;
}

/** The rows of a day: those of bidding, and those of the parts around it. */
export interface MemoryTables
  extends BiddingTables,
    ReturnType<typeof createTablesAround>,
    Pick<Journal, 'undo' | 'forget'> {}

export function createMemoryTables(hasKeys = true): MemoryTables {
  const journal = createJournal();
  return {
    ...createBiddingTables(journal, hasKeys),
    ...createTablesAround(journal),
    undo: journal.undo,
    forget: journal.forget,
  };
}

const createTablesAround = (journal: Journal) => ({
  purses: createTable<PurseRow, 'customerId'>(journal, 'purses', { indexed: ['customerId'] }),
  holds: createTable<HoldRow, 'id'>(journal, 'holds', { indexed: ['id'] }),
  payments: createTable<PaymentRow, 'customerId'>(journal, 'payments', {
    indexed: ['customerId'],
  }),
  orders: createTable<OrderRow, 'bidId'>(journal, 'orders', { indexed: ['bidId'] }),
  notices: createTable<NoticeRow, 'bidId'>(journal, 'notices', { indexed: ['bidId'] }),
  jobs: createTable<JobRow, 'id'>(journal, 'jobs', { indexed: ['id'] }),
});
