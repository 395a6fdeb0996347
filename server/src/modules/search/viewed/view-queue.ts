import type { Database } from '../../../platform/database/database.ts';
import type { Listing } from '../../marketplaces/index.ts';
import { insertViews, type View } from './view-store.ts';

/** Looks of half a second go together: many of them are at the same goods, and a process that dies loses no more. */
const WAIT_MS = 500;

/** Looks at listings on their way into the database: those of a moment go together, and nobody waits for them. */
export function createViewQueue(
  db: Database,
  onFailure: (error: unknown) => void,
): (listing: Listing, customerId: string | undefined, at: Date) => void {
  let waiting: View[] = [];
  let isDue = false;
  const flush = (): void => {
    const views = waiting;
    waiting = [];
    isDue = false;
    insertViews(db, views).catch(onFailure);
  };
  return (listing, customerId, at) => {
    waiting.push({ listing, customerId, at });
    if (isDue) return;
    isDue = true;
    setTimeout(flush, WAIT_MS).unref();
  };
}
