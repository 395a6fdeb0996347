import { sql } from 'kysely';
import type { Readings } from '../../telemetry/telemetry.ts';
import type { Reader } from '../database.ts';

/** How PostgreSQL's archiving of its log does; nothing where it is off. */
export async function readArchive(reader: Reader): Promise<Readings> {
  const { rows } = await sql<{
    at: number | null;
    failures: number;
  }>`select extract(epoch from last_archived_time)::float8 as at, failed_count as failures
    from pg_stat_archiver where current_setting('archive_mode') <> 'off'`.execute(reader);
  const [archive] = rows;
  if (!archive) return {};
  return {
    ...(archive.at !== null && {
      hako_wal_archived_timestamp_seconds: [{ labels: {}, value: archive.at }],
    }),
    hako_wal_archive_failures_total: [{ labels: {}, value: archive.failures }],
  };
}
