import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../server/src/platform/database/database.ts';
import { addRows, type Due, LEAD_MS, now, sleepUntil } from './snipe-rig.ts';
import type { BenchDatabase } from './bench-database.ts';

const SNIPES = 50;
const SPREAD_MS = 5_000;
const READY_MS = 7_000;
const SECOND_BEFORE_MS = 3_000;
const KILL_BEFORE_MS = 1_000;
const PATIENCE_MS = 40_000;

export interface Takeover {
  /** From the kill until nothing waits in the dead one's hands. */
  readonly takeoverMs: number;
  /** The latest of those that left before their lot ended. */
  readonly worstLateMs: number;
  /** Not sent before the lot ended, and sent more than once. */
  readonly lost: number;
  readonly twice: number;
}

/** Two snipers as processes of their own with the settings of real ones; the one that holds everything is killed a second before the first is due. */
export async function measureTakeover({ db, url }: BenchDatabase): Promise<Takeover> {
  const start = Math.ceil(now()) + READY_MS;
  const due: Due[] = Array.from({ length: SNIPES }, (_, index) => {
    const dueMs = start + Math.floor((index * SPREAD_MS) / SNIPES);
    return { code: `k${index}-${dueMs}`, dueMs };
  });
  const sent = new Map<string, number[]>();
  await addRows(db, due);
  const first = startSniper(url, sent);
  await sleepUntil(start - SECOND_BEFORE_MS);
  const dead = await ownerOf(db, due);
  const second = startSniper(url, sent);
  await sleepUntil(start - KILL_BEFORE_MS);
  first.kill('SIGKILL');
  const killedMs = now();
  while ((await heldBy(db, dead)) > 0 && now() - killedMs < PATIENCE_MS) await sleep(10);
  const takeoverMs = now() - killedMs;
  await sleepUntil(start + SPREAD_MS + LEAD_MS);
  second.kill('SIGKILL');
  await once(second, 'exit');
  const late = due.flatMap(({ code, dueMs }) =>
    sent.get(code)?.[0] === undefined ? [] : [(sent.get(code)?.[0] as number) - dueMs],
  );
  const inTime = late.filter((ms) => ms < LEAD_MS);
  return {
    takeoverMs,
    worstLateMs: Math.max(...inTime),
    lost: SNIPES - inTime.length,
    twice: [...sent.values()].filter((times) => times.length > 1).length,
  };
}

function startSniper(url: string, sent: Map<string, number[]>): ChildProcess {
  const child = fork(path.join(import.meta.dirname, 'sniper-child.ts'), [url], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', ([code, at]: [string, number]) =>
    sent.set(code, [...(sent.get(code) ?? []), at]),
  );
  return child;
}

/** The one that leased everything that is due. */
async function ownerOf(db: Database, due: readonly Due[]): Promise<string> {
  const codes = due.map(({ code }) => code);
  const rows = await db
    .selectFrom('bids')
    .select('lease_owner')
    .distinct()
    .where('code', 'in', codes)
    .execute();
  const [only] = rows;
  if (rows.length !== 1 || !only?.lease_owner)
    throw new Error('one sniper should hold everything that is due');
  return only.lease_owner;
}

async function heldBy(db: Database, owner: string): Promise<number> {
  const rows = await db
    .selectFrom('bids')
    .select('id')
    .where('lease_owner', '=', owner)
    .where('status', '=', 'scheduled')
    .execute();
  return rows.length;
}
