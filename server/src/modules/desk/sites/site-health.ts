import type { listUnreadableEndpoint, SiteHealth } from '@hako/contract/desk/sites';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { SITES } from '@hako/contract/marketplaces/sites';
import type { Static } from 'typebox';
import type { DeskDeps } from '../deps.ts';
import type { SiteRecordView } from '../../marketplaces/index.ts';

type Row = Static<typeof SiteHealth>;
type Deps = Pick<DeskDeps, 'marketplaces'>;

/** How our lines to the marketplaces are, as this process has seen them. Asks none of them. */
export async function listSiteHealth({ marketplaces }: Deps, _: object): Promise<Row[]> {
  return marketplaces.all.flatMap(({ site, standing, rows }) => {
    const record = marketplaces.siteRecord(site);
    const stood = standing();
    const counted = rows?.();
    const isOpen = stood.state === 'open';
    return record
      ? {
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
        }
      : [];
  });
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

/** The kept answers of a site that could not be read. Refusal `marketplaces.site-not-served`. */
export async function listUnreadable(
  { marketplaces }: Deps,
  { site }: { readonly site: string },
): Promise<EndpointReply<typeof listUnreadableEndpoint>['data']> {
  const kept = await marketplaces.listUnreadable(marketplaces.read(site).site);
  return kept.map(({ call, at, status, missing, why, contentType, body }) => ({
    call,
    at: at.toISOString(),
    status,
    missing,
    why,
    content_type: contentType,
    body,
  }));
}
