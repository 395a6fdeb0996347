import { stat } from 'node:fs/promises';
import { readSnipes } from '../modules/bidding/index.ts';
import type { OwnedPlatform } from '../open-platform.ts';
import { readArchive } from '../platform/database/observed/archive-readings.ts';
import type { Reader } from '../platform/database/database.ts';
import { findExamination } from '../platform/database/examination-record.ts';
import { readQueue } from '../platform/jobs/queue-readings.ts';
import type { Readings } from '../platform/telemetry/telemetry.ts';

/** The queue may be long; it is not counted for every question. */
const COUNT_EVERY_MS = 10_000;

/** Tells how the whole service is, from its database: processes with the role worker do. */
export function watchService({ telemetry, db, clock, config }: OwnedPlatform): void {
  const { backupStamp } = config.observation;
  // There from the beginning: what grows from nothing is no growth to Prometheus.
  telemetry.count('hako_snipes_missed_total', { site: 'auction' }, 0);
  const looks: readonly (() => Promise<Readings>)[] = [
    () => readQueue(db),
    () => readSnipes(db),
    () => readArchive(db),
    () => readExamination(db),
    () => readBackup(backupStamp),
  ];
  for (const look of looks) {
    let last: { readonly atMs: number; readonly readings: Readings } | undefined;
    telemetry.watch(async () => {
      const nowMs = clock.monotonicMs();
      if (!last || nowMs - last.atMs > COUNT_EVERY_MS)
        last = { atMs: nowMs, readings: await look() };
      return last.readings;
    });
  }
}

async function readExamination(reader: Reader): Promise<Readings> {
  const found = await findExamination(reader);
  if (!found) return {};
  return {
    hako_invariants_failed: [{ labels: {}, value: found.faults }],
    hako_invariants_examined_timestamp_seconds: [
      { labels: {}, value: found.examinedAt.getTime() / 1_000 },
    ],
  };
}

/** Time 0 when the file is not there, so that a backup which never came is an old one. */
async function readBackup(stamp: string | undefined): Promise<Readings> {
  if (stamp === undefined) return {};
  const touchedMs = await stat(stamp).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  return { hako_backup_last_timestamp_seconds: [{ labels: {}, value: touchedMs / 1_000 }] };
}
