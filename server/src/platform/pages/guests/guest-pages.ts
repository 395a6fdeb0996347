import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../kernel/clock.ts';
import type { SharedStore } from '../../shared/shared-store.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { GuestPage } from './guest-page.ts';
import { createSharedGuestPages } from './shared-guest-pages.ts';

/** Pages that were drawn moments ago for a guest, for the next guests. */
export interface GuestPages {
  /**
   * Undefined: draw it, and keep what became of it. Of many who find an old one, one draws it anew
   * and the others get the old one.
   */
  find(key: string): Promise<GuestPage | undefined>;
  /**
   * One with a gap is kept a tenth of the time, here alone, and never instead of a whole one that
   * is still good.
   */
  keep(key: string, page: GuestPage, notes: { readonly hasGap: boolean }): void;
}

interface Kept {
  readonly page: GuestPage;
  readonly hasGap: boolean;
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

/**
 * Each page is good for `freshMs`, and once more as long while somebody draws it anew, here or in
 * another process.
 */
export function createGuestPages(
  { clock, telemetry, shared }: PagesSeen,
  freshMs: number,
): GuestPages {
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ page }, key) => key.length + sizeOf(page),
  });
  const others = createSharedGuestPages(shared, clock, freshMs);
  const put = (key: string, page: GuestPage, ageMs = 0, hasGap = false): GuestPage => {
    const drawnMs = clock.monotonicMs() - ageMs;
    kept.set(key, { page, hasGap, drawnMs, askedAnewMs: Number.NEGATIVE_INFINITY });
    return page;
  };
  const isFresh = ({ drawnMs }: Kept): boolean => clock.monotonicMs() - drawnMs < freshMs;
  const isGoodMeanwhile = ({ drawnMs }: Kept): boolean =>
    clock.monotonicMs() - drawnMs < 2 * freshMs;
  const isDrawnHere = ({ askedAnewMs }: Kept): boolean =>
    clock.monotonicMs() - askedAnewMs < freshMs;
  async function find(
    key: string,
  ): Promise<[GuestPage | undefined, 'memory' | 'shared' | 'drawn']> {
    const known = kept.get(key);
    if (known && (isFresh(known) || (isGoodMeanwhile(known) && isDrawnHere(known))))
      return [known.page, 'memory'];
    // Whoever comes this far goes to draw it anew.
    if (known) known.askedAnewMs = clock.monotonicMs();
    const told = await others?.find(key);
    if (told) return [put(key, told.page, told.ageMs), 'shared'];
    if (known && isGoodMeanwhile(known) && (await others?.isDrawn(key)))
      return [known.page, 'memory'];
    return [undefined, 'drawn'];
  }
  return {
    async find(key) {
      const [page, from] = await find(key);
      telemetry.count('hako_guest_pages_total', { from });
      return page;
    },
    keep(key, page, { hasGap }) {
      if (!hasGap) {
        put(key, page);
        others?.tell(key, page);
        return;
      }
      const known = kept.get(key);
      const isWorse = known && !known.hasGap && isGoodMeanwhile(known);
      if (!isWorse) put(key, page, 0.9 * freshMs, true);
    },
  };
}

const sizeOf = ({ pieces }: GuestPage): number =>
  pieces.reduce((sum, { length }) => sum + length, 1);
