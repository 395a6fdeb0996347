import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { statOf } from '../load/process-figures.ts';
import { ITEMS } from './stored-items.ts';

const ROUND_SECONDS = 2;
const TICKS_A_SECOND = 100;

/** Microseconds of CPU that one request costs node and PostgreSQL together. */
export async function costOf(url: string, token: string, backends: () => number): Promise<number> {
  const [node, postgres] = [process.cpuUsage(), backends()];
  const child = fork(
    path.join(import.meta.dirname, '../item-load.mjs'),
    [url, token, String(ITEMS), String(ROUND_SECONDS)],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const { requests, errors } = await new Promise<{ requests: number; errors: number }>((told) =>
    child.once('message', (message) => told(message as never)),
  );
  if (errors > 0 || requests === 0) throw new Error(`${errors} of ${requests} requests failed`);
  const { user, system } = process.cpuUsage(node);
  return (user + system + (backends() - postgres)) / requests;
}

/**
 * Microseconds of CPU that the processes of the PostgreSQL in this folder have used; Linux.
 */
export function backendsOf(dir: string): number {
  const postmaster = Number(readFileSync(path.join(dir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ticks = pids.reduce((sum, pid) => sum + ticksOf(Number(pid), postmaster), 0);
  return (ticks * 1_000_000) / TICKS_A_SECOND;
}

/** What a process of that PostgreSQL used; the first also what those used that have ended. */
function ticksOf(pid: number, postmaster: number): number {
  const fields = fieldsOf(pid);
  if (pid === postmaster)
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return Number(fields[1]) === postmaster ? Number(fields[11]) + Number(fields[12]) : 0;
}

/** Nothing of a process that ended while we looked. */
function fieldsOf(pid: number): string[] {
  try {
    return statOf(pid);
  } catch {
    return [];
  }
}
