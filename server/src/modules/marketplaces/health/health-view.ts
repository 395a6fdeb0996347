import type { SiteHealth } from '@hako/contract/desk/sites';
import { SITES } from '@hako/contract/marketplaces/sites';
import type { Static } from 'typebox';
import type { Marketplace } from '../marketplace.ts';
import type { SiteRecordView } from './site-record.ts';

type Health = Static<typeof SiteHealth>;

/** One of our processes, as the desk tells it from the others. */
export type Teller = Pick<Health, 'process' | 'roles'>;

/** How the line of one process to one marketplace is, as the desk reads it. */
export function healthOf(
  { site, standing, rows }: Marketplace,
  record: SiteRecordView,
  teller: Teller,
): Health {
  const stood = standing();
  const counted = rows?.();
  const isOpen = stood.state === 'open';
  return {
    ...teller,
    site,
    name: SITES[site].name,
    state: stood.state,
    closed_kind: isOpen ? null : stood.kind,
    closed_since: isOpen ? null : stood.closedSince.toISOString(),
    next_try_at: isOpen ? null : stood.nextTryAt.toISOString(),
    rows_read: counted?.read ?? 0,
    rows_set_aside: counted?.setAside ?? 0,
    last_set_aside_at: counted?.lastSetAsideAt?.toISOString() ?? null,
    ...callsOf(record),
  };
}

function callsOf(record: SiteRecordView) {
  const { lastAnswer, lastFailure } = record;
  return {
    since: record.since.toISOString(),
    calls: record.calls,
    calls_last_minute: record.callsLastMinute,
    pace_per_second: record.pacePerSecond ?? null,
    failures: Object.entries(record.failures).map(([kind, count]) => ({ kind, count })),
    unreadable: record.unreadable,
    last_answer: lastAnswer ? markOf(lastAnswer) : null,
    last_failure: lastFailure ? { ...markOf(lastFailure), kind: lastFailure.kind } : null,
    p50_ms: record.p50Ms ?? null,
    p95_ms: record.p95Ms ?? null,
    clock_offset_ms: record.clockOffsetMs ?? null,
  };
}

const markOf = ({ call, at, status }: NonNullable<SiteRecordView['lastAnswer']>) => ({
  call,
  at: at.toISOString(),
  status: status ?? null,
});
