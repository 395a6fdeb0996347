import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../kernel/clock.ts';
import type { SharedStore } from '../../shared/shared-store.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { GuestPage } from './guest-page.ts';
import { createSharedGuestPages } from './shared-guest-pages.ts';

/** Pages that were drawn moments ago for a guest, for the next guests. */
export interface GuestPages {
  /** Undefined: draw it, and keep what became of it. Of many who find an old one, one draws it anew and the others get the old one. */
  find(key: string): Promise<GuestPage | undefined>;
  keep(key: string, page: GuestPage): void;
}

interface Kept {
  readonly page: GuestPage;
  readonly drawnMs: number;
  /** When somebody last went to draw it anew. */
  askedAnewMs: number;
}

/** Of all pages together. */
const MOST_BYTES = 32 * 1024 * 1024;
/** A page that is larger is nobody's start into the site. */
export const LARGEST_PAGE_BYTES = 1024 * 1024;

/** What the pages stand on. */
export interface PagesSeen {
  readonly clock: Pick<Clock, 'monotonicMs' | 'now'>;
  readonly telemetry: Telemetry;
  readonly shared: SharedStore;
}

/** Each page is good for `freshMs`, and once more as long while somebody draws it anew, here or in another process. */
export function createGuestPages(
  { clock, telemetry, shared }: PagesSeen,
  freshMs: number,
): GuestPages {
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ page }, key) => key.length + sizeOf(page),
  });
  const others = createSharedGuestPages(shared, clock, freshMs);
  const put = (key: string, page: GuestPage, ageMs = 0): GuestPage => {
    const drawnMs = clock.monotonicMs() - ageMs;
    kept.set(key, { page, drawnMs, askedAnewMs: Number.NEGATIVE_INFINITY });
    return page;
  };
  const isFresh = ({ drawnMs }: Kept): boolean => clock.monotonicMs() - drawnMs < freshMs;
  /** While somebody else draws it anew; whoever asks first is that somebody. */
  const isGoodMeanwhile = (known: Kept): boolean => {
    const nowMs = clock.monotonicMs();
    if (nowMs - known.drawnMs < 2 * freshMs && nowMs - known.askedAnewMs < freshMs) return true;
    known.askedAnewMs = nowMs;
    return false;
  };
  async function find(
    key: string,
  ): Promise<[GuestPage | undefined, 'memory' | 'shared' | 'drawn']> {
    const known = kept.get(key);
    if (known && (isFresh(known) || isGoodMeanwhile(known))) return [known.page, 'memory'];
    const told = await others?.find(key);
    if (told) return [put(key, told.page, told.ageMs), 'shared'];
    const isGood = known !== undefined && clock.monotonicMs() - known.drawnMs < 2 * freshMs;
    if (isGood && (await others?.isDrawn(key))) return [known.page, 'memory'];
    return [undefined, 'drawn'];
  }
  return {
    async find(key) {
      const [page, from] = await find(key);
      telemetry.count('hako_guest_pages_total', { from });
      return page;
    },
    keep(key, page) {
      put(key, page);
      others?.tell(key, page);
    },
  };
}

const sizeOf = ({ pieces }: GuestPage): number =>
  pieces.reduce((sum, { length }) => sum + length, 1);
