import { systemTimers, type Timers } from '../../kernel/clock.ts';
import type { FileDisk } from '../../platform/outside/files.ts';
import type { Platform } from '../../platform/platform.ts';
import { listErased } from './erased-store.ts';

const EVERY_MS = 60_000;
const AT_ONCE = 1_000;
/** A transaction takes seconds; a look that failed is made up for within the hour. */
const LOOK_BACK_HOURS = 2;
const EVER_HOURS = 1_000_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

type Deps = Pick<Platform, 'db' | 'log'> & { readonly disk: FileDisk };

/**
 * Removes from the disk of this machine the pictures that were erased on any: all of them at the start, because an old copy of the
 * disk may have been put back, then each minute those of the last hours. Gives back what calls it off.
 */
export async function followErased(
  { db, disk, log }: Deps,
  { after }: Timers = systemTimers,
): Promise<() => void> {
  let isStopped = false;
  let callOff = (): void => undefined;
  const remove = async (hours: number): Promise<void> => {
    for (let last: string | undefined = BEFORE_ALL; last; ) {
      const ids = await listErased(db, { hours, after: last, limit: AT_ONCE });
      for (const id of ids) await disk.remove(id);
      last = ids.at(-1);
    }
  };
  const look = async (): Promise<void> => {
    await remove(LOOK_BACK_HOURS).catch((error: Error) =>
      log.error({ error: error.message }, 'erased pictures could not be removed'),
    );
    plan();
  };
  const plan = (): void => {
    if (!isStopped) callOff = after(EVERY_MS, () => void look());
  };
  await remove(EVER_HOURS);
  plan();
  return () => {
    isStopped = true;
    callOff();
  };
}
