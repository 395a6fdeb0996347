import { sql } from 'kysely';
import { endOfVietnamDay } from '../../../kernel/vietnam-day.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { AskedDays } from '../rules/asked-days.ts';
import type { SpanCount } from './rules/quantile.ts';

/** What took time: orders in a state, or snipes until they left. */
export type SpanSubject = 'state' | 'snipe';

/** How often things of each name took how long in these days. */
export async function listSpans(
  reader: Reader,
  { from, to }: AskedDays,
  subject: SpanSubject,
): Promise<Map<string, SpanCount[]>> {
  const { rows } = await sql<SpanCount & { name: string }>`
    select name, bucket, sum(count)::int as count from report_spans
    where subject = ${subject} and day between ${from}::date and ${to}::date
    group by name, bucket order by name, bucket`.execute(reader);
  return Map.groupBy(rows, ({ name }) => name);
}

/** Counts the days after the one before, until the end of this one. */
export async function insertSpanDays(
  trx: Trx,
  { after, until }: { readonly after: string | undefined; readonly until: string },
): Promise<void> {
  const since = after ? endOfVietnamDay(after) : '-infinity';
  await sql`
    insert into report_span_days (day, subject, name, bucket, count)
    select day, subject, name, bucket, count
    from report_spans_of(${since}::timestamptz, ${endOfVietnamDay(until)}::timestamptz)`.execute(
    trx,
  );
}
