import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { readConfig, type Role } from '../../src/config.ts';
import { newToken } from '../../src/kernel/chance.ts';
import { openPlatform, type OwnedPlatform } from '../../src/open-platform.ts';
import { prepareDatabase } from '../../src/prepare-database.ts';
import { withDatabase } from '../global-setup.ts';

const ROLES_FILE = path.resolve(import.meta.dirname, '../../roles.sql');

export type OwnRightsRig = Awaited<ReturnType<typeof startOwnRights>>;

/** An empty database as an operator prepares it, migrated by its owner, where each process has only its rights. */
export async function startOwnRights() {
  const server = inject('postgresUrl');
  const suffix = newToken(9).toLowerCase().replace(/\W/g, '_');
  const [name, login] = [`rights_${suffix}`, `login_${suffix}`];
  const admin = new pg.Pool({ connectionString: server, max: 1 });
  await admin.query(await readFile(ROLES_FILE, 'utf8'));
  await admin.query(`create role ${login} login noinherit password 'of the tests'`);
  await admin.query(`grant hako_owner, hako_api, hako_worker, hako_sniper to ${login}`);
  const owner = `${login}_owner`;
  await admin.query(`create role ${owner} login noinherit password 'of the tests'`);
  await admin.query(`grant hako_owner to ${owner}`);
  await admin.query(`create database ${name} owner hako_owner`);
  const url = new URL(withDatabase(server, name));
  [url.username, url.password] = [login, 'of the tests'];
  const opened: OwnedPlatform[] = [];
  const settingsOf = (role: Role) => ({
    HAKO_ENV: 'test',
    HAKO_SECRET: 'a secret that only tests know, 32+ characters',
    HAKO_ROLES: role,
    HAKO_DATABASE_RIGHTS: 'own',
    HAKO_SMTP_URL: 'smtp://nowhere.test',
    HAKO_MAIL_FROM: 'hako@hako.test',
    DATABASE_URL: url.toString(),
  });
  const platformOf = (role: Role): OwnedPlatform => {
    const platform = openPlatform(readConfig(settingsOf(role)));
    opened.push(platform);
    return platform;
  };
  return {
    /** What a real process with this role is started with. */
    settingsOf,
    /** Of a process with this role. Ended with the rig. */
    platformOf,
    /** As `main.ts migrate` does it. */
    migrate: () => prepareDatabase(platformOf('worker'), true),
    /** As it does it in production, with a login that may take the role of the owner alone. */
    migrateInProduction() {
      url.username = owner;
      const settings = { ...settingsOf('worker'), DATABASE_URL: url.toString() };
      url.username = login;
      const platform = openPlatform(readConfig(settings));
      opened.push(platform);
      const config = { ...platform.config, environment: 'production' as const };
      return prepareDatabase({ ...platform, config }, true);
    },
    /** A connection that takes no role. */
    async asLogin(text: string): Promise<pg.QueryResult> {
      const client = new pg.Client({ connectionString: url.toString() });
      await client.connect();
      return client.query(text).finally(() => client.end());
    },
    async close(): Promise<void> {
      for (const platform of opened) await platform.close();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.query(`drop role ${login}, ${owner}`);
      await admin.end();
    },
  };
}
