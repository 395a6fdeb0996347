import { Buffer } from 'node:buffer';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withNonce } from './nonce-places.ts';
import { gzipWithNonce, takesGzip } from './packed-page.ts';

describe('a kept page that is packed', () => {
  it('is the page with the nonce of this answer', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { minLength: 1, maxLength: 6 }),
        fc.string({ minLength: 1, maxLength: 40 }),
        fc.string({ minLength: 1, maxLength: 40 }),
        (texts, first, second) => {
          const page = { headers: [], pieces: texts.map((text) => Buffer.from(text)) };
          for (const nonce of [first, second])
            expect(gunzipSync(gzipWithNonce(page, nonce)).toString()).toBe(
              withNonce(page.pieces, nonce).toString(),
            );
        },
      ),
    );
  });

  it.each([
    ['gzip, deflate, br, zstd', true],
    ['br;q=1.0, gzip;q=0.8', true],
    ['gzip', true],
    ['gzip;q=0', false],
    ['x-gzip', false],
    ['br', false],
    [undefined, false],
  ])('goes to whoever takes it: %s', (accepted, isTaken) => {
    expect(takesGzip(accepted)).toBe(isTaken);
  });
});
