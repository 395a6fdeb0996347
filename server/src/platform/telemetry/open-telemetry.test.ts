import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { METRICS, type MetricName } from './metrics.ts';
import type { Metric } from './metrics/metric.ts';
import { type Meters, openMeters } from './open-telemetry.ts';

const NAMES = Object.keys(METRICS) as MetricName[];
const log = pino({ level: 'silent' });
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

function open(): Meters {
  const meters = openMeters(log);
  stops.push(() => meters.close());
  return meters;
}

const labelled = (name: MetricName) =>
  Object.fromEntries(METRICS[name].labels.map((label) => [label, 'x'])) as never;

it('every metric of the list is served under its very name, with its help', async () => {
  const meters = open();
  for (const name of NAMES) {
    const { kind }: Metric = METRICS[name];
    if (kind === 'counter') meters.count(name as never, labelled(name));
    else if (kind === 'histogram') meters.record(name as never, labelled(name), 0.3);
    else meters.watch(() => ({ [name]: [{ labels: labelled(name), value: 7 }] }));
  }
  const text = await meters.text();
  for (const name of NAMES) {
    const { kind, help }: Metric = METRICS[name];
    const served = kind === 'tally' ? 'counter' : kind;
    expect(text).toContain(`# HELP ${name} ${help}\n# TYPE ${name} ${served}\n`);
    expect(text).toMatch(new RegExp(`^${name}${kind === 'histogram' ? '_count' : ''}[ {]`, 'm'));
  }
});

it('what cannot be read leaves the rest as it is', async () => {
  const meters = open();
  meters.watch(() => Promise.reject(new Error('the database is away')));
  meters.watch(() => ({ hako_snipes_held: [{ labels: {}, value: 3 }] }));
  expect(await meters.text()).toContain('hako_snipes_held 3\n');
});

it('a thing that is gone is not told any more', async () => {
  const meters = open();
  let dependencies = ['database', 'queue'];
  meters.watch(() => ({
    hako_ready: dependencies.map((dependency) => ({ labels: { dependency }, value: 1 })),
  }));
  expect(await meters.text()).toContain('dependency="queue"');
  dependencies = ['database'];
  expect(await meters.text()).not.toContain('dependency="queue"');
});

it('names say what they are: the unit last, and _total on what only grows', () => {
  for (const name of NAMES) {
    const { kind, help, labels }: Metric = METRICS[name];
    expect(name).toMatch(/^hako_[a-z_]+$/);
    expect(name.endsWith('_total')).toBe(kind === 'counter' || kind === 'tally');
    if (kind === 'histogram') expect(name).toMatch(/_seconds$/);
    expect(help).toMatch(/^[A-Z].*\.$|^1 .*\.$/);
    for (const label of labels) expect(label).not.toMatch(/id$|path|phone|email|user|customer/);
  }
});
