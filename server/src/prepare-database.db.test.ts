import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnRightsRig, startOwnRights } from '../test-support/rigs/own-rights-rig.ts';
import { createBiddingWorld } from '../test-support/world/bidding-world.ts';
import { createPretendMarket } from '../test-support/world/pretend-market.ts';
import { until } from '../test-support/until.ts';
import type { OwnedPlatform } from './open-platform.ts';
import { prepareDatabase } from './prepare-database.ts';
import { compose } from './composition.ts';
import { newId } from './kernel/chance.ts';
import { inTransaction } from './platform/database/transaction.ts';
import { startService } from './service.ts';

const LEAD_MS = 4_000;
let rig: OwnRightsRig;
let api: OwnedPlatform;
let worker: OwnedPlatform;
let sniper: OwnedPlatform;

beforeAll(async () => {
  rig = await startOwnRights();
  api = rig.platformOf('api');
  worker = rig.platformOf('worker');
  sniper = rig.platformOf('sniper');
  await expect(prepareDatabase(api, false)).rejects.toThrow(/applied_migrations|is missing/);
  await rig.migrate();
}, 120_000);
afterAll(() => rig.close());

/** A platform whose warnings and errors are kept. */
function listening(platform: OwnedPlatform): { platform: OwnedPlatform; said: string[] } {
  const said: string[] = [];
  const note = (...what: unknown[]): void => void said.push(JSON.stringify(what));
  const log = Object.assign(Object.create(platform.log), { warn: note, error: note });
  return { platform: { ...platform, log, close: async () => undefined }, said };
}

const ask = (platform: OwnedPlatform, text: string) => sql.raw(text).execute(platform.db);

describe('where each process has only its rights', () => {
  it('the login itself may read nothing, and a process that serves finds all migrations', async () => {
    await expect(rig.asLogin('select 1 from bids')).rejects.toThrow('permission denied');
    for (const platform of [api, worker, sniper]) await prepareDatabase(platform, false);
  });

  it('in production nobody serves over a database that does not flush', async () => {
    const config = { ...api.config, environment: 'production' as const };
    await expect(prepareDatabase({ ...api, config }, false)).rejects.toThrow(/fsync = off/);
  });

  it('in production the owner migrates with a login that may be nobody else', async () => {
    await expect(rig.migrateInProduction()).rejects.toThrow(/fsync = off/);
  });

  it.each([
    'customers',
    'customer_addresses',
    'sessions',
    'wallet_transfers',
    'orders',
    'staff_audit',
    'bid_requests',
  ])('a sniper cannot read %s', async (table) => {
    await expect(ask(sniper, `select 1 from ${table}`)).rejects.toThrow('permission denied');
    await ask(api, `select 1 from ${table} limit 1`);
  });

  it.each([
    'alter table bids add column more text',
    'drop table bids',
    'truncate bid_receipts',
    'create table mine (id integer)',
    'drop function bid_receipts_append_only() cascade',
    `insert into applied_migrations (name, checksum) values ('x', 'y')`,
  ])('no process that serves may "%s"', async (text) => {
    for (const platform of [api, worker, sniper])
      await expect(ask(platform, text)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('a sniper may not delete a bid, nor rewrite what was told of it', async () => {
    await expect(ask(sniper, 'delete from bids')).rejects.toThrow('permission denied');
    await expect(ask(sniper, `update bid_receipts set kind = 'won'`)).rejects.toThrow(
      'permission denied',
    );
  });

  it('a sniper does all its work: it sends, is outbid, loses an answer, gives way, and follows', async () => {
    const market = createPretendMarket({ nowMs: () => Date.now(), offsetMs: 4_321, lateMs: 20 });
    const parts = {
      auctions: market.auctions,
      findListing: async (code: string) => market.listing(code),
    };
    const world = await createBiddingWorld({ ...parts, platform: api });
    const { platform, said } = listening(sniper);
    const { bidding } = await createBiddingWorld({ ...parts, platform, entersRate: false });
    const ids: Record<string, string> = {};
    for (const code of ['placed', 'outbid', 'lost-after', 'passed', 'extended', 'restricted']) {
      const lot = market.open({ code, endsInMs: 600_000, isAutoExtension: code === 'extended' });
      const customer = await world.customerWith(1_000_000_000);
      lot.endsAtMs = market.marketNow() + LEAD_MS + 3_000;
      ids[code] = (await world.bid(customer, code, 5_000, { mode: 'snipe', followSteps: 3 })).id;
      if (code === 'extended') lot.endsAtMs += 2_000;
      if (code === 'lost-after' || code === 'restricted') market.fail(code, code);
    }
    market.rival('outbid', 4_900, 'other');
    market.rival('outbid', 1_000_000);
    market.rival('passed', 8_000);
    market.rival('passed', 9_000, 'other');
    const running = bidding.startSniper();
    const statesOf = async () => {
      const rows = await api.db.selectFrom('bids').select(['code', 'status']).execute();
      return Object.fromEntries(rows.map(({ code, status }) => [code, status]));
    };
    const isOver = (states: Record<string, string>): boolean =>
      Object.values(states).every((state) => state !== 'scheduled' && state !== 'firing');
    await until(async () => isOver(await statesOf()) || said.length > 0, 20_000);
    expect(said).toEqual([]);
    await running.stop();
    market.close();
    expect(await statesOf()).toEqual({
      placed: 'leading',
      outbid: 'outbid',
      'lost-after': 'unknown',
      passed: 'outbid',
      extended: 'leading',
      restricted: 'failed',
    });
  });

  it('a sniper tells a customer, by mail as well', async () => {
    const customerId = newId();
    const { notifications } = compose(sniper).modules;
    const told = {
      customerId,
      kind: 'bid_won',
      title: 'Thắng',
      body: 'Lô 1',
      text: { code: 'bid-last-minutes', words: { name: 'Lô 1', price: '¥1' } },
      link: '/account/bids',
    } as const;
    await inTransaction(sniper.db, (trx) => notifications.notify(trx, told));
    const deliveries = await api.db
      .selectFrom('notification_deliveries')
      .select('channel')
      .where('customer_id', '=', customerId)
      .execute();
    expect(deliveries).toEqual([{ channel: 'email' }]);
  });

  it('the whole process of a sniper starts, and is refused nothing', async () => {
    const { platform, said } = listening(rig.platformOf('sniper'));
    const service = await startService(platform);
    await sleep(3_000);
    await service.stop();
    expect(said.filter((line) => line.includes('permission denied'))).toEqual([]);
  });
});
