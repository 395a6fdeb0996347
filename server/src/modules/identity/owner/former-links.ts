import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Secrets } from '../sessions/rules/secrets.ts';
import { listLastingChanges } from './change-store.ts';
import { stopCodeOf, stopHashOf } from './rules/stop-code.ts';

/**
 * Until when a link that stops a change of an account still needs the former secret; undefined when
 * none does.
 */
export async function formerLinksUntil({
  db,
  clock,
  secrets,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
}): Promise<Date | undefined> {
  const changes = await listLastingChanges(db, clock.now());
  return changes.find(
    ({ id, stopHash }) => stopHashOf(secrets, stopCodeOf(secrets, id)) !== stopHash,
  )?.stopUntil;
}
