import type { Platform } from '../../platform.ts';

/** The same dependencies for what only shows: it reads where lists are read. */
export const readingOf = <Deps extends Pick<Platform, 'db' | 'reads'>>(deps: Deps): Deps => ({
  ...deps,
  db: deps.reads,
});
