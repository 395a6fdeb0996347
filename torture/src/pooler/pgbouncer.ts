import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../../scripts/free-port.ts';

/** Debian's PgBouncer, when it is installed. */
export const hasPgBouncer: boolean = spawnSync('pgbouncer', ['--version']).status === 0;

/** PgBouncer in transaction mode before one PostgreSQL, with few connections to it. */
export interface PgBouncer {
  /** The way through it to a database, whose sessions get what a pooler's login must have. */
  through(databaseUrl: string): Promise<string>;
  /** So many transactions it has passed on. */
  transactions(): Promise<number>;
  close(): Promise<void>;
}

const SESSION = {
  statement_timeout: '15s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '5s',
  timezone: 'UTC',
};

/** `connections` to each database; many more than that come in. */
export async function startPgBouncer(serverUrl: string, connections: number): Promise<PgBouncer> {
  const home = mkdtempSync(path.join(tmpdir(), 'hako-pooler-'));
  chmodSync(home, 0o777);
  const port = await freePort();
  const server = new URL(serverUrl);
  const file = path.join(home, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
stats_users = postgres
logfile = ${path.join(home, 'pgbouncer.log')}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
query_wait_timeout = 5
`,
  );
  const child = spawn('pgbouncer', ['--quiet', file], { stdio: 'ignore', ...notRoot() });
  const ended = once(child, 'exit');
  const through = (databaseUrl: string): string => {
    const url = new URL(databaseUrl);
    url.port = String(port);
    return url.toString();
  };
  await untilItAnswers(through(serverUrl));
  return {
    async through(databaseUrl) {
      const name = new URL(databaseUrl).pathname.slice(1);
      await ask(
        databaseUrl,
        ...Object.entries(SESSION).map(
          ([setting, value]) => `alter database "${name}" set ${setting} = '${value}'`,
        ),
      );
      return through(databaseUrl);
    },
    async transactions() {
      const url = new URL(through(serverUrl));
      url.pathname = '/pgbouncer';
      const rows = await ask(url.toString(), 'show stats');
      return rows.reduce((sum, row) => sum + Number(row['total_xact_count']), 0);
    },
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** It refuses to run as root. */
function notRoot(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string): number =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function ask(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      await ask(url, 'select 1');
      return;
    } catch (error) {
      if (attempt === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}
