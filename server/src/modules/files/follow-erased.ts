import { systemTimers, type Timers } from '../../kernel/clock.ts';
import type { Reader } from '../../platform/database/database.ts';
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

type Deps = Pick<Platform, 'db' | 'log' | 'config'> & {
  readonly shelf: FileShelf;
  /** Of this machine; where there is no bucket it is the shelf itself. */
  readonly disk: FileShelf;
};

/**
 * Removes from the disk of this machine the pictures that were erased on any: all of them at the
 * start, because somebody may have put an old copy of the disk back, then each minute those of the
 * last hours. It does so beside a bucket too, for the disk may hold pictures from before. Gives
 * back what calls it off.
 *
 * From the bucket whoever erases removes them for all machines. Somebody may have put an old copy
 * of it back as well: a worker goes through all of them once, and nobody waits for it.
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
  const remove = async (shelf: FileShelf, hours: number): Promise<void> => {
    for (let last: string | undefined = BEFORE_ALL; last && !isStopped; )
      last = await removeNext(deps.db, shelf, { hours, after: last, limit: AT_ONCE });
  };
  const tryToRemove = (shelf: FileShelf, hours: number): Promise<void> =>
    remove(shelf, hours).catch((error: Error) =>
      deps.log.error({ error: error.message }, 'erased pictures could not be removed'),
    );
  const { shelf, disk, config } = deps;
  if (shelf.isShared && config.roles.includes('worker')) void tryToRemove(shelf, EVER_HOURS);
  const plan = (): void => {
    if (!isStopped)
      callOff = after(EVERY_MS, () => void tryToRemove(disk, LOOK_BACK_HOURS).then(plan));
  };
  await remove(disk, EVER_HOURS);
  plan();
  return stop;
}

/** Gives the last id that it removed. */
async function removeNext(
  db: Reader,
  shelf: FileShelf,
  page: Parameters<typeof listErased>[1],
): Promise<string | undefined> {
  const ids = await listErased(db, page);
  for (let begin = 0; begin < ids.length; begin += TOGETHER)
    await Promise.all(ids.slice(begin, begin + TOGETHER).map((id) => shelf.remove(id)));
  return ids.at(-1);
}
