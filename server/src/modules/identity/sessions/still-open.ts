import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listStanding } from './session-store.ts';

/** Which of these sessions have not ended. */
export async function stillOpen(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await listStanding(db, sessionIds, clock.now()));
}
