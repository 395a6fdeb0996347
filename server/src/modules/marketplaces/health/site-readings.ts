import type { SiteHealth } from '@hako/contract/desk/sites';
import type { Static } from 'typebox';
import type { Reading, Readings } from '../../../platform/telemetry/telemetry.ts';

type Health = Static<typeof SiteHealth>;
type OfSite = Reading<'hako_site_open'>;

/**
 * 1 or 0; null when this process does not call the site: its line is open because it was not tried,
 * and would hide that all others are closed. A closed line calls nobody and is told of.
 */
const openness = ({ state, calls_last_minute }: Health): number | null => {
  if (state !== 'open') return 0;
  return calls_last_minute > 0 ? 1 : null;
};

/** How the lines of this process are, as metrics. */
export function siteReadings(lines: readonly Health[]): Readings {
  const each = (read: (line: Health) => number | null): OfSite[] =>
    lines.flatMap((line) => {
      const value = read(line);
      return value === null ? [] : [{ labels: { site: line.site }, value }];
    });
  return {
    hako_site_open: each(openness),
    hako_site_calls_total: each(({ calls }) => calls),
    hako_site_unreadable_total: each(({ unreadable }) => unreadable),
    hako_site_pace_per_second: each((line) => line.pace_per_second),
    hako_site_calls_last_minute: each((line) => line.calls_last_minute),
    hako_site_failures_total: lines.flatMap(({ site, failures }) =>
      failures.map(({ kind, count }) => ({ labels: { site, kind }, value: count })),
    ),
    hako_site_answer_seconds: lines.flatMap(({ site, p50_ms, p95_ms }) =>
      Object.entries({ '0.5': p50_ms, '0.95': p95_ms }).flatMap(([quantile, ms]) =>
        ms === null ? [] : [{ labels: { site, quantile }, value: ms / 1_000 }],
      ),
    ),
  };
}
