import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtServer } from '../../scripts/built-server.ts';
import { surroundings } from '../../scripts/surroundings.ts';
import { type OwnRightsRig, startOwnRights } from '../test-support/rigs/own-rights-rig.ts';
import { until } from '../test-support/until.ts';
import type { OwnedPlatform } from './open-platform.ts';
import { OWNER_ROLE } from './platform/database/rights.ts';
import { prepareDatabase } from './prepare-database.ts';

const PATIENCE_MS = 60_000;
const SERVING = ['api', 'worker', 'sniper'] as const;
let rig: OwnRightsRig;
let owner: pg.Client;
let serving: OwnedPlatform[];
let child: ChildProcess | undefined;

beforeAll(async () => {
  rig = await startOwnRights();
  serving = SERVING.map((role) => rig.platformOf(role));
  owner = new pg.Client({ connectionString: rig.settingsOf('worker').DATABASE_URL });
  await owner.connect();
  await owner.query(`set role ${OWNER_ROLE}`);
}, PATIENCE_MS);
afterAll(async () => {
  child?.kill('SIGKILL');
  await owner.end();
  await rig.close();
});

/** Each of these is refused for the rights of its own role; the others serve. */
async function expectRefused(refused: readonly (typeof SERVING)[number][], why: RegExp) {
  for (const [index, platform] of serving.entries()) {
    const role = SERVING[index];
    const prepared = prepareDatabase(platform, false);
    if (role && refused.includes(role)) await expect(prepared, role).rejects.toThrow(why);
    else await prepared;
  }
}

/** Grants wait until the owner rolls back: two may not change the rights of one table at once. */
async function holdGrants(): Promise<void> {
  await owner.query(`create table applied_migrations (
    name text constraint applied_migrations_pkey primary key, checksum text not null, applied_at timestamptz not null default now())`);
  await owner.query('begin; grant select on applied_migrations to hako_api');
}

/** Asked as the login itself, which is shown what its own sessions do. */
const isGranting = async (): Promise<boolean> => {
  const { rows } = await rig.asLogin(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'begin; revoke all%'`,
  );
  return rows.length > 0;
};

it('no process serves after a migration that was killed before it granted, until one runs to its end', {
  timeout: 2 * PATIENCE_MS,
}, async () => {
  await holdGrants();
  child = spawn(process.execPath, [await builtServer(), 'migrate'], {
    stdio: 'ignore',
    env: { ...surroundings(), ...rig.settingsOf('worker') },
  });
  await until(isGranting, PATIENCE_MS);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await owner.query('rollback');
  await until(async () => !(await isGranting()), PATIENCE_MS);
  await expectRefused(SERVING, /permission denied/);
  await owner.query('grant select on applied_migrations to hako_api, hako_worker, hako_sniper');
  await expectRefused(SERVING, /rights of the processes are not granted: hako_\w+ may \[\]/);
  await rig.migrate();
  for (const platform of serving) await prepareDatabase(platform, false);
});

it.each([
  ['too little', 'revoke update on bids from hako_worker', ['worker']],
  ['nothing of a new table', 'create table made_later (id integer)', ['api', 'worker']],
  // As a newer release leaves it, when the service has to go back to this one.
  ['more than it has to', 'grant select on customers to hako_sniper', []],
] as const)(
  'nobody but a process whose own role lacks a right is held back by %s',
  async (_, text, refused) => {
    await owner.query(text);
    await expectRefused(refused, /rights of the processes are not granted/);
    await rig.migrate();
    for (const platform of serving) {
      await prepareDatabase(platform, false);
      await sql`select 1 from applied_migrations`.execute(platform.db);
    }
  },
);

it('tells of rights that this release does not grant', async () => {
  const [platform] = serving;
  if (!platform) throw new Error('no process');
  const told: unknown[] = [];
  const log = Object.assign(Object.create(platform.log), {
    warn: (fields: object) => void told.push(fields),
  });
  await owner.query('grant select on customers to hako_sniper');
  await prepareDatabase({ ...platform, log }, false);
  await rig.migrate();
  await prepareDatabase({ ...platform, log }, false);
  expect(told).toEqual([
    { tables: 1, first: 'hako_sniper may [select] and not [] with public.customers' },
  ]);
});
