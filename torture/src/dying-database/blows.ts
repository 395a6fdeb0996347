import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OwnDatabase } from './own-database.ts';

const LOOK_MS = 5;

/**
 * What may happen to a PostgreSQL: an immediate stop, the end of one connection's process, the end
 * of the process above all.
 */
export const BLOWS = ['immediate', 'backend', 'postmaster'] as const;
export type Blow = (typeof BLOWS)[number];

/** Strikes, without a word to anybody; what was struck is gone afterwards. */
export async function strike(database: OwnDatabase, blow: Blow): Promise<void> {
  const pid = blow === 'backend' ? await someBackend(database) : database.postmaster();
  process.kill(pid, blow === 'immediate' ? 'SIGQUIT' : 'SIGKILL');
  while (isThere(pid)) await sleep(LOOK_MS);
}

/** Of a connection of ours. PostgreSQL ends all others with it, and recovers by itself. */
async function someBackend({ query }: OwnDatabase): Promise<number> {
  const [row] = await query<{ pid: number }>(
    `select pid from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()
     order by state = 'active' desc, random() limit 1`,
  );
  if (!row) throw new Error('nobody is connected');
  return row.pid;
}

function isThere(pid: number): boolean {
  try {
    return !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
