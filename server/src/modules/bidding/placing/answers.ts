import type { OWN_BID_SORTS } from '@hako/contract/bidding/bid-list';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { sortOf } from '../../../platform/database/keyset.ts';
import { bidStepAt } from '../../pricing/index.ts';
import {
  type BidFilter,
  type BidTab,
  countTabs,
  findListedBid,
  listBids,
  listBidsByKey,
  listRunning,
  OWN_BID_KEYS,
} from '../watching/bid-list-store.ts';
import { cancelledMessage, REQUEST_SENT_MESSAGE, UPDATED_MESSAGE } from '../watching/bid-texts.ts';
import { bidRowOf, runningRowOf } from './bid-rows.ts';
import { minimumBid } from './rules/next-bids.ts';
import { setToldLastMinute } from '../watching/preference-store.ts';
import { listReceipts } from '../settling/receipt-store.ts';
import { readLot } from '../watching/read-lot.ts';
import type { Bidding } from '../bidding.ts';

const AUCTION = 'auction';
const DAY_MS = 86_400_000;

type Numbered = ListQuery & { readonly page: number; readonly size: number };
type SortName = (typeof OWN_BID_SORTS)[number];

interface ListQuery {
  readonly type?: BidTab;
  readonly sort?: 'end_time' | 'created_date' | 'price' | 'bids';
  readonly order?: 'asc' | 'desc';
  readonly from?: string;
  readonly to?: string;
  readonly search?: string;
  readonly page?: number;
  readonly size?: number;
  /** Instead of `sort` and `page`: the key, and the mark of the last row of the page before. */
  readonly by?: SortName | `-${SortName}`;
  readonly after?: string;
}

export async function listMine({ deps }: Bidding, customerId: string, asked: ListQuery) {
  const { type: tab = 'all', search, page = 1, size = 20 } = asked;
  const now = deps.clock.now();
  const from = dayOf(asked.from);
  const to = dayOf(asked.to, DAY_MS);
  const query = { customerId, tab, now, search, from, to };
  const [{ rows, next }, { all, ...counts }] = await Promise.all([
    readPage(deps.db, query, { ...asked, page, size }),
    countTabs(deps.db, query),
  ]);
  const statistic = { total: all, ...counts };
  return {
    success: true,
    data: rows.map((row) => bidRowOf(row, now)),
    statistic,
    pagination: { size, page, total: tab === 'all' ? all : counts[tab] },
    next,
  };
}

/** Numbered as the mobile client asks for it; with `by`, paged by that key. */
async function readPage(
  db: Reader,
  query: BidFilter,
  { sort = 'end_time', order = 'asc', by, after, page, size }: Numbered,
) {
  if (by) {
    const key = sortOf(OWN_BID_KEYS, by, 'created');
    return listBidsByKey(db, query, { ...key, after, limit: size });
  }
  return { rows: await listBids(db, { ...query, sort, order, page, size }), next: undefined };
}

/** Days are days in Vietnam (UTC+7, no summer time). */
function dayOf(text: string | undefined, plusMs = 0): Date | undefined {
  if (text === undefined) return undefined;
  const at = Date.parse(`${text.slice(0, 10)}T00:00:00+07:00`);
  if (Number.isNaN(at)) throw new Refusal('request.invalid', { field: 'from/to' });
  return new Date(at + plusMs);
}

export async function listMineRunning({ deps }: Bidding, customerId: string) {
  return { success: true, data: (await listRunning(deps.db, customerId)).map(runningRowOf) };
}

export async function bidPrice({ deps }: Bidding, code: string) {
  const { seen } = await readLot(deps, AUCTION, code);
  return {
    success: true,
    data: { price: minimumBid(seen, bidStepAt), price_buy: seen.listing.buyNow ?? 0 },
  };
}

export async function bidHistory({ historyOf }: Bidding, code: string) {
  const { price, bidCount, isOpen, bids } = await historyOf(AUCTION, code);
  const rows = bids.map((bid) => ({
    bidder: bid.bidder,
    price: bid.price,
    at: bid.at.toISOString(),
    is_ours: bid.isOurs,
    is_highest: bid.isHighest,
    rating: bid.rating ?? null,
  }));
  return { success: true, data: { code, price, bid_count: bidCount, is_open: isOpen, bids: rows } };
}

/** Each for itself: one that is too late does not keep the others from being cancelled. */
export async function cancelMany(bidding: Bidding, customerId: string, ids: readonly string[]) {
  refuseUnless(ids.length > 0, 'request.invalid', { field: 'ids' });
  const data: { id: string; success: boolean; message: string }[] = [];
  for (const id of new Set(ids)) {
    try {
      data.push({
        id,
        success: true,
        message: cancelledMessage(await bidding.cancelBid(customerId, id)),
      });
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      data.push({ id, success: false, message: failure.sentence });
    }
  }
  const success = data.length > 0 && data.every((one) => one.success);
  return {
    status: success,
    success,
    message: (data.find((one) => !one.success) ?? data[0])?.message ?? '',
    data,
  };
}

export async function toggleLastMinute(
  { deps }: Bidding,
  customerId: string,
  wanted: boolean | undefined,
) {
  const enabled = await deps.stores.inTransaction(deps.db, async (trx) => {
    const next = wanted ?? !(await deps.stores.settings.isToldLastMinute(trx, customerId));
    await setToldLastMinute(trx, customerId, next);
    return next;
  });
  return { success: true, message: UPDATED_MESSAGE, data: { enabled } };
}

export async function toldLastMinute({ deps }: Bidding, customerId: string) {
  return {
    success: true,
    data: { enabled: await deps.stores.settings.isToldLastMinute(deps.db, customerId) },
  };
}

export async function restrictions(bidding: Bidding, customerId: string) {
  const { mayBid, open, limit, unpaidWins, reasons } = await bidding.restrictionsOf(customerId);
  return {
    success: true,
    data: {
      may_bid: mayBid,
      open_auctions: open,
      concurrent_auctions: limit,
      unpaid_wins: unpaidWins,
      restrictions: [...reasons],
    },
  };
}

export async function checkRequest(
  bidding: Bidding,
  customerId: string,
  { code, site = AUCTION }: { code: string; site?: string },
) {
  const { isNeeded, isWarned, threshold, reputation, status, message } = await bidding.checkSeller(
    customerId,
    site,
    code,
  );
  return {
    success: true,
    data: {
      is_needed: isNeeded,
      is_warned: isWarned,
      threshold,
      reputation: reputation ?? null,
      status: status ?? null,
      message: message ?? null,
    },
  };
}

export async function sendRequest(
  bidding: Bidding,
  customerId: string,
  { code, site = AUCTION, note = '' }: { code: string; site?: string; note?: string },
) {
  return {
    success: true,
    message: REQUEST_SENT_MESSAGE,
    data: await bidding.sendBidRequest({ customerId, site, code, note }),
  };
}

export async function receiptOf({ deps }: Bidding, customerId: string, id: string) {
  const row = await findListedBid(deps.db, customerId, id);
  if (!row) throw new Refusal('bidding.not-found');
  const events = await listReceipts(deps.db, row.id);
  return {
    success: true,
    data: {
      bid: bidRowOf(row, deps.clock.now()),
      events: events.map(({ at, kind, facts }) => ({ at: at.toISOString(), kind, facts })),
    },
  };
}
