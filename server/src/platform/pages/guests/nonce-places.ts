import { Buffer } from 'node:buffer';
import { newToken } from '../../../kernel/chance.ts';

/**
 * What stands for the nonce while a page is drawn. It is made for this one drawing and sent to
 * nobody, so no text of a customer can contain it.
 */
export const newPlaceholder = (): string => `nonce-${newToken(24)}`;

/** The pieces of a page between the places of its nonce. */
export function splitAtPlaces(body: Buffer, placeholder: string): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = body.indexOf(placeholder); at >= 0; at = body.indexOf(placeholder, from)) {
    pieces.push(body.subarray(from, at));
    from = at + placeholder.length;
  }
  return [...pieces, body.subarray(from)];
}

/** The page with this nonce at each place. */
export function withNonce(pieces: readonly Buffer[], nonce: string): Buffer {
  const written = Buffer.from(nonce);
  return Buffer.concat(pieces.flatMap((piece, n) => (n === 0 ? [piece] : [written, piece])));
}

/** Fills the places of a page that comes in parts; a place may lie over the end of a part. */
export interface NonceFiller {
  fill(part: Uint8Array): Buffer;
  /** What was held back because it could have been the start of a place. */
  rest(): Buffer;
}

export function createNonceFiller(placeholder: string, nonce: string): NonceFiller {
  let held: Buffer = Buffer.alloc(0);
  return {
    fill(part) {
      const pieces = splitAtPlaces(Buffer.concat([held, part]), placeholder);
      const last = pieces.at(-1) as Buffer;
      const startsAt = last.length - startOfPlace(last, placeholder);
      held = last.subarray(startsAt);
      return withNonce([...pieces.slice(0, -1), last.subarray(0, startsAt)], nonce);
    },
    rest: () => held,
  };
}

/** How many bytes at the end may be the start of a place that goes on in the next part. */
function startOfPlace(part: Buffer, placeholder: string): number {
  const longest = Math.min(part.length, placeholder.length - 1);
  for (let length = longest; length > 0; length--)
    if (part.subarray(part.length - length).equals(Buffer.from(placeholder.slice(0, length))))
      return length;
  return 0;
}
