import type { Readable } from 'node:stream';
import type { BidStatus } from '@hako/contract/bidding/bid-status';
import type { BID_SORTS, RegisteredBid } from '@hako/contract/bidding/register';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { MOST_OF_A_NAME, wholeCrowd } from '../../../kernel/whole-crowd.ts';
import { isUuid } from '../../../kernel/uuid.ts';
import { momentsOfDays } from '../../../kernel/vietnam-day.ts';
import { type KeysetPage, sortOf } from '../../../platform/database/keyset.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Exporter, exportEntry } from '../../../platform/sheet/export-entry.ts';
import { exportTable } from '../../../platform/sheet/export-table.ts';
import { type AskedTable, tablePage } from '../../../platform/sheet/table-page.ts';
import type { BiddingDeps } from '../deps.ts';
import { customerOf, namesOf } from '../desk/work-row.ts';
import { listReceipts } from '../settling/receipt-store.ts';
import {
  BID_KEYS,
  type BidFilter,
  countBids,
  listBids,
  type RegisteredRow,
} from './register-store.ts';
import { BID_COLUMNS, BIDS_SHEET } from './sheet-labels.ts';

type SortName = (typeof BID_SORTS)[number];

/** The filters of the table of bids, as they stand in its address. */
interface AskedBids {
  readonly state?: BidStatus;
  readonly mode?: 'now' | 'snipe' | 'group';
  readonly site?: string;
  readonly account?: string;
  readonly customer?: string;
  /** Days in Vietnam, both inclusive. */
  readonly from?: string;
  readonly to?: string;
  readonly doubt?: 'yes';
  readonly sort?: SortName | `-${SortName}`;
}

/** A bid as the table shows it, with where it stands. */
export type TabledBid = RegisteredBid & { readonly mark: string };

/** One page of all bids. Refusals `request.invalid`, `request.too-many-customers`. */
export async function listRegister(
  deps: BiddingDeps,
  { after, ...asked }: AskedBids & { readonly after?: string },
) {
  return tablePage(await tableOf(deps, asked), after);
}

/**
 * The whole table as a file. Refusals `request.invalid`, `request.nothing-to-export`,
 * `request.too-many-to-export`.
 */
export async function exportRegister(
  deps: BiddingDeps,
  { kind, staffId, ...asked }: AskedBids & Exporter & { readonly kind: 'xlsx' | 'csv' },
): Promise<Readable> {
  return exportTable<TabledBid>({
    ...(await tableOf(deps, asked)),
    ...{ kind, name: BIDS_SHEET, columns: BID_COLUMNS },
    note: (count) =>
      inTransaction(deps.db, async (trx) =>
        deps.audit?.(trx, exportEntry(staffId, 'bids', asked, count)),
      ),
  });
}

async function tableOf(deps: BiddingDeps, asked: AskedBids): Promise<AskedTable<TabledBid>> {
  const filter = await filterOf(deps, asked);
  return {
    sort: sortOf(BID_KEYS, asked.sort, 'created'),
    count: (most) => countBids(deps.db, filter, most),
    read: (page) => readRows(deps, filter, page),
  };
}

/** One bid of any customer with what happened to it. Refusal `bidding.not-found`. */
export async function readRegistered(deps: BiddingDeps, id: string) {
  const page = { ...sortOf(BID_KEYS, undefined, 'created'), after: undefined, limit: 1 };
  const [found] = await listBids(deps.db, { id }, page);
  refuseUnless(found, 'bidding.not-found');
  const events = await listReceipts(deps.db, id);
  const names = await namesOf(deps, [found.customer_id]);
  return {
    ...bidRow(found, names),
    reason: found.reason,
    events: events.map(({ at, kind, facts }) => ({ at: at.toISOString(), kind, facts })),
  };
}

async function filterOf(deps: BiddingDeps, asked: AskedBids): Promise<BidFilter> {
  const { state, mode, site, account, customer } = asked;
  const { from, to } = momentsOfDays(asked);
  const named =
    customer === undefined || isUuid(customer)
      ? customer && [customer]
      : wholeCrowd((await deps.searchCustomers?.(customer, MOST_OF_A_NAME + 1)) ?? []);
  return {
    ...{ status: state, site, account, from, to, customerIds: named || undefined },
    mode: mode === 'group' ? undefined : mode,
    isGrouped: mode === 'group' || undefined,
    isInDoubt: asked.doubt === 'yes' || undefined,
  };
}

async function readRows(
  deps: BiddingDeps,
  filter: BidFilter,
  page: KeysetPage,
): Promise<TabledBid[]> {
  const rows = await listBids(deps.db, filter, page);
  const names = await namesOf(
    deps,
    rows.map((row) => row.customer_id),
  );
  return rows.map((row) => ({ ...bidRow(row, names), mark: row.mark }));
}

const bidRow = (row: RegisteredRow, names: Awaited<ReturnType<typeof namesOf>>): RegisteredBid => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  site: row.site,
  code: row.code,
  title: row.title,
  state: row.status,
  mode: row.mode,
  is_grouped: row.group_id !== null,
  is_doubtful: row.is_doubtful,
  account: row.account,
  maximum_jpy: row.maximum_jpy,
  price_jpy: row.won_price_jpy ?? row.price_jpy,
  lead_ms: row.lead_ms,
  late_ms: row.late_ms,
  ends_at: row.ends_at.toISOString(),
  order_code: row.order_code,
  customer: customerOf(names, row.customer_id),
});
