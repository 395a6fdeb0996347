import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import type { Readings } from '../../../platform/telemetry/telemetry.ts';

/** The snipes as they stand in the database, whoever sends them. */
export async function readSnipes(reader: Reader): Promise<Readings> {
  const { rows } = await sql<{
    due: number;
    overdue: number;
    alive: number;
    unknown: number;
  }>`select s.*, (select count(*) from snipers where alive_until > now()) as alive,
      (select count(*) from remote_bids where status = 'unknown') as unknown
    from (select count(*) filter (where fire_at > now()) as due,
        count(*) filter (where fire_at < now() - interval '5 seconds' and planned_end_at > now()) as overdue
      from bids where mode = 'snipe' and status = 'scheduled' and fire_at <= now() + interval '1 minute') s`.execute(
    reader,
  );
  const { due = 0, overdue = 0, alive = 0, unknown = 0 } = rows[0] ?? {};
  const alone = (value: number) => [{ labels: {}, value }];
  return {
    hako_snipes_due: alone(due),
    hako_snipes_overdue: alone(overdue),
    hako_snipers_alive: alone(alive),
    hako_bids_unknown: alone(unknown),
  };
}
