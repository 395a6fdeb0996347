import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rolldown } from 'rolldown';
import type { CrashPoint } from '../../../server/src/modules/bidding/index.ts';
import type { Chance } from '../chance.ts';

const SOURCE = path.join(import.meta.dirname, 'sniper-process.ts');
const POINTS: readonly CrashPoint[] = [
  'claimed',
  'marked',
  'before-send',
  'after-send',
  'answer-booked',
];
/** Past the sign of life of such a sniper (0.6 s), so that another has its snipes when it wakes. */
const SHORTEST_SLEEP_MS = 650;
const LONGEST_SLEEP_MS = 1_500;
/** Who is to die at a point of its own comes to it, when there is anything to snipe. */
const PATIENCE_MS = 2_500;

export interface Killing {
  /** The bundled sniper. */
  readonly file: string;
  readonly databaseUrl: string;
  readonly marketUrl: string;
  readonly chance: Chance;
  readonly mistake: string;
}

/** The sniper as one file without what it does not use, because a thousand modules take longer to load than a sniper lives here. */
export async function bundleSniper(): Promise<{ readonly file: string; remove(): void }> {
  const dir = mkdtempSync(path.join(tmpdir(), 'hako-sniper-'));
  const file = path.join(dir, 'sniper.mjs');
  const bundle = await rolldown({
    input: SOURCE,
    platform: 'node',
    logLevel: 'silent',
    // Not in the file: a native program cannot be, and no sniper compares a password.
    external: ['pg-native', '@node-rs/argon2'],
    treeshake: { moduleSideEffects: false },
  });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  await once(
    spawn(process.execPath, [file, '', '', 'at once'], {
      env: { ...process.env, NODE_COMPILE_CACHE: dir },
    }),
    'exit',
  );
  return { file, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** A sniper that nothing happens to until it is killed, which is to be waited for. */
export async function startSurvivor(killing: Killing): Promise<{ kill(): Promise<void> }> {
  const { child, ended } = await start(killing, '', 1);
  return {
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * Starts a sniper and brings it to its end by SIGKILL: at a crash point of its own, or at any moment, now and then after it was stopped (SIGSTOP)
 * past its lease and woken again. Gives back how it died.
 */
export async function liveAndDie(killing: Killing): Promise<'itself' | 'killed' | 'slept'> {
  const { chance } = killing;
  const isPlanned = chance.happens(0.6);
  const sleeps = chance.happens(0.12);
  const point = isPlanned ? chance.pick(POINTS) : '';
  const { child, ended } = await start(killing, point, 1 + chance.below(2));
  await Promise.race([
    ended,
    sleep(sleeps ? chance.below(700) : isPlanned ? PATIENCE_MS : 100 + chance.below(900)),
  ]);
  if (sleeps && isAlive(child)) {
    child.kill('SIGSTOP');
    await sleep(SHORTEST_SLEEP_MS + chance.below(LONGEST_SLEEP_MS - SHORTEST_SLEEP_MS));
    child.kill('SIGCONT');
    await Promise.race([ended, sleep(chance.below(500))]);
  }
  const wasAlive = isAlive(child);
  if (wasAlive) child.kill('SIGKILL');
  await ended;
  if (child.signalCode !== 'SIGKILL')
    throw new Error(`a sniper ended by itself: ${child.exitCode}`);
  return sleeps ? 'slept' : wasAlive ? 'killed' : 'itself';
}

/**
 * Starts a sniper that kills itself at the n-th passing of a point; none when the point is empty.
 * Resolves when it is ready, or dead.
 */
async function start(
  { file, databaseUrl, marketUrl, mistake }: Killing,
  point: CrashPoint | '',
  passing: number,
): Promise<{ readonly child: ChildProcess; readonly ended: Promise<unknown> }> {
  const child = spawn(
    process.execPath,
    [file, databaseUrl, marketUrl, point, String(passing), mistake],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: path.dirname(file) },
    },
  );
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  return { child, ended };
}

const isAlive = (child: ChildProcess): boolean =>
  child.exitCode === null && child.signalCode === null;
