import {
  MOST_PROPOSED,
  type ProposedOrder,
  type UnknownParcel as UnknownRow,
} from '@hako/contract/logistics/unknown-parcels';
import { type Order, orderSite, REGISTER_KEYS, STATES } from '../../orders/index.ts';
import type { LogisticsDeps } from '../deps.ts';
import { listParcelsOfOrders, listTravellingNear } from '../parcels/parcel-list-store.ts';
import { holds, type Parcel } from '../parcels/rules/parcel.ts';
import { readKnown, rowsOf } from './list-unknown.ts';
import { type Candidate, rankOrders } from './rules/rank-orders.ts';
import type { UnknownParcel } from './rules/unknown-parcel.ts';

interface Asked {
  readonly code: string;
  /** What somebody searches for. */
  readonly words?: string | undefined;
}

/** States in which an order may still get a parcel in this house. */
const AWAITED = { JP: ['BOUGHT', 'WAREHOUSE'], VN: ['EXPORT'] } as const;

/**
 * One unknown parcel, and while it is open the orders that it may belong to. Refusal
 * `logistics.unknown-not-found`.
 */
export async function readUnknownParcel(
  deps: LogisticsDeps,
  { code, words }: Asked,
): Promise<{ parcel: UnknownRow; proposals: ProposedOrder[] }> {
  const parcel = await readKnown(deps, code);
  const [row] = await rowsOf(deps, [parcel]);
  const proposals = parcel.state === 'open' ? await propose(deps, parcel, words?.trim()) : [];
  return { parcel: row as UnknownRow, proposals };
}

async function propose(
  deps: LogisticsDeps,
  parcel: UnknownParcel,
  words: string | undefined,
): Promise<ProposedOrder[]> {
  const { house, sellerName, measures } = parcel;
  const { scanned, asked, orders } = await gather(deps, parcel, words);
  const ids = [...orders.keys()];
  const parcels = house === 'VN' ? await listParcelsOfOrders(deps.db, ids) : [];
  const travelling = parcels.filter(({ state }) => state === 'exported');
  const seller = sellerName.trim().toLowerCase();
  const has = (list: readonly Order[], { id }: Order) => list.some((one) => one.id === id);
  const expected = (order: Order) =>
    house === 'JP' ? forecastOf(order) : nearestOf(travelling, order.id, measures.weightG);
  const candidates = [...orders.values()].map(
    (order): Candidate => ({
      orderId: order.id,
      hasNumber: has(scanned, order),
      isAsked: has(asked, order),
      isOfSeller: seller !== '' && order.listing.sellerId?.toLowerCase() === seller,
      expectedG: expected(order),
    }),
  );
  return rankOrders(candidates, measures.weightG, MOST_PROPOSED).flatMap(({ orderId, reasons }) => {
    const order = orders.get(orderId);
    if (!order) return [];
    const own = travelling.filter((one) => holds(one, orderId)).map(({ code }) => code);
    const found = { expected_g: expected(order) ?? null, reasons: [...reasons], parcels: own };
    return [{ ...rowOf(order), ...found }];
  });
}

/** Orders that are looked at, with why: the same number, what was searched, and the others. */
async function gather(
  { db, orders }: LogisticsDeps,
  { house, carrierNumber, sellerName: seller, measures: { weightG } }: UnknownParcel,
  words: string | undefined,
) {
  const states = AWAITED[house];
  const limit = MOST_PROPOSED;
  const page = { key: REGISTER_KEYS.moved, isDescending: true, after: undefined, limit };
  const [scanned, asked, awaited, near] = await Promise.all([
    carrierNumber ? orders.listByScan(db, carrierNumber) : [],
    words ? orders.listRegister(db, { states, words }, page) : [],
    orders.listAwaited(db, { house, seller, weightG, limit }),
    house === 'VN' ? listTravellingNear(db, weightG, limit) : [],
  ]);
  const inside = near.flatMap(({ contents }) => contents.map(({ orderId }) => orderId));
  const travelling = await orders.readMany(db, [...new Set(inside)]);
  const isAwaited = ({ state }: Order) => (states as readonly string[]).includes(state);
  const all = [...scanned, ...asked, ...awaited, ...travelling].filter(isAwaited);
  return { scanned, asked, orders: new Map(all.map((order) => [order.id, order])) };
}

/** What an order should weigh; unknown once some of it lies here. */
const forecastOf = ({ state, price }: Order): number | undefined =>
  state === 'BOUGHT' ? Math.round(price.weight.realG) : undefined;

/** Of the parcels of an order that travel, the weight that is nearest to this one. */
const nearestOf = (travelling: readonly Parcel[], orderId: string, weightG: number) =>
  travelling
    .filter((parcel) => holds(parcel, orderId))
    .map(({ received }) => received.weightG)
    .toSorted((a, b) => Math.abs(a - weightG) - Math.abs(b - weightG))[0];

const rowOf = ({ code, listing, state, boughtAt }: Order) => ({
  code,
  title: listing.titleVi ?? listing.title,
  picture: listing.picture ?? null,
  site: orderSite(listing.site).name,
  state: STATES[state].label,
  bought_at: boughtAt?.toISOString() ?? null,
});
