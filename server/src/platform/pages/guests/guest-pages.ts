import type { Buffer } from 'node:buffer';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../kernel/clock.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';

/** A page as every guest gets it, in pieces between which each one's own nonce is written. */
export interface GuestPage {
  readonly headers: readonly (readonly [string, string])[];
  readonly pieces: readonly Buffer[];
}

/** Pages that were drawn moments ago for a guest, for the next guests. */
export interface GuestPages {
  /** Undefined: draw it, and keep what became of it. Of many who find an old one, one draws it anew and the others get the old one. */
  find(key: string): GuestPage | undefined;
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

/** Each page is good for `freshMs`, and once more as long while somebody draws it anew. */
export function createGuestPages(
  {
    clock,
    telemetry,
  }: { readonly clock: Pick<Clock, 'monotonicMs'>; readonly telemetry: Telemetry },
  freshMs: number,
): GuestPages {
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ page }, key) => key.length + sizeOf(page),
  });
  const isGood = (known: Kept): boolean => {
    const nowMs = clock.monotonicMs();
    const ageMs = nowMs - known.drawnMs;
    if (ageMs < freshMs) return true;
    if (ageMs < 2 * freshMs && nowMs - known.askedAnewMs < freshMs) return true;
    known.askedAnewMs = nowMs;
    return false;
  };
  return {
    find(key) {
      const known = kept.get(key);
      const page = known && isGood(known) ? known.page : undefined;
      telemetry.count('hako_guest_pages_total', { from: page ? 'memory' : 'drawn' });
      return page;
    },
    keep(key, page) {
      const drawnMs = clock.monotonicMs();
      kept.set(key, { page, drawnMs, askedAnewMs: Number.NEGATIVE_INFINITY });
    },
  };
}

const sizeOf = ({ pieces }: GuestPage): number =>
  pieces.reduce((sum, { length }) => sum + length, 1);
