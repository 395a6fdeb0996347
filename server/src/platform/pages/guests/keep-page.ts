import { Buffer } from 'node:buffer';
import type { GuestPage } from './guest-page.ts';
import { LARGEST_PAGE_BYTES } from './guest-pages.ts';
import { createNonceFiller, splitAtPlaces } from './nonce-places.ts';

/** What the web says of a page while it is drawn. */
export interface PageNotes {
  /** Every guest gets the same. */
  isSameForGuests: boolean;
  /** A part of it could not be drawn. */
  hasFailed: boolean;
  /** It stands without what one of its calls should have given, which may be there again soon. */
  hasGap: boolean;
}

/** Whether a page may be kept once it is whole, as far as its first bytes tell. */
const mayBeKept = ({ status, headers }: Response, notes: PageNotes): boolean =>
  status === 200 &&
  notes.isSameForGuests &&
  !headers.has('set-cookie') &&
  (headers.get('content-type') ?? '').startsWith('text/html');

/**
 * The body for the guest who asked, with the nonce at its places and as fast as it is drawn; `keep`
 * is told the page when all of it has come and no part failed.
 */
export function sentAndKept(
  answer: Response,
  { placeholder, nonce }: { readonly placeholder: string; readonly nonce: string },
  notes: PageNotes,
  keep: (page: GuestPage) => void,
): ReadableStream<Uint8Array> | null {
  const isForAll = mayBeKept(answer, notes);
  const filler = createNonceFiller(placeholder, nonce);
  const drawn: Uint8Array[] = [];
  let bytes = 0;
  const passing = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, out) {
      bytes += part.length;
      if (isForAll && bytes <= LARGEST_PAGE_BYTES) drawn.push(part);
      const filled = filler.fill(part);
      if (filled.length > 0) out.enqueue(filled);
    },
    flush(out) {
      const rest = filler.rest();
      if (rest.length > 0) out.enqueue(rest);
      if (!isForAll || notes.hasFailed || bytes > LARGEST_PAGE_BYTES) return;
      keep({
        headers: [...answer.headers],
        pieces: splitAtPlaces(Buffer.concat(drawn), placeholder),
      });
    },
  });
  return answer.body?.pipeThrough(passing) ?? null;
}
