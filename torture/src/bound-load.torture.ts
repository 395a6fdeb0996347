import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pretendAt } from '../../e2e/support/pretend-world.ts';
import { pretendSettings } from '../../scripts/pretend-settings.ts';
import { seedDemoPeople } from '../../server/src/demo-people.ts';
import { type ObservedProcess, startObserved } from '../../server/test-support/observed-process.ts';
import { createTestPlatform, type TestPlatform } from '../../server/test-support/test-platform.ts';
import { startSimulator } from '../../simulator/src/start.ts';
import { settingsOf } from './backup/history.ts';
import { ask, toldOf } from './bound-load/ask.ts';
import type { Heard, Wanted } from './bound-load/asker.ts';
import { isLarge, sized, tell } from './scale.ts';

// One api process under an even load, in which every call carries a token that is bound to a key,
// and a proof that is looked at and remembered.

const SECONDS = sized({ ci: 2, gate: 300, release: 600 });
const READING_SECONDS = sized({ ci: 2, gate: 60, release: 60 });
/** Asked a second; TORTURE_RATE asks for another one. */
const MIXED = Number(process.env['TORTURE_RATE'] ?? 1_500);
const READING = Number(process.env['TORTURE_RATE'] ?? 2_500);
const MOST_P99_MS = 150;
/** What the machine holds when it does not hold that, found in steps of so many seconds. */
const PARTS = [0.8, 0.6, 0.4, 0.3, 0.2, 0.1];
const STEP_SECONDS = 15;
/** That are looked at. */
const ITEMS = 20;

if (!isLarge) tell('bound load: SKIPPED at this size. npm run torture -- gate bound-load');

const isHeld = ({ failed, p99 }: Heard): boolean => failed === 0 && p99 <= MOST_P99_MS;

describe.runIf(isLarge)('an api process under load', { timeout: 0 }, () => {
  const stops: (() => Promise<unknown>)[] = [];
  let platform: TestPlatform;
  let api: ObservedProcess;
  const items: { readonly id: string }[] = [];
  beforeAll(async () => {
    platform = await createTestPlatform();
    stops.push(() => platform.close());
    const world = await startSimulator();
    stops.push(() => world.stop());
    await seedDemoPeople(platform);
    const pretend = pretendAt(() => world.url);
    while (items.length < ITEMS)
      items.push(await pretend<{ id: string }>('POST', '/_control/mercari/items', { price: 800 }));
    api = await startObserved(platform, {
      ...pretendSettings(world.url),
      ...settingsOf(platform.databaseUrl, platform.config.dataDir),
      ...{ HAKO_ROLES: 'api', HAKO_GUEST_PAGE_SECONDS: '10', HAKO_SHEDDING: 'off' },
    });
    stops.push(() => api.end());
  });
  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop();
  });

  const here = () => ({ url: api.url ?? '', items: items.map(({ id }) => id) });

  async function hold(
    name: string,
    wanted: Omit<Wanted, 'url' | 'items' | 'isReplaying'>,
  ): Promise<Heard> {
    const all = { ...wanted, ...here(), isReplaying: false };
    const heard = await ask(all);
    tell(`bound load: ${name}, ${toldOf(heard)}`);
    for (const part of isHeld(heard) ? [] : PARTS) {
      const ratePerSecond = Math.round(part * wanted.ratePerSecond);
      const less = await ask({ ...all, ratePerSecond, seconds: STEP_SECONDS });
      tell(`bound load: ${name} at less, ${toldOf(less)}`);
      if (isHeld(less)) break;
    }
    return heard;
  }

  it(`of ${MIXED} calls and pages a second fails none and answers in time`, async () => {
    const wanted = { ratePerSecond: MIXED, seconds: SECONDS, isReadingOnly: false };
    const heard = await hold('mixed', wanted);
    expect(heard.failures).toEqual([]);
    expect(heard.p99).toBeLessThanOrEqual(MOST_P99_MS);
  });

  it(`of ${READING} readings a second fails none and answers in time`, async () => {
    const wanted = { ratePerSecond: READING, seconds: READING_SECONDS, isReadingOnly: true };
    const heard = await hold('reading', wanted);
    expect(heard.failures).toEqual([]);
    expect(heard.p99).toBeLessThanOrEqual(MOST_P99_MS);
  });

  it('a proof that is sent twice is noticed the second time, under load as well', async () => {
    const seconds = 5;
    const heard = await ask({
      ...{ ...here(), ratePerSecond: 100, seconds },
      ...{ isReadingOnly: false, isReplaying: true },
    });
    // Pages carry none: 30 of 100.
    expect(heard.failed).toBe(0.7 * 100 * seconds);
    expect(heard.failures.every((said) => said.startsWith('401'))).toBe(true);
  });
});
