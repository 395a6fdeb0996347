import { createFiles } from './modules/files/index.ts';
import { examine } from './nightly-examination.ts';
import type { OwnedPlatform } from './open-platform.ts';

/**
 * What an operator asks after a restore, before anybody is let in: whether every invariant holds,
 * those of the seals among them, and whether each picture of a row is there. Says what is not in the
 * log; gives how many things are wrong.
 */
export async function examineRestored(platform: OwnedPlatform): Promise<number> {
  const { log } = platform;
  const faults = await examine(platform)();
  const pictures = await createFiles(platform).look();
  if (pictures.missing > 0) log.error(pictures, 'pictures are missing');
  log.info({ faults, ...pictures }, 'examined');
  return faults + (pictures.missing > 0 ? 1 : 0);
}
