import { sql } from 'kysely';
import type { Database, Reader } from '../../../platform/database/database.ts';
import { leadOf } from './rules/site-lead.ts';
import type { BiddingSettings } from '../watching/preference-store.ts';

/** Fewer answers than this tell nothing of a site. */
const FEWEST_ANSWERS = 20;

/** How long before the end a snipe at this site leaves now, milliseconds. */
export async function readLeadMs(
  reader: Reader,
  site: string,
  { defaultLeadMs }: Pick<BiddingSettings, 'defaultLeadMs'>,
): Promise<number> {
  const learned = await reader
    .selectFrom('site_leads')
    .select('answer_ms')
    .where('site', '=', site)
    .executeTakeFirst();
  return leadOf(defaultLeadMs, learned?.answer_ms);
}

/** Learns from the receipts since then how long each site takes; gives the sites of which enough was seen. */
export async function learnAnswerTimes(db: Database, since: Date, now: Date): Promise<string[]> {
  const { rows } = await sql<{ site: string }>`
    insert into site_leads (site, answer_ms, answers, learned_at)
    select b.site, percentile_disc(0.99) within group (order by (r.facts ->> 'answerMs')::integer), count(*), ${now}
    from bid_receipts r join bids b on b.id = r.bid_id
    where r.kind = 'answered' and r.at > ${since} and r.facts ? 'answerMs'
    group by b.site having count(*) >= ${FEWEST_ANSWERS}
    on conflict (site) do update set answer_ms = excluded.answer_ms, answers = excluded.answers, learned_at = excluded.learned_at
    returning site`.execute(db);
  return rows.map(({ site }) => site);
}

/** Snipes that wait leave earlier when their site became slower. What fires before `until` is a sniper's already and stays. Gives how many moved. */
export async function bringForward(
  db: Database,
  site: string,
  leadMs: number,
  until: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('bids')
    .set({
      lead_ms: leadMs,
      fire_at: sql<Date>`planned_end_at - ${leadMs} * interval '1 millisecond'`,
    })
    .where('mode', '=', 'snipe')
    .where('status', '=', 'scheduled')
    .where('site', '=', site)
    .where('lead_ms', '<', leadMs)
    .where(sql<Date>`planned_end_at - ${leadMs} * interval '1 millisecond'`, '>', until)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
