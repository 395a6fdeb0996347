import { Buffer } from 'node:buffer';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { GuestPage } from './guest-page.ts';
import { withNonce } from './nonce-places.ts';

/** A file of gzip (RFC 1952) without name and time. */
const START = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
/** The last block of a stream (RFC 1951): stored, of no length. */
const LAST = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** Made when somebody first gets the page. */
const packedPieces = new WeakMap<GuestPage, readonly Buffer[]>();

/**
 * The page with this nonce as gzip. Its pieces are packed once, each by itself and up to a whole
 * byte; a nonce stands between them as it is, so that an answer costs a sum and no packing.
 */
export function gzipWithNonce(page: GuestPage, nonce: string): Buffer {
  const text = withNonce(page.pieces, nonce);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(text), 0);
  end.writeUInt32LE(text.length, 4);
  const stored = storedBlock(Buffer.from(nonce));
  const parts = packedOf(page).flatMap((piece, n) => (n === 0 ? [piece] : [stored, piece]));
  return Buffer.concat([START, ...parts, LAST, end]);
}

/** Whether a browser takes it. */
export const takesGzip = (accepted: string | undefined): boolean =>
  /(?:^|,)\s*gzip\s*(?:,|$|;\s*q=(?:1|0\.\d*[1-9]))/.test(accepted ?? '');

function packedOf(page: GuestPage): readonly Buffer[] {
  const known = packedPieces.get(page);
  if (known) return known;
  const packed = page.pieces.map((piece) =>
    deflateRawSync(piece, { level: 9, finishFlush: constants.Z_SYNC_FLUSH }),
  );
  packedPieces.set(page, packed);
  return packed;
}

/** Bytes as they are, in a block that is not the last one. */
function storedBlock(bytes: Buffer): Buffer {
  const start = Buffer.alloc(5);
  start.writeUInt16LE(bytes.length, 1);
  start.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([start, bytes]);
}
