import assert from 'node:assert/strict';
import { type Dong, dong } from '../../../kernel/money.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Order, promisedAt } from '../../orders/index.ts';
import type { Breakdown, Carriage } from '../../pricing/index.ts';
import type { LogisticsDeps } from '../deps.ts';
import { allocate } from '../../../kernel/allocate.ts';
import {
  billedOf,
  isShared,
  type Measures,
  type Parcel,
  stacked,
  storedDays,
} from './rules/parcel.ts';
import { shareRule } from '../notices.ts';
import { insertCosts, listShares } from './parcel-cost-store.ts';
import { listParcelsOfOrders } from './parcel-list-store.ts';
import { weighedQuestion } from './weighed-question.ts';
import type { Costs } from './rules/costs.ts';

const LINES = {
  freight: 'phi-van-chuyen-quoc-te',
  delivery: 'phi-giao-hang',
  storage: 'phi-luu-kho',
} as const;

type CostDeps = Pick<LogisticsDeps, 'db' | 'clock' | 'orders' | 'pricing'>;

/**
 * What an order pays for the parcels that it travels in, when one of them is shared: its shares of those, and the cost of what is its own.
 * Undefined when nothing is shared: then the calculator works it out from the order's own weight.
 */
export async function carriageOf(deps: CostDeps, order: Order): Promise<Carriage | undefined> {
  const parcels = await listParcelsOfOrders(deps.db, [order.id]);
  const shared = parcels.filter(isShared);
  if (shared.length === 0) return undefined;
  const own = parcels.filter((parcel) => !isShared(parcel));
  let sum: Costs =
    own.length > 0
      ? await costsOfOwn(deps, order, own.map(billedOf), own)
      : { freight: 0, delivery: 0, storage: 0 };
  for (const parcel of shared) {
    const share = (await sharesOf(deps, parcel)).get(order.id);
    assert(share, `no share of ${order.code} in ${parcel.code}`);
    sum = {
      freight: sum.freight + share.freight,
      delivery: sum.delivery + share.delivery,
      storage: sum.storage + share.storage,
    };
  }
  return {
    freight: dong(sum.freight),
    delivery: dong(sum.delivery),
    storage: dong(sum.storage),
    rule: shareRule(shared, order.id),
  };
}

/** International freight if the parcel travelled in this box: to the đồng what its orders will be asked for it together, before discounts. */
export async function freightOf(
  deps: CostDeps,
  reader: Reader,
  parcel: Parcel,
  measures: Measures,
): Promise<Dong> {
  const owners = await ownersOf(deps, reader, parcel);
  if (isShared(parcel))
    return dong((await costsOfShared(deps, owners, { ...parcel, settled: measures })).freight);
  const [order] = owners;
  const others = (await listParcelsOfOrders(reader, [order.id])).filter(
    ({ id, ...rest }) => id !== parcel.id && !isShared(rest),
  );
  return dong(
    (await costsOfOwn(deps, order, [...others.map(billedOf), measures], [...others, parcel]))
      .freight,
  );
}

/** What storage comes to when the parcel has lain on the shelf for so many days; đồng. */
export async function storageCost(
  deps: CostDeps,
  parcel: Parcel,
  owners: readonly [Order, ...Order[]],
  days: number,
): Promise<number> {
  return (await costs(deps, oldest(owners), billedOf(parcel), days)).storage;
}

/** The orders inside a parcel, the one with the oldest promise first. */
export async function ownersOf(
  { orders }: Pick<CostDeps, 'orders'>,
  reader: Reader,
  parcel: Parcel,
): Promise<readonly [Order, ...Order[]]> {
  const found = await orders.readMany(
    reader,
    parcel.contents.map(({ orderId }) => orderId),
  );
  const [first, ...rest] = byAge(found);
  assert(first, `nobody owns ${parcel.code}`);
  return [first, ...rest];
}

const byAge = (orders: readonly Order[]): Order[] =>
  orders.toSorted(
    (a, b) =>
      promisedAt(a).getTime() - promisedAt(b).getTime() ||
      a.createdAt.getTime() - b.createdAt.getTime() ||
      (a.id < b.id ? -1 : 1),
  );
const oldest = (orders: readonly [Order, ...Order[]]): Order => byAge(orders)[0] ?? orders[0];

/** Shares of a parcel's orders: as they were written once, whoever asks first. */
async function sharesOf(deps: CostDeps, parcel: Parcel): Promise<ReadonlyMap<string, Costs>> {
  const known = await listShares(deps.db, parcel.id);
  if (known.size > 0) return known;
  const whole = await costsOfShared(deps, await ownersOf(deps, deps.db, parcel), parcel);
  const weights = parcel.contents.map(({ weightG }) => weightG);
  const [freights, deliveries, storages] = [whole.freight, whole.delivery, whole.storage].map(
    (amount) => allocate(amount, weights),
  );
  const shares = new Map(
    parcel.contents.map(({ orderId }, index) => [
      orderId,
      {
        freight: freights?.[index] ?? 0,
        delivery: deliveries?.[index] ?? 0,
        storage: storages?.[index] ?? 0,
      },
    ]),
  );
  const isFirst = await inTransaction(deps.db, (trx) => insertCosts(trx, parcel.id, whole, shares));
  return isFirst ? shares : listShares(deps.db, parcel.id);
}

/** By the tables that the oldest of its orders was promised: every order of a parcel must work out the same whole. */
const costsOfShared = (
  deps: CostDeps,
  owners: readonly [Order, ...Order[]],
  parcel: Parcel,
): Promise<Costs> =>
  costs(deps, oldest(owners), billedOf(parcel), storedDays([parcel], deps.clock.now()));

const costsOfOwn = (
  deps: CostDeps,
  order: Order,
  measures: readonly Measures[],
  parcels: readonly Parcel[],
): Promise<Costs> => costs(deps, order, stacked(measures), storedDays(parcels, deps.clock.now()));

async function costs(
  { pricing }: CostDeps,
  order: Order,
  measures: Measures,
  days: number,
): Promise<Costs> {
  const question = weighedQuestion(order, measures, days);
  const breakdown = await pricing.price(
    { ...question, services: [], coupons: [] },
    promisedAt(order),
  );
  return {
    freight: lineOf(breakdown, LINES.freight),
    delivery: lineOf(breakdown, LINES.delivery),
    storage: lineOf(breakdown, LINES.storage),
  };
}

const lineOf = ({ lines }: Breakdown, code: string): number =>
  lines.filter((line) => line.code === code).reduce((total, line) => total + line.dong, 0);
