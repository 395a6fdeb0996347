import { newId } from '../../../server/src/kernel/chance.ts';
import { dong, yen } from '../../../server/src/kernel/money.ts';
import { Refusal } from '../../../server/src/kernel/refusal.ts';
import type { BiddingDeps } from '../../../server/src/modules/bidding/index.ts';
import type { Chance } from '../chance.ts';
import { withTables } from './memory/database.ts';
import type { MemoryTables, Row } from './memory/tables.ts';

/** Đồng for a yen: the hold of a bid tells its maximum. */
export const RATE = 176;

const rowBy = (
  tables: MemoryTables,
  table: string,
  column: string,
  value: unknown,
): Row | undefined => tables.rowsWith(table, column, value)[0];
const numberOf = (row: Row | undefined, column: string): number =>
  (row?.[column] as number | undefined) ?? 0;

/** The wallet's promises over rows in memory: a hold needs the money, ends once, and moves what it held. */
export const memoryWallet: BiddingDeps['wallet'] = {
  hold: (trx, { customerId, amount, cause }) =>
    withTables(trx, (tables) => {
      spend(tables, customerId, amount);
      tables.insert('holds', { id: cause.id, customer_id: customerId, amount, is_open: true });
    }),
  changeHold: (trx, { cause, amount }) =>
    withTables(trx, (tables) => {
      const hold = openHold(tables, cause.id);
      spend(tables, hold['customer_id'] as string, amount - numberOf(hold, 'amount'));
      tables.update('holds', hold, { amount });
    }),
  release: (trx, { cause }) =>
    withTables(trx, (tables) => {
      const hold = openHold(tables, cause.id);
      tables.update('holds', hold, { is_open: false });
      spend(tables, hold['customer_id'] as string, -numberOf(hold, 'amount'));
    }),
  capture: (trx, { cause, parts }) =>
    withTables(trx, (tables) => {
      const hold = openHold(tables, cause.id);
      const paid = parts.reduce((sum, { amount }) => sum + amount, 0);
      if (paid > numberOf(hold, 'amount')) throw new Error('more was captured than held');
      tables.update('holds', hold, { is_open: false });
      tables.insert('payments', { customer_id: hold['customer_id'], amount: paid });
      spend(tables, hold['customer_id'] as string, paid - numberOf(hold, 'amount'));
    }),
  pay: (trx, { customerId, parts }) =>
    withTables(trx, (tables) => {
      const paid = parts.reduce((sum, { amount }) => sum + amount, 0);
      spend(tables, customerId, paid);
      tables.insert('payments', { customer_id: customerId, amount: paid });
    }),
};

function spend(tables: MemoryTables, customerId: string, amount: number): void {
  const purse = rowBy(tables, 'purses', 'customer_id', customerId) as Row;
  const left = numberOf(purse, 'available') - amount;
  if (left < 0) throw new Refusal('wallet.not-enough', { missing: -left });
  tables.update('purses', purse, { available: left });
}

function openHold(tables: MemoryTables, id: string): Row {
  const hold = rowBy(tables, 'holds', 'id', id);
  if (!hold?.['is_open']) throw new Error('no open hold of this bid');
  return hold;
}

/** Jobs as rows; who runs them looks at the rows after each commit. A job that has begun is not replaced. */
export const memoryJobs = (
  hasBegun: (job: Row) => boolean,
  dbNowMs: () => number,
): BiddingDeps['jobs'] => ({
  add: (trx, name, payload, { inMs = 0, key } = {}) =>
    withTables(trx, (tables) => {
      const waiting =
        key === undefined
          ? undefined
          : tables.rows('jobs').find((row) => row['key'] === key && !hasBegun(row));
      const job = { name, payload, key, run_at: dbNowMs() + inMs };
      if (waiting) tables.update('jobs', waiting, job);
      else tables.insert('jobs', job);
    }),
});

/** Orders of won lots; now and then one cannot be made, because the customer has no address. */
export const memoryOrders = (
  chance: Chance,
  refusedShare: () => number,
): BiddingDeps['orders'] => ({
  createFromWin: (trx, { bidId, paid }) =>
    withTables(trx, (tables) => {
      if (rowBy(tables, 'orders', 'bid_id', bidId)) throw new Error('a second order of one bid');
      if (chance.happens(refusedShare())) throw new Refusal('customers.no-address');
      const orderId = newId();
      tables.insert('orders', {
        id: orderId,
        bid_id: bidId,
        paid: paid?.reduce((sum, { amount }) => sum + amount, 0) ?? 0,
      });
      return { orderId, code: `O${tables.rows('orders').length}` } as never;
    }),
  createForPurchase: () => Promise.reject(new Error('nobody buys here')),
  listPurchasesOf: async () => [],
  listOwnOrders: async () => [],
});

/** Who was told what, for the promise that nobody is left in the dark. */
export const memoryNotifications: BiddingDeps['notifications'] = {
  notify: (trx, { customerId, kind, facts }) =>
    withTables(
      trx,
      (tables) =>
        void tables.insert('notices', { customer_id: customerId, kind, bid_id: facts?.['bidId'] }),
    ),
};

/** A price is its yen at the rate, all of it in the first payment. */
export const memoryPricing: BiddingDeps['pricing'] = {
  currentRate: async () => ({ rate: { vnd: RATE, scale: 1 }, isTooOld: false }) as never,
  firstPaymentFor: async (item: { price: number }) => {
    const hold = dong(item.price * RATE);
    return {
      hold,
      breakdown: { flags: [], lines: [{ code: 'hang', group: 'goods', payment: 1, dong: hold }] },
    } as never;
  },
  highestMaximumWithin: () => Promise.reject(new Error('nobody asks')),
  tablesAt: async () => ({}) as never,
  categoryOf: () => undefined,
};

/** What every world begins with. */
export function furnish(
  tables: MemoryTables,
  customers: readonly { id: string; money: number }[],
): void {
  tables.insert('bidding_settings', {
    default_lead_ms: 4_000,
    reputation_threshold_percent: 99,
    needs_bid_request: false,
  });
  for (const { id, money } of customers)
    tables.insert('purses', { customer_id: id, available: money, first: money });
  tables.forget();
}

/** Nothing of a listing matters here but that it is one. */
export const listingOf = (code: string, price: number, endsAt: Date, isStillOpen: boolean) =>
  ({
    site: 'auction',
    code,
    url: `https://auctions.test/${code}`,
    title: code,
    pictures: [],
    price: { current: yen(price), buyNow: undefined, tax: 'none', taxPercent: 0 },
    condition: 'good',
    categoryPath: [],
    seller: { id: 's', name: 's', ratingPercent: undefined },
    shipping: { payer: 'unknown', fee: undefined, isFeeLowest: false },
    auction: { bidCount: 0, endsAt, isAutoExtension: true, isEarlyClosing: true },
    status: isStillOpen ? 'open' : 'ended',
    readAt: endsAt,
  }) as never;
