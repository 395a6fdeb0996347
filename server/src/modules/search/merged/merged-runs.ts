import { LRUCache } from 'lru-cache';
import { newToken } from '../../../kernel/chance.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Run } from './merged-run.ts';
import type { MergedMessageRow, MergedPageRow } from './merged-view.ts';

/** A search that is going on or was told lately: what somebody hears who joins now, and its pages. */
export interface LiveRun {
  readonly id: string;
  readonly key: string;
  /** What somebody hears who joins now; when the search is over, its end result. */
  heard: MergedMessageRow[];
  readonly listeners: Set<(message: MergedMessageRow) => void>;
  /** Undefined until it is known what is asked of whom. */
  run: Run | undefined;
  /** By their number; a page that was told does not change. */
  readonly pages: Promise<MergedPageRow>[];
  /** When all is told; fails with the refusal where there was nothing to ask. */
  done: Promise<void>;
  /** Shared with whoever asks the same until then, by `monotonicMs`. */
  sharedUntilMs: number;
  readonly livesUntilMs: number;
}

/** The searches of the last minutes, as many as fit: a cursor whose search is gone begins a new one. */
export interface MergedRuns {
  /** The same question, asked moments ago. */
  findShared(key: string): LiveRun | undefined;
  find(id: string): LiveRun | undefined;
  begin(key: string): LiveRun;
  /** It has grown; what fits no more is forgotten, the longest unused first. */
  keep(live: LiveRun): void;
  forget(live: LiveRun): void;
}

/** While it goes on and for half a minute after its answer. */
const SHARED_MS = 30_000;
const LIVES_MS = 10 * 60_000;
/** Over all searches; about 3 kB each with their cards. */
const LISTINGS_KEPT = 30_000;

export function createMergedRuns(clock: Clock, listingsKept = LISTINGS_KEPT): MergedRuns {
  const byKey = new Map<string, LiveRun>();
  const drop = (live: LiveRun) => void (byKey.get(live.key) === live && byKey.delete(live.key));
  // In a wrapping of its own each time: what is set again as the same object is not measured again.
  const byId = new LRUCache<string, { readonly live: LiveRun }>({
    maxSize: listingsKept,
    sizeCalculation: ({ live: { run } }) => 20 + (run?.list.size ?? 0),
    dispose: ({ live }, _, reason) => void (reason !== 'set' && drop(live)),
  });
  return {
    findShared(key) {
      const live = byKey.get(key);
      if (live && clock.monotonicMs() < live.sharedUntilMs) return live;
      byKey.delete(key);
      return undefined;
    },
    find(id) {
      const live = byId.get(id)?.live;
      return live && clock.monotonicMs() < live.livesUntilMs ? live : undefined;
    },
    begin(key) {
      const live: LiveRun = {
        id: newToken(12),
        key,
        heard: [],
        listeners: new Set(),
        run: undefined,
        pages: [],
        done: Promise.resolve(),
        sharedUntilMs: clock.monotonicMs() + SHARED_MS,
        livesUntilMs: clock.monotonicMs() + LIVES_MS,
      };
      byKey.set(key, live);
      byId.set(live.id, { live });
      return live;
    },
    keep: (live) => void byId.set(live.id, { live }),
    forget(live) {
      drop(live);
      byId.delete(live.id);
    },
  };
}

/** Says something to everybody who follows. */
export function say(live: LiveRun, message: MergedMessageRow): void {
  live.heard.push(message);
  for (const listen of live.listeners) listen(message);
}

/** Which page of which search; opaque to others. */
export const cursorOf = (live: Pick<LiveRun, 'id'>, page: number): string =>
  `${live.id}${page.toString(36)}`;

const ID_LENGTH = 16;
export function readCursor(
  cursor: string,
): { readonly id: string; readonly page: number } | undefined {
  const page = Number.parseInt(cursor.slice(ID_LENGTH), 36);
  return cursor.length > ID_LENGTH && Number.isSafeInteger(page) && page > 0
    ? { id: cursor.slice(0, ID_LENGTH), page }
    : undefined;
}
