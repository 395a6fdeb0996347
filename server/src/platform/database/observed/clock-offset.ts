import type pg from 'pg';
import type { Clock } from '../../../kernel/clock.ts';

const ASKED = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms';

/**
 * The database's clock minus ours, as exact as half of the question took. The connection must be
 * free, since a wait before the question would be taken for an offset.
 */
export async function askClockOffsetMs(client: pg.ClientBase, clock: Clock): Promise<number> {
  const beganMs = clock.monotonicMs();
  const { rows } = await client.query<{ ms: number }>(ASKED);
  const halfMs = (clock.monotonicMs() - beganMs) / 2;
  return (rows[0]?.ms ?? 0) + halfMs - clock.now().getTime();
}
