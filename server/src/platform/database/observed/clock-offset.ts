import { sql } from 'kysely';
import type { Clock } from '../../../kernel/clock.ts';
import type { Reader } from '../database.ts';

/** The database's clock minus ours, as exact as half of the question took. */
export async function clockOffsetMs(reader: Reader, clock: Clock): Promise<number> {
  const beganMs = clock.monotonicMs();
  const { rows } = await sql<{
    ms: number;
  }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(reader);
  const halfMs = (clock.monotonicMs() - beganMs) / 2;
  return (rows[0]?.ms ?? 0) + halfMs - clock.now().getTime();
}
