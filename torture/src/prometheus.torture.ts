import { afterEach, expect, it } from 'vitest';
import { startObserved } from '../../server/test-support/observed-process.ts';
import { createTestPlatform } from '../../server/test-support/test-platform.ts';
import { METRICS } from '../../server/src/platform/telemetry/metrics.ts';
import {
  complaintsOf,
  copyOfRules,
  forget,
  hasPrometheus,
  rewrite,
  startPrometheus,
} from './prometheus/prometheus.ts';
import { tell } from './scale.ts';

// Real processes, watched by a real Prometheus with our alert rules; one is killed, and the alert
// fires.

const PATIENCE = { timeout: 60_000, interval: 500 };
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});
if (!hasPrometheus)
  tell('prometheus: SKIPPED, the alert rules were NOT run. On Debian: apt-get install prometheus');

async function rules(): Promise<string> {
  const folder = await copyOfRules();
  stops.push(() => forget(folder));
  return folder;
}

it.runIf(hasPrometheus)(
  'promtool takes the rules, and each fires and is silent as its tests say',
  async () => {
    expect(await complaintsOf(await rules())).toBeUndefined();
  },
);

it.runIf(hasPrometheus)('a rule that never fires is found', async () => {
  const folder = await rules();
  await rewrite(folder, 'alerts.yml', (text) =>
    text.replace('max(hako_snipes_overdue) > 0', 'max(hako_snipes_overdue) > 1000'),
  );
  expect(await complaintsOf(folder)).toContain('HakoSnipesOverdue');
});

it.runIf(hasPrometheus)(
  'Prometheus reads real processes, and tells when one is killed',
  async () => {
    const platform = await createTestPlatform();
    stops.push(() => platform.close());
    const api = await startObserved(platform, { HAKO_ROLES: 'api,worker' });
    stops.push(() => api.end('SIGKILL'));
    const sniper = await startObserved(platform, { HAKO_ROLES: 'sniper' });
    stops.push(() => sniper.end('SIGKILL'));
    const prometheus = await startPrometheus(await rules(), [
      new URL(api.operatorUrl).host,
      new URL(sniper.operatorUrl).host,
    ]);
    stops.push(() => prometheus.stop());

    await expect
      .poll(() => prometheus.query('count(hako_build_info)').catch(() => []), PATIENCE)
      .toMatchObject([{ value: 2 }]);
    for (const asked of [1, 2, 3]) await fetch(`${api.url}/api/bidding/figures?asked=${asked}`);
    await expect
      .poll(
        () => prometheus.query('sum(hako_http_requests_total{route="/api/bidding/figures"})'),
        PATIENCE,
      )
      .toMatchObject([{ value: 3 }]);
    const seen = await prometheus.query('count by (__name__) ({__name__=~"hako_.+"})');
    expect(seen.length).toBeGreaterThan(Object.keys(METRICS).length / 2);
    expect(await prometheus.firing()).toEqual([]);

    await sniper.end('SIGKILL');
    await expect
      .poll(() => prometheus.firing(), PATIENCE)
      .toEqual(expect.arrayContaining(['HakoProcessDown', 'HakoNoSniper']));
    tell(
      `prometheus: ${seen.length} series read, HakoProcessDown and HakoNoSniper fired after a kill`,
    );
  },
);
