import { chanceOf } from '../world/chance.ts';
import type { MallItem } from './item.ts';

/** An item as it is offered this week. */
export interface Offer {
  item: MallItem;
  name: string;
  price: number;
  /** Of the dearest variant. */
  highest: number;
  isSoldOut: boolean;
  /** Of the price, in percent: 1 without a campaign. */
  pointRate: number;
  /** Of the campaign or the sale, unix ms; null without. */
  pointsFrom: number | null;
  pointsTo: number | null;
  saleFrom: number | null;
  saleTo: number | null;
  updatedAt: number;
}

const WEEK_MS = 7 * 86_400_000;
const JST_MS = 9 * 3_600_000;

/** Number of the Japanese week that a moment lies in. */
export const weekOf = (ms: number): number => Math.floor((ms + JST_MS) / WEEK_MS);

/** Each week some things are cheaper, some bring more points, and some are sold out. */
export function weeklyOffer(seed: number, item: MallItem, week: number): Offer {
  const c = chanceOf(seed, 'rakuten-week', item.n, week);
  const from = week * WEEK_MS - JST_MS;
  const to = from + WEEK_MS - 60_000;
  const off = c.may(0.12) ? c.pick([5, 10, 15, 20, 30, 50]) : 0;
  const pointRate = c.may(0.15) ? c.pick([2, 2, 3, 5, 10]) : 1;
  return {
    item,
    name: off > 0 ? `【${off}%OFF】${item.name}` : item.name,
    price: reduced(item.price, off),
    highest: reduced(item.highest, off),
    isSoldOut: c.may(0.06),
    pointRate,
    pointsFrom: pointRate > 1 ? from : null,
    pointsTo: pointRate > 1 ? to : null,
    saleFrom: off > 0 ? from : null,
    saleTo: off > 0 ? to : null,
    updatedAt: from - c.int(0, 30 * 86_400) * 1000,
  };
}

const reduced = (price: number, off: number): number =>
  Math.max(100, Math.round((price * (100 - off)) / 1000) * 10);

/** Neither cheaper nor on campaign. */
export const plainOffer = (item: MallItem, pointRate: number, now: number): Offer => ({
  item,
  name: item.name,
  price: item.price,
  highest: item.highest,
  isSoldOut: false,
  pointRate,
  pointsFrom: null,
  pointsTo: null,
  saleFrom: null,
  saleTo: null,
  updatedAt: now,
});
