import { hexOf } from '../world/chance.ts';
import type { Item } from './item.ts';
import type { ItemPatch, Purchase } from './market-types.ts';

export type Status = 'on_sale' | 'trading' | 'sold_out' | 'stop';
/**
 * What has become of an item: its status, name and price at a moment, and the token that a buyer
 * must show to prove they saw it.
 */
export interface State {
  status: Status;
  price: number;
  name: string;
  updatedAt: number;
  checksum: string;
  /** Set once somebody has it. */
  buyerId: number | null;
  boughtAt: number | null;
  quantities: ReadonlyMap<string, number>;
}
/** What people did to a listing. */
export interface Overlay {
  patch: ItemPatch;
  patchedAt: number;
  purchases: Purchase[];
  soldAt: number | null;
}
const TRADING_MS = 3 * 86_400_000;

/** What has become of an item by a moment, from its own story and what people did to it. */
export function stateOf(item: Item, overlay: Overlay | undefined, now: number): State {
  const cut = item.cuts.findLast((one) => one.at <= now);
  const name = overlay?.patch.name ?? item.name;
  const price = overlay?.patch.price ?? cut?.price ?? item.price;
  const quantities = quantitiesOf(item, overlay);
  const takenAt = takenAtOf(item, overlay, now, quantities);
  const status = statusOf(item, overlay, now, takenAt);
  if (takenAt !== null && item.shop) for (const id of quantities.keys()) quantities.set(id, 0);
  const buyerId = overlay?.purchases[0]?.buyerId ?? 800_000_000 + (item.n % 9_999_999);
  return {
    status,
    price,
    name,
    updatedAt: Math.max(item.createdAt, cut?.at ?? 0, overlay?.patchedAt ?? 0, takenAt ?? 0),
    quantities,
    boughtAt: takenAt,
    checksum: hexOf(32, item.id, price, name, status),
    buyerId: takenAt === null ? null : buyerId,
  };
}

/** How many of each variant are left. */
function quantitiesOf(item: Item, overlay: Overlay | undefined): Map<string, number> {
  const quantities = new Map(item.variants.map((variant) => [variant.id, variant.quantity]));
  for (const { variantId } of overlay?.purchases ?? [])
    if (variantId !== '') quantities.set(variantId, (quantities.get(variantId) ?? 0) - 1);
  return quantities;
}

/** When somebody took it: by hand, us, a stranger, or the winner of its auction. */
function takenAtOf(
  item: Item,
  overlay: Overlay | undefined,
  now: number,
  quantities: ReadonlyMap<string, number>,
): number | null {
  const ours = overlay?.purchases[0];
  const isLeft = item.shop ? [...quantities.values()].some((q) => q > 0) : !ours;
  const othersAt =
    item.takenAt !== null && item.takenAt <= now && !(ours && ours.at <= item.takenAt)
      ? item.takenAt
      : null;
  const auctionEndAt =
    item.auction && item.auction.bids > 0 && item.auction.deadlineAt <= now
      ? item.auction.deadlineAt
      : null;
  const oursAt = item.shop && isLeft ? null : (ours?.at ?? null);
  const moments = [overlay?.soldAt, oursAt, othersAt, auctionEndAt];
  return moments.find((at) => at !== null && at !== undefined) ?? null;
}

function statusOf(
  item: Item,
  overlay: Overlay | undefined,
  now: number,
  takenAt: number | null,
): Status {
  if (overlay?.patch.isStopped) return 'stop';
  if (takenAt === null) return 'on_sale';
  const isFinal =
    overlay?.patch.isDelivered === true || item.shop !== null || now - takenAt >= TRADING_MS;
  return isFinal ? 'sold_out' : 'trading';
}
