import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Secrets } from '../sessions/rules/secrets.ts';
import { listLastingChanges } from './change-store.ts';
import { stopCodeOf, stopHashOf } from './rules/stop-code.ts';

const PAGE = 1_000;

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
  const now = clock.now();
  let latest: Date | undefined;
  for (let after: string | undefined; ; ) {
    const page = await listLastingChanges(db, now, { after, limit: PAGE });
    for (const { id, stopHash, stopUntil } of page)
      if (stopHashOf(secrets, stopCodeOf(secrets, id)) !== stopHash && stopUntil > (latest ?? now))
        latest = stopUntil;
    if (page.length < PAGE) return latest;
    after = page.at(-1)?.id;
  }
}
