import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sniper } from '../modules/bidding/index.ts';
import { directUrlOf, type OwnedPlatform, roleOf } from '../open-platform.ts';
import { openPool } from '../platform/database/database.ts';
import { requireMigrated } from '../platform/database/migrating/migrate.ts';
import { needBucket } from './readiness-of-bucket.ts';
import type { ReadinessBook } from '../platform/telemetry/readiness.ts';

/** A sniper looks four times a second; after so long it does nothing any more. */
const LONGEST_ROUND_MS = 5_000;
/** A block of most file systems. */
const PROBE_BYTES = 4_096;
/**
 * Leases and signs of life go by the database's clock, shots by ours: more than this is a mistake
 * of a machine.
 */
const LARGEST_OFFSET_MS = 2_000;

/**
 * What every process depends on: its database, as new as it, and the folder of its files. Nothing
 * is asked through the pool of the calls: one that is busy is ready, or all would be taken from the
 * balancer together.
 */
export function needPlatform(readiness: ReadinessBook, platform: OwnedPlatform): void {
  const { config, pulse } = platform;
  let isMigrated = false;
  readiness.add('database', () => (pulse.isAnswering() ? undefined : 'it does not answer'));
  readiness.add('migrations', async () => {
    if (!isMigrated) await requireOwnMigrations(platform);
    isMigrated = true;
  });
  // Made once: a folder that goes away later is a volume that went away.
  const made = mkdir(config.dataDir, { recursive: true }).catch(() => undefined);
  readiness.add('files', async () => {
    await made;
    await probeFolder(config.dataDir);
  });
  if (config.files.bucket) needBucket(readiness, config.files.bucket, platform.log);
}

/** Writes a small file and removes it: a full disk is known by nothing less. */
async function probeFolder(folder: string): Promise<void> {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    await writeFile(probe, Buffer.alloc(PROBE_BYTES));
  } finally {
    await rm(probe, { force: true });
  }
}

async function requireOwnMigrations({ config, log }: OwnedPlatform): Promise<void> {
  const pool = openPool({ url: directUrlOf(config), poolSize: 1, log, role: roleOf(config) });
  try {
    await requireMigrated(pool);
  } finally {
    await pool.end();
  }
}

/** What works off the jobs depends on the queue, which ends by itself when it cannot go on. */
export function needQueue(readiness: ReadinessBook, failed: Promise<never>): void {
  let why: string | undefined;
  failed.catch((error: Error) => (why = error.message));
  readiness.add('queue', () => why);
}

/** What sends snipes depends on its own rounds, and on clocks that agree. */
export function needSniper(
  readiness: ReadinessBook,
  sniper: Pick<Sniper, 'lastRoundMs'>,
  { pulse, clock }: Pick<OwnedPlatform, 'pulse' | 'clock'>,
): void {
  readiness.add('sniper', () => {
    const agoMs = clock.monotonicMs() - sniper.lastRoundMs();
    return agoMs > LONGEST_ROUND_MS ? `its last round was ${Math.round(agoMs)} ms ago` : undefined;
  });
  readiness.add('clock', () => {
    const offsetMs = pulse.clockOffsetMs() ?? 0;
    return Math.abs(offsetMs) > LARGEST_OFFSET_MS
      ? `the database's clock is ${Math.round(offsetMs)} ms from ours`
      : undefined;
  });
}
