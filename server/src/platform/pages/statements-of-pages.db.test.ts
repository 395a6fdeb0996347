import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pretendSettings } from '../../../../scripts/pretend-settings.ts';
import { type Simulator, startSimulator } from '../../../../simulator/src/start.ts';
import { onlyProcess } from '../../../test-support/only-process.ts';
import { hasPages } from '../../../test-support/rigs/http/guarded-server-rig.ts';
import { sentStatements } from '../../../test-support/machines/sent-statements.ts';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { setRate } from '../../../test-support/world/set-rate.ts';
import { type Clock, systemClock } from '../../kernel/clock.ts';
import { compose } from '../../composition.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../demo-people.ts';
import { statementName } from '../database/observed/observe-pool.ts';
import { createIdempotency } from '../http/idempotency.ts';
import { createHttpServer } from '../http/server.ts';
import { servePages } from './serve-pages.ts';

/** Time stands, so that nothing which is kept for some seconds grows old between two looks. */
const still: Clock = { ...systemClock, monotonicMs: () => 0 };
/** What others write down meanwhile is not the page's: of some looks the one that saw fewest. */
const LOOKS = 5;
const SEARCH = '/mercari/search?keyword=nikon';

let sim: Simulator;
let platform: TestPlatform;
let app: FastifyInstance;
let item: string;
let cookie: string;

beforeAll(async () => {
  sim = await startSimulator();
  platform = await createTestPlatform({ settings: pretendSettings(sim.url), clock: still });
  await seedDemoPeople(platform);
  const parts = compose(platform);
  await setRate(parts.modules.pricing, 17_600);
  app = await createHttpServer(platform.config, platform.log, parts.routes, {
    authenticate: parts.authenticate,
    idempotency: createIdempotency(platform.db, onlyProcess, platform.log),
    now: () => platform.clock.now(),
    isStrict: true,
  });
  await servePages(app, platform.config, platform);
  const made = await fetch(`${sim.url}/_control/mercari/items`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ price: 3_000 }),
  });
  item = `/mercari/item/${((await made.json()) as { id: string }).id}`;
  const { cookies } = await app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD },
  });
  cookie = `auth_token=${cookies.find(({ name }) => name === 'auth_token')?.value}`;
});
afterAll(async () => {
  await app.close();
  await platform.close();
  await sim.stop();
});

/** Tables that a page reads, for somebody who comes after others; what is kept is kept. */
async function statementsOf(url: string, headers: Record<string, string>): Promise<string[]> {
  const sent = sentStatements(platform.pool);
  const looks: string[][] = [];
  for (let look = 0; look < LOOKS; look++) {
    sent.length = 0;
    const { statusCode, body } = await app.inject({
      url,
      headers: { accept: 'text/html', ...headers },
    });
    expect([statusCode, body.includes('</html>')]).toEqual([200, true]);
    looks.push(sent.map(statementName).toSorted());
  }
  const [fewest = []] = looks.toSorted((one, other) => one.length - other.length);
  return fewest;
}

describe.runIf(hasPages)('what a page asks of the database', () => {
  it.each([
    ['the search', () => SEARCH, ['select store_info']],
    ['an item', () => item, ['select ship_modes', 'select store_info']],
  ])('is hardly anything for a guest: %s', async (_, url, most) => {
    expect(await statementsOf(url(), {})).toEqual(most);
  });

  it.each([
    ['the search', () => SEARCH, 17],
    ['an item', () => item, 25],
  ])('is what is their own for a customer: %s', async (_, url, most) => {
    const asked = await statementsOf(url(), { cookie });
    expect(asked.length, asked.join()).toBeLessThanOrEqual(most);
  });
});
