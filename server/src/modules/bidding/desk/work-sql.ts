import { sql } from 'kysely';
import type { WaitingWork } from '../../../platform/database/waiting-work.ts';
import { RESTING } from '../accounts/rules/account-choice.ts';
import { DOUBTS } from '../settling/rules/win-of-bid.ts';
import { ACTIVE } from '../status-sql.ts';
import { UNREAD_AFTER } from './rules/desk-case.ts';

const listed = (values: readonly string[]) => sql.join(values.map((one) => sql.lit(one)));
const IN_DOUBT = sql`(b.reason in (${listed(DOUBTS)}) and b.doubt_closed_at is null)`;
const UNREAD = sql`(a.settled_at is null and a.failures >= ${sql.lit(UNREAD_AFTER)})`;

const ABOUT_BID = {
  from: sql`from bids b join watched_auctions a on a.site = b.site and a.code = b.code`,
  subject: sql`b.id::text`,
  code: sql`b.code`,
  title: sql`a.title`,
  clock: sql`a.ends_at`,
  since: sql`b.updated_at`,
  customerId: sql`b.customer_id`,
  site: sql`b.site`,
  amountJpy: sql`b.maximum_jpy`,
} as const;

const ABOUT_HAND_BID = {
  ...ABOUT_BID,
  kind: 'hand-bid',
  from: sql`from hand_bids h join remote_bids r on r.id = h.id join bids b on b.id = h.bid_id
    join watched_auctions a on a.site = b.site and a.code = b.code`,
  subject: sql`h.id::text`,
  since: sql`h.created_at`,
  amountJpy: sql`r.maximum_jpy`,
} as const;

/**
 * What of bidding waits for a person: the cases of `listStuckBids`, bids by hand and requests
 * against restricted sellers. A bid is one case only, the first that fits: doubt, not paid, not
 * read, not known, an account that rests.
 */
export const biddingWork: readonly WaitingWork[] = [
  {
    ...ABOUT_BID,
    kind: 'bid-doubt',
    where: () => IN_DOUBT,
    clock: sql`b.updated_at`,
    amountJpy: sql`b.won_price_jpy`,
  },
  {
    ...ABOUT_BID,
    kind: 'bid-unpaid',
    where: () => sql`b.status = 'won' and b.order_id is null and ${IN_DOUBT} is not true`,
    clock: sql`b.updated_at`,
    amountJpy: sql`b.won_price_jpy`,
  },
  {
    ...ABOUT_BID,
    kind: 'bid-stuck',
    where: () => sql`b.status in (${ACTIVE}) and ${UNREAD} and ${IN_DOUBT} is not true`,
  },
  {
    ...ABOUT_BID,
    kind: 'bid-stuck',
    where: () => sql`b.status = 'unknown' and not ${UNREAD} and ${IN_DOUBT} is not true`,
  },
  {
    ...ABOUT_BID,
    kind: 'bid-stuck',
    from: sql`from site_accounts s join bids b on b.site = s.site and b.account = s.name
      join watched_auctions a on a.site = b.site and a.code = b.code`,
    where: () => sql`s.state in (${listed(RESTING)}) and b.status in (${ACTIVE})
      and b.status <> 'unknown' and not ${UNREAD} and ${IN_DOUBT} is not true`,
  },
  {
    ...ABOUT_HAND_BID,
    where: () => sql`h.state in ('waiting', 'taken')`,
    clock: sql`h.deadline_at`,
  },
  {
    ...ABOUT_HAND_BID,
    where: () => sql`h.state = 'placed' and a.settled_at is null and not exists (
      select 1 from hand_bids n where n.bid_id = h.bid_id and n.created_at > h.created_at and n.state = 'placed')`,
  },
  {
    kind: 'bid-request',
    from: sql`from bid_requests q`,
    where: () => sql`q.status = 'waiting'`,
    subject: sql`q.id::text`,
    code: sql`q.code`,
    title: sql`nullif(q.note, '')`,
    clock: sql`q.created_at`,
    customerId: sql`q.customer_id`,
    site: sql`q.site`,
  },
];
