import { OUR_BID_FAILURES } from '@hako/contract/bidding/failures';
import { sql } from 'kysely';
import type { Database, Reader } from '../../../platform/database/database.ts';

/** Leaves us at most this much after the planned moment, and it was on time. */
const ON_TIME_MS = 250;
/** Why a bid of ours did not count, where the reason is on our side: also `auction-closed`, because then it arrived after the end. */
const OUR_REASONS = [...OUR_BID_FAILURES, 'missed', 'account-rests', 'auction-closed'];

/** Counts the snipes that ended since then anew, day by day in Vietnam's time, from their receipts alone. */
export async function countFigures(db: Database, since: Date): Promise<void> {
  await sql`
    with last as (
      select distinct on (bid_id) bid_id, at, facts ->> 'state' as state, facts ->> 'reason' as reason
      from bid_receipts where facts ? 'state' and at >= ${since} order by bid_id, id desc),
    ended as (
      select last.*, (last.at at time zone 'Asia/Ho_Chi_Minh')::date as day from last
      where state in ('won', 'lost', 'outbid', 'cancelled', 'failed')
        and (select facts ->> 'mode' from bid_receipts p where p.bid_id = last.bid_id and p.facts ? 'mode' order by p.id desc limit 1) = 'snipe'),
    told as (
      select b.site, e.day, e.state, e.reason, shot.late_ms,
        e.reason = any(${OUR_REASONS}) or exists (
          select 1 from bid_receipts r where r.bid_id = e.bid_id and r.kind = 'reconciled' and r.facts ->> 'result' = 'absent') as is_ours
      from ended e join bids b on b.id = e.bid_id
      left join lateral (
        select (facts ->> 'lateMs')::integer as late_ms from bid_receipts s where s.bid_id = e.bid_id and s.kind = 'sent' and s.facts ? 'plannedAt'
        order by s.id limit 1) shot on true),
    judged as (
      select site, day, late_ms, case
        when state = 'won' then 'won'
        when coalesce(is_ours, false) then 'ours'
        when state = 'outbid' or (state = 'failed' and reason = 'bid-too-low') then 'price'
        when state = 'lost' and coalesce(reason, 'lost') not in ('closed-before-firing', 'group-busy') then 'price'
        else 'other' end as verdict from told),
    counted as (
      select day, site, count(late_ms) as fired, count(*) filter (where late_ms <= ${ON_TIME_MS}) as on_time,
        count(*) filter (where verdict = 'won') as won, count(*) filter (where verdict = 'price') as by_price,
        count(*) filter (where verdict = 'ours') as by_us, count(*) filter (where verdict = 'other') as other
      from judged where day >= (${since}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date group by day, site)
    insert into bid_figures (day, site, fired, on_time, won, lost_by_price, lost_by_us, other)
    select day, site, fired, on_time, won, by_price, by_us, other from counted
    on conflict (day, site) do update set fired = excluded.fired, on_time = excluded.on_time, won = excluded.won,
      lost_by_price = excluded.lost_by_price, lost_by_us = excluded.lost_by_us, other = excluded.other`.execute(
    db,
  );
}

export interface SiteFigures {
  readonly site: string;
  readonly fired: number;
  readonly on_time: number;
  readonly won: number;
  readonly lost_by_price: number;
  readonly lost_by_us: number;
  readonly other: number;
}

/** Sums of the days since then, by site. */
export async function readFigures(reader: Reader, since: Date): Promise<SiteFigures[]> {
  const { rows } = await sql<SiteFigures>`
    select site, sum(fired)::integer as fired, sum(on_time)::integer as on_time, sum(won)::integer as won,
      sum(lost_by_price)::integer as lost_by_price, sum(lost_by_us)::integer as lost_by_us, sum(other)::integer as other
    from bid_figures where day >= (${since}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date group by site order by site`.execute(
    reader,
  );
  return rows;
}

export async function hasFigures(reader: Reader): Promise<boolean> {
  return (
    (await reader.selectFrom('bid_figures').select('day').limit(1).executeTakeFirst()) !== undefined
  );
}
