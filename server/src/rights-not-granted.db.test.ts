import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OwnRightsRig, startOwnRights } from '../test-support/rigs/own-rights-rig.ts';
import { until } from '../test-support/until.ts';
import type { OwnedPlatform } from './open-platform.ts';
import { OWNER_ROLE } from './platform/database/rights.ts';
import { prepareDatabase } from './prepare-database.ts';

const PATIENCE_MS = 20_000;
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

/** The same answer for each process that serves. */
async function expectRefused(reason: RegExp): Promise<void> {
  for (const platform of serving)
    await expect(prepareDatabase(platform, false)).rejects.toThrow(reason);
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
  child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), 'migrate'], {
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], ...rig.settingsOf('worker') },
  });
  await until(isGranting, PATIENCE_MS);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await owner.query('rollback');
  await until(async () => !(await isGranting()), PATIENCE_MS);
  await expectRefused(/permission denied/);
  await owner.query('grant select on applied_migrations to hako_api, hako_worker, hako_sniper');
  await expectRefused(/rights of the processes are not granted: hako_api may \[\]/);
  await rig.migrate();
  for (const platform of serving) await prepareDatabase(platform, false);
});

it.each([
  ['too little', 'revoke update on bids from hako_worker'],
  ['too much', 'grant select on customers to hako_sniper'],
  ['nothing of a new table', 'create table made_later (id integer)'],
])('no process serves while a role may do %s', async (_, text) => {
  await owner.query(text);
  await expectRefused(/rights of the processes are not granted/);
  await rig.migrate();
  for (const platform of serving) {
    await prepareDatabase(platform, false);
    await sql`select 1 from applied_migrations`.execute(platform.db);
  }
});
