import { ACTIVE_TEXT, LIVE_TEXT } from './status-sql.ts';
import { allMoves } from './rules/bid-life.ts';

const ACTIVE = `(${ACTIVE_TEXT})`;
const PATHS = allMoves()
  .map(({ from, to }) => `('${from}', '${to}')`)
  .join(', ');

/** Name -> SQL that must return no row, at any moment (reliability I19-I25). */
export const biddingInvariants: Readonly<Record<string, string>> = {
  'I8 what a bid holds is what the wallet holds for it': `
    select b.id, b.status, b.hold_vnd, h.open_vnd from bids b
    left join wallet_holds h on h.cause_type = 'bid' and h.cause_id = coalesce(b.hold_id, b.id)::text
    where b.is_held and h.open_vnd is distinct from b.hold_vnd`,
  'I8 nothing is held for a bid that is over': `
    select h.cause_id, h.open_vnd from wallet_holds h where h.cause_type = 'bid' and h.open_vnd > 0
      and not exists (select from bids b where b.is_held and coalesce(b.hold_id, b.id)::text = h.cause_id)
      and not exists (select from bid_group_holds g where g.is_open and g.id::text = h.cause_id)`,
  'I19 the history of a bid is a path of its life table': `
    with states as (
      select bid_id, id, facts ->> 'state' as state, lag(facts ->> 'state') over (partition by bid_id order by id) as before
      from bid_receipts where facts ? 'state')
    select * from states where before is not null and before <> state and (before, state) not in (${PATHS})`,
  'I19 the status of a bid is the last one of its history': `
    select b.id, b.status, last.state from bids b join lateral (
      select facts ->> 'state' as state from bid_receipts r where r.bid_id = b.id and facts ? 'state' order by id desc limit 1) last on true
    where b.status <> last.state`,
  'I20 no write exceeds what its customer had allowed': `
    select r.id from remote_bids r join bids b on b.id = r.bid_id
    where r.maximum_jpy > greatest(b.maximum_jpy, (select max((facts ->> 'maximum')::bigint) from bid_receipts where bid_id = b.id and kind in ('planned', 'raised', 'changed')))`,
  'I21 at most one customer per auction': `select site, code from bids where status in ${ACTIVE} group by site, code having count(*) > 1`,
  'I22 what may be live is held': `
    select a.site, a.code from watched_auctions a join bids b on b.site = a.site and b.code = a.code and b.status in ${ACTIVE}
    where a.settled_at is null and a.is_leading and ((not b.is_held and b.group_id is null) or b.maximum_jpy < a.live_maximum_jpy)`,
  'I22 a lost answer keeps its money': `
    select r.id from remote_bids r join bids b on b.id = r.bid_id where r.status in ('sending', 'unknown') and not b.is_held and b.group_id is null`,
  'I22 a group holds the largest amounts of as many lots as it may still win': `
    select g.id, needed.amount as needed, h.amount as held from bid_groups g
    left join lateral (select coalesce(sum(amount_vnd), 0) as amount from bid_group_holds where group_id = g.id and is_open) h on true
    left join lateral (
      select coalesce(sum(hold_vnd), 0) as amount from (
        select hold_vnd, row_number() over (order by hold_vnd desc) as turn from bids where group_id = g.id and status in ${ACTIVE}) lots
      where turn <= g.wanted - (select count(*) from bids where group_id = g.id and status = 'won')) needed on true
    where h.amount <> needed.amount`,
  'I22 the wallet holds what a group says': `
    select h.id from bid_group_holds h left join wallet_holds w on w.cause_type = 'bid' and w.cause_id = h.id::text
    where h.is_open and w.open_vnd is distinct from h.amount_vnd`,
  'I22 a group counts its live and won lots, and they are not more than wanted': `
    select g.id, g.taken, lots.live from bid_groups g left join lateral (
      select count(*) as live, count(*) filter (where not exists (
        select 1 from bid_receipts r where r.bid_id = b.id and r.kind = 'outbid' and b.status = 'won')) as lawful
      from bids b where b.group_id = g.id and b.status in (${LIVE_TEXT}, 'won')) lots on true
    where g.taken <> lots.live or lots.lawful > g.wanted`,
  'I23 leading or won means that the marketplace took a write': `
    select b.id from bids b where b.status in ('leading', 'won') and not exists (
      select 1 from remote_bids r where r.site = b.site and r.code = b.code and r.account = b.account and r.status in ('accepted', 'unknown'))`,
  'I23 failed means refused or never sent': `
    select b.id from bids b where b.status = 'failed' and exists (select 1 from remote_bids r where r.bid_id = b.id and r.status in ('sending', 'unknown', 'accepted'))`,
  'I24 a cancelled snipe sent nothing after all': `
    select b.id from bids b where b.status = 'cancelled' and exists (
      select 1 from remote_bids r where r.bid_id = b.id and r.status in ('sending', 'unknown', 'accepted') and not exists (
        select 1 from bid_receipts e where e.bid_id = b.id and e.kind = 'outbid'))`,
  'I25 nothing is open ten minutes after the close': `
    select b.id from bids b join watched_auctions a on a.site = b.site and a.code = b.code
    where b.status in ${ACTIVE} and not a.is_open and a.read_at < now() - interval '10 minutes'`,
  'I25 nothing waits that was not sent, three days after the end of its lot': `
    select b.id from bids b join watched_auctions a on a.site = b.site and a.code = b.code
    where b.status = 'scheduled' and a.ends_at < now() - interval '3 days'`,
  'a won bid has one order, or waits for it': `select order_id from bids where order_id is not null group by order_id having count(*) > 1`,
};
