import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../scripts/free-port.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '../src/platform/database/migrating/migrate.ts';
import pino from 'pino';
import { openPool } from '../src/platform/database/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the throw-away cluster of this run; its database `template_hako` is migrated. */
    postgresUrl: string;
    /** The folder of its socket; empty for the server of DATABASE_URL. */
    postgresSocket: string;
  }
}

/** One throw-away PostgreSQL for the whole run, or the one of DATABASE_URL, with a migrated template to copy databases from. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(path.join(tmpdir(), 'hako-pg-'));
  const own = process.env['DATABASE_URL']
    ? undefined
    : await startEmbeddedPostgres({ dir, port: await freePort(), isThrowAway: true });
  const url = own?.url ?? (process.env['DATABASE_URL'] as string);
  const admin = new pg.Pool({ connectionString: url, max: 1 });
  await admin.query('drop database if exists template_hako');
  await admin.query('create database template_hako');
  await admin.end();
  const pool = openPool({
    url: withDatabase(url, 'template_hako'),
    poolSize: 4,
    log: pino({ level: 'silent' }),
  });
  await migrate(pool);
  await pool.end();
  project.provide('postgresUrl', url);
  project.provide('postgresSocket', own?.socketDir ?? '');
  return async () => {
    await own?.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}

/** The same server, asked over its socket where it has one: a statement then costs a fifth less. */
export function overSocket(url: string, socketDir: string): string {
  const address = new URL(url);
  return socketDir
    ? `postgres://${address.username}@${encodeURIComponent(socketDir)}:${address.port}${address.pathname}`
    : url;
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
}
