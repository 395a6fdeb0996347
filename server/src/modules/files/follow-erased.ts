import { systemTimers, type Timers } from '../../kernel/clock.ts';
import type { FileShelf } from '../../platform/outside/shelf/file-shelf.ts';
import type { Platform } from '../../platform/platform.ts';
import { listErased } from './erased-store.ts';

const EVERY_MS = 60_000;
const AT_ONCE = 1_000;
const TOGETHER = 8;
/** A transaction takes seconds; a look that failed is made up for within the hour. */
const LOOK_BACK_HOURS = 2;
const EVER_HOURS = 1_000_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

type Deps = Pick<Platform, 'db' | 'log' | 'config'> & { readonly shelf: FileShelf };

/**
 * Removes from the disk of this machine the pictures that were erased on any: all of them at the start, because an old copy of the
 * disk may have been put back, then each minute those of the last hours. Gives back what calls it off.
 *
 * From a bucket whoever erases has removed them for all machines. An old copy of it may have been put back as well: a worker goes
 * through all of them once, and nobody waits for it.
 */
export async function followErased(
  deps: Deps,
  { after }: Timers = systemTimers,
): Promise<() => void> {
  let isStopped = false;
  let callOff = (): void => undefined;
  const stop = (): void => {
    isStopped = true;
    callOff();
  };
  const remove = async (hours: number): Promise<void> => {
    for (let last: string | undefined = BEFORE_ALL; last && !isStopped; )
      last = await removeNext(deps, { hours, after: last, limit: AT_ONCE });
  };
  const removeSome = (hours: number): Promise<void> =>
    remove(hours).catch((error: Error) =>
      deps.log.error({ error: error.message }, 'erased pictures could not be removed'),
    );
  if (deps.shelf.isShared) {
    if (deps.config.roles.includes('worker')) void removeSome(EVER_HOURS);
    return stop;
  }
  const plan = (): void => {
    if (!isStopped) callOff = after(EVERY_MS, () => void removeSome(LOOK_BACK_HOURS).then(plan));
  };
  await remove(EVER_HOURS);
  plan();
  return stop;
}

/** Gives the last id that it removed. */
async function removeNext(
  { db, shelf }: Deps,
  page: Parameters<typeof listErased>[1],
): Promise<string | undefined> {
  const ids = await listErased(db, page);
  for (let begin = 0; begin < ids.length; begin += TOGETHER)
    await Promise.all(ids.slice(begin, begin + TOGETHER).map((id) => shelf.remove(id)));
  return ids.at(-1);
}
