import { newId } from '../../../server/src/kernel/chance.ts';
import { dong, yen } from '../../../server/src/kernel/money.ts';
import { Refusal } from '../../../server/src/kernel/refusal.ts';
import type { BiddingDeps } from '../../../server/src/modules/bidding/index.ts';
import type { Chance } from '../chance.ts';
import { run } from './memory/database.ts';
import type { HoldRow, JobRow, MemoryTables } from './memory/tables.ts';

/** Đồng for a yen: the hold of a bid tells its maximum. */
export const RATE = 176;

/** The wallet's promises over rows in memory: a hold needs the money, ends once, and moves what it held. */
export const memoryWallet: BiddingDeps['wallet'] = {
  hold: (trx, { customerId, amount, cause }) =>
    run(trx, ({ tables }) => {
      spend(tables, customerId, amount);
      tables.holds.insert({ id: cause.id, customerId, amount, isOpen: true });
    }),
  changeHold: (trx, { cause, amount }) =>
    run(trx, ({ tables }) => {
      const hold = openHold(tables, cause.id);
      spend(tables, hold.customerId, amount - hold.amount);
      tables.holds.update(hold, { amount });
    }),
  release: (trx, { cause }) =>
    run(trx, ({ tables }) => {
      const hold = openHold(tables, cause.id);
      tables.holds.update(hold, { isOpen: false });
      spend(tables, hold.customerId, -hold.amount);
    }),
  capture: (trx, { cause, parts }) =>
    run(trx, ({ tables }) => {
      const { customerId, ...hold } = openHold(tables, cause.id);
      const paid = sumOf(parts);
      if (paid > hold.amount) throw new Error('more was captured than held');
      tables.holds.update(openHold(tables, cause.id), { isOpen: false });
      tables.payments.insert({ customerId, amount: paid });
      spend(tables, customerId, paid - hold.amount);
    }),
  pay: (trx, { customerId, parts }) =>
    run(trx, ({ tables }) => {
      const paid = sumOf(parts);
      spend(tables, customerId, paid);
      tables.payments.insert({ customerId, amount: paid });
    }),
};

const sumOf = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

function spend(tables: MemoryTables, customerId: string, amount: number): void {
  const [purse] = tables.purses.with('customerId', customerId);
  if (!purse) throw new Error('no purse of this customer');
  const available = purse.available - amount;
  if (available < 0) throw new Refusal('wallet.not-enough', { missing: -available });
  tables.purses.update(purse, { available });
}

function openHold(tables: MemoryTables, id: string): HoldRow {
  const [hold] = tables.holds.with('id', id);
  if (!hold?.isOpen) throw new Error('no open hold of this bid');
  return hold;
}

/** Jobs as rows; who runs them looks at the rows after each commit. A job that has begun is not replaced. */
export const memoryJobs = (
  hasBegun: (job: JobRow) => boolean,
  nowMs: () => number,
): BiddingDeps['jobs'] => ({
  add: (trx, name, payload, { inMs = 0, key } = {}) =>
    run(trx, ({ tables }) => {
      const waiting =
        key === undefined
          ? undefined
          : tables.jobs.rows.find((row) => row.key === key && !hasBegun(row));
      const job = { name, payload, key, runAtMs: nowMs() + inMs };
      if (waiting) tables.jobs.update(waiting, job);
      else tables.jobs.insert({ id: newId(), ...job });
    }),
});

/** Orders of won lots; now and then one cannot be made, because the customer has no address. */
export const memoryOrders = (
  chance: Chance,
  refusedShare: () => number,
): BiddingDeps['orders'] => ({
  createFromWin: (trx, { bidId }) =>
    run(trx, ({ tables }) => {
      if (tables.orders.with('bidId', bidId).length > 0)
        throw new Error('a second order of one bid');
      if (chance.happens(refusedShare())) throw new Refusal('customers.no-address');
      const orderId = newId();
      tables.orders.insert({ id: orderId, bidId });
      return { orderId, code: `O${tables.orders.rows.length}` } as never;
    }),
  createForPurchase: () => Promise.reject(new Error('nobody buys here')),
  listPurchasesOf: async () => [],
  listOwnOrders: async () => [],
});

/** Who was told what, for the promise that nobody is left in the dark. */
export const memoryNotifications: BiddingDeps['notifications'] = {
  notify: (trx, { customerId, kind, facts }) =>
    run(trx, ({ tables }) => {
      const { bidId } = facts ?? {};
      tables.notices.insert({
        customerId,
        kind,
        bidId: typeof bidId === 'string' ? bidId : undefined,
      });
    }),
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
  isOffered: async () => true,
  tablesAt: async () => ({}) as never,
  categoryOf: () => undefined,
};

/** What every world begins with. */
export function furnish(
  tables: MemoryTables,
  customers: readonly { id: string; money: number }[],
): void {
  for (const { id, money } of customers)
    tables.purses.insert({ customerId: id, available: money, first: money });
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
