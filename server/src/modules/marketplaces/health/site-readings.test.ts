import type { SiteHealth } from '@hako/contract/desk/sites';
import type { Static } from 'typebox';
import { expect, it } from 'vitest';
import { siteReadings } from './site-readings.ts';

const line: Static<typeof SiteHealth> = {
  process: 1,
  roles: ['api'],
  site: 'mercari',
  name: 'Mercari',
  state: 'open',
  closed_kind: null,
  closed_since: null,
  next_try_at: null,
  since: '2026-01-01T00:00:00.000Z',
  calls: 5,
  calls_last_minute: 5,
  pace_per_second: null,
  failures: [],
  unreadable: 0,
  rows_read: 0,
  rows_set_aside: 0,
  last_set_aside_at: null,
  last_answer: null,
  last_failure: null,
  p50_ms: null,
  p95_ms: null,
  clock_offset_ms: null,
};

it.each([
  ['that it is open while it calls', {}, [1]],
  ['nothing when it is idle, which says nothing of the site', { calls_last_minute: 0 }, []],
  [
    'that it is closed, although it then calls nobody',
    { state: 'resting', calls_last_minute: 0 },
    [0],
  ],
  ['that it is closed while one call tries it', { state: 'trying', calls_last_minute: 1 }, [0]],
] as const)('the line of a process tells %s', (_, changed, values) => {
  const { hako_site_open = [] } = siteReadings([{ ...line, ...changed }]);
  expect(hako_site_open.map(({ value }) => value)).toEqual(values);
});
