import { allocate } from '../../../../kernel/allocate.ts';
import type { Band } from '../../tables/rules/bands.ts';
import type {
  PreparedFee,
  PreparedMode,
  PreparedTables,
  SiteTables,
} from '../../tables/rules/prepared-tables.ts';
import { eachUnit } from '../../tables/rules/units.ts';
import type { Certainty } from './breakdown.ts';
import { addGoods, feeOf } from './first-payment.ts';
import { billedOf, categoryOf, type Parcel, parcelOf } from './parcel.ts';
import type { ExpectedCarriage, FeeShare, PricedItem, PriceInput } from './price-input.ts';
import { deliveryOf, freightOf } from './second-payment.ts';

/** One order among those that share a box. */
export interface Boxed {
  readonly input: PriceInput;
  /** Its fees were taken when it was bought: it shares the carriage alone. */
  readonly isBought: boolean;
}

/**
 * The question of each order, with its part of what is counted once for all of them. Fees per
 * seller and per order are shared by the value of the goods that they count together, freight and
 * delivery by weight. Every part is whole, and the parts sum to the whole exactly: what rounding
 * leaves goes one unit each to those who lost most by it, the earlier one first. A lone order asks
 * as before.
 */
export function shareBox(orders: readonly Boxed[], tables: PreparedTables): PriceInput[] {
  const fees = feeSharesOf(orders, tables);
  const carriages = carriageSharesOf(orders, tables);
  return orders.map(({ input }, index) => ({
    ...input,
    feeShare: fees.get(index) ?? input.feeShare,
    expectedCarriage: carriages.get(index),
  }));
}

interface Counted {
  readonly order: number;
  readonly item: PricedItem;
  readonly goodsJpy: number;
  readonly site: SiteTables;
}

/**
 * Order -> its part of the fees that it is counted together with others for; an order whose fees
 * are its own alone has none.
 */
function feeSharesOf(
  orders: readonly Boxed[],
  tables: PreparedTables,
): ReadonlyMap<number, FeeShare> {
  const counted: Counted[] = [];
  for (const [order, { input, isBought }] of orders.entries()) {
    if (isBought) continue;
    const { goodsJpy } = addGoods([], input, tables);
    for (const [index, item] of input.items.entries())
      counted.push({
        order,
        item,
        goodsJpy: goodsJpy[index] ?? 0,
        site: tables.sites.get(item.site) ?? tables.anySite,
      });
  }
  const service = sharedFeesOf(counted, ({ serviceFee }) => serviceFee);
  const payment = sharedFeesOf(counted, ({ paymentFee }) => paymentFee);
  return new Map(
    [...service.keys(), ...payment.keys()].map((order) => [
      order,
      { serviceFeeJpy: service.get(order), paymentFeeJpy: payment.get(order) },
    ]),
  );
}

/** Order -> its yen of one kind of fee, of those orders that share a unit of it with another. */
function sharedFeesOf(
  counted: readonly Counted[],
  of: (site: SiteTables) => PreparedFee,
): Map<number, number> {
  const sums = new Map<number, number>();
  const sharing = new Set<number>();
  const goods = counted.map(({ goodsJpy }) => goodsJpy);
  eachUnit(
    counted.map(({ item }) => item),
    (index) => of((counted[index] as Counted).site).counted,
    (first, members) => {
      const { item, site } = counted[first] as Counted;
      const jpy = feeOf(of(site), item.quantity, goods, members);
      const shares = allocate(
        jpy,
        members.map((index) => goods[index] ?? 0),
      );
      const together = members.map((index) => (counted[index] as Counted).order);
      for (const [place, order] of together.entries()) {
        sums.set(order, (sums.get(order) ?? 0) + (shares[place] ?? 0));
        if (together.some((other) => other !== order)) sharing.add(order);
      }
    },
  );
  return new Map([...sums].filter(([order]) => sharing.has(order)));
}

/** Only what goes the same way to the same province lies in one box. */
function carriageSharesOf(
  orders: readonly Boxed[],
  tables: PreparedTables,
): ReadonlyMap<number, ExpectedCarriage> {
  const boxes = Map.groupBy(orders.keys(), (index) => {
    const { shipMode, province } = (orders[index] as Boxed).input;
    return JSON.stringify([shipMode, province]);
  });
  const shares = new Map<number, ExpectedCarriage>();
  for (const indices of boxes.values()) {
    if (indices.length < 2) continue;
    const inputs = indices.map((index) => (orders[index] as Boxed).input);
    for (const [place, share] of sharesOfOneBox(inputs, tables).entries())
      shares.set(indices[place] as number, share);
  }
  return shares;
}

function sharesOfOneBox(inputs: readonly PriceInput[], tables: PreparedTables): ExpectedCarriage[] {
  const { shipMode, province } = inputs[0] as PriceInput;
  const mode = tables.modes.get(shipMode);
  if (mode === undefined) throw new RangeError(`no ship mode ${shipMode} on ${tables.asOf}`);
  const parcels = inputs.map((input) => expectedParcel(input, mode, tables));
  const billedG = billedOf(
    mode,
    sumOf(parcels.map(({ realG }) => realG)),
    sumOf(parcels.map(({ volumetricG }) => volumetricG)),
  );
  const weights = parcels.map(({ realG, volumetricG }) =>
    Math.max(realG.likely, volumetricG.likely),
  );
  const freights = shareBand(freightOf(mode, billedG), weights);
  const deliveries = shareBand(deliveryOf(mode, province, billedG).dong, weights);
  const certainty: Certainty = parcels.some((parcel) => parcel.certainty === 'unknown')
    ? 'unknown'
    : 'estimate';
  return parcels.map((parcel, index) => ({
    freight: atLeast(freights[index] as Band, freightOf(mode, parcel.billedG).high),
    delivery: atLeast(
      deliveries[index] as Band,
      deliveryOf(mode, province, parcel.billedG).dong.high,
    ),
    certainty,
  }));
}

function expectedParcel(input: PriceInput, mode: PreparedMode, tables: PreparedTables): Parcel {
  const categories = input.items.map((item) => categoryOf(item, tables));
  return parcelOf({ input, tables, mode, categories, goodsJpy: [], goodsDong: [], sites: [] });
}

/** Nobody has to let their goods wait for the others: the dear case is a box of its own. */
const atLeast = (share: Band, alone: number): Band => ({
  ...share,
  high: Math.max(share.high, alone),
});

/**
 * Shares out each case so that for every one of them low <= likely <= high: from the lowest
 * upwards.
 */
function shareBand({ low, likely, high }: Band, weights: readonly number[]): Band[] {
  const lows = allocate(low, weights);
  const rises = allocate(likely - low, weights);
  const more = allocate(high - likely, weights);
  return lows.map((share, index) => {
    const usual = share + (rises[index] ?? 0);
    return { low: share, likely: usual, high: usual + (more[index] ?? 0) };
  });
}

const sumOf = (bands: readonly Band[]): Band => ({
  low: bands.reduce((sum, { low }) => sum + low, 0),
  likely: bands.reduce((sum, { likely }) => sum + likely, 0),
  high: bands.reduce((sum, { high }) => sum + high, 0),
});
