import type { Selectable } from 'kysely';
import { dong, yen } from '../../../kernel/money.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Bid, LiveTerms } from '../rules/bid.ts';
import type { BidStatus } from '@hako/contract/bidding/bid-status';

type Row = Selectable<Tables['bids']>;
/** As JSON keeps them. */
type StoredTerms = Omit<LiveTerms, 'pricedAt'> & { readonly pricedAt: string };
const termsOf = (stored: StoredTerms): LiveTerms => ({
  ...stored,
  pricedAt: new Date(stored.pricedAt),
});
export const toBid = (row: Row): Bid => ({
  id: row.id,
  customerId: row.customer_id,
  site: row.site,
  code: row.code,
  mode: row.mode as Bid['mode'],
  maximum: yen(row.maximum_jpy),
  status: row.status as BidStatus,
  reason: row.reason ?? undefined,
  account: row.account,
  quantity: row.quantity,
  shipMode: row.ship_mode,
  services: row.services,
  isPartial: row.is_partial,
  hold: dong(row.hold_vnd),
  isHeld: row.is_held,
  rate: { vnd: row.rate_vnd, scale: row.rate_scale },
  pricedAt: row.priced_at,
  extensionRule: row.extension_rule as Bid['extensionRule'],
  followSteps: row.follow_steps,
  followed: row.followed,
  leadMs: row.lead_ms ?? undefined,
  plannedEndAt: row.planned_end_at ?? undefined,
  fireAt: row.fire_at ?? undefined,
  leaseNumber: row.lease_number,
  wonPrice: row.won_price_jpy === null ? undefined : yen(row.won_price_jpy),
  orderId: row.order_id ?? undefined,
  orderCode: row.order_code ?? undefined,
  supersededBy: row.superseded_by ?? undefined,
  groupId: row.group_id ?? undefined,
  holdId: row.hold_id ?? undefined,
  liveTerms:
    row.live_terms === null ? undefined : termsOf(row.live_terms as unknown as StoredTerms),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
/** Everything but the lease, which belongs to the snipers. */
export const toRow = (bid: Bid) => ({
  id: bid.id,
  customer_id: bid.customerId,
  site: bid.site,
  code: bid.code,
  mode: bid.mode,
  maximum_jpy: bid.maximum,
  status: bid.status,
  reason: bid.reason ?? null,
  account: bid.account,
  quantity: bid.quantity,
  ship_mode: bid.shipMode,
  services: [...bid.services],
  is_partial: bid.isPartial,
  hold_vnd: bid.hold,
  is_held: bid.isHeld,
  rate_vnd: bid.rate.vnd,
  rate_scale: bid.rate.scale,
  priced_at: bid.pricedAt,
  extension_rule: bid.extensionRule,
  follow_steps: bid.followSteps,
  followed: bid.followed,
  lead_ms: bid.leadMs ?? null,
  planned_end_at: bid.plannedEndAt ?? null,
  fire_at: bid.fireAt ?? null,
  won_price_jpy: bid.wonPrice ?? null,
  order_id: bid.orderId ?? null,
  order_code: bid.orderCode ?? null,
  superseded_by: bid.supersededBy ?? null,
  group_id: bid.groupId ?? null,
  hold_id: bid.holdId ?? null,
  live_terms: bid.liveTerms ? JSON.stringify(bid.liveTerms) : null,
  created_at: bid.createdAt,
  updated_at: bid.updatedAt,
});
