import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNonceFiller, newPlaceholder, splitAtPlaces, withNonce } from './nonce-places.ts';

const PLACE = 'nonce-abab';
/** Pieces of text that look like a place and are none, and places. */
const text = fc
  .array(fc.constantFrom(PLACE, 'nonce-aba', 'n', 'ab', 'nonce-', 'chữ', '"', 'x'), {
    maxLength: 20,
  })
  .map((pieces) => pieces.join(''));

describe('the places of a nonce', () => {
  it('are filled in a page that is kept as they are in one that is drawn at once', () => {
    fc.assert(
      fc.property(text, (page) => {
        const filled = withNonce(splitAtPlaces(Buffer.from(page), PLACE), 'N0');
        expect(filled.toString()).toBe(page.replaceAll(PLACE, 'N0'));
      }),
    );
  });

  it('are filled however a page is cut into parts', () => {
    fc.assert(
      fc.property(text, fc.array(fc.integer({ min: 1, max: 12 })), (page, cuts) => {
        const filler = createNonceFiller(PLACE, 'N0');
        const bytes = Buffer.from(page);
        const sent: Buffer[] = [];
        let from = 0;
        for (const length of [...cuts, bytes.length + 1]) {
          sent.push(filler.fill(bytes.subarray(from, from + length)));
          from += length;
        }
        expect(Buffer.concat([...sent, filler.rest()]).toString()).toBe(
          page.replaceAll(PLACE, 'N0'),
        );
      }),
    );
  });

  it('leave at once when nothing at the end can be the start of one', () => {
    const filler = createNonceFiller(PLACE, 'N0');
    expect(filler.fill(Buffer.from('<p>all of it</p>')).toString()).toBe('<p>all of it</p>');
    expect(filler.fill(Buffer.from('and no')).toString()).toBe('and ');
    expect(filler.fill(Buffer.from('thing')).toString()).toBe('nothing');
  });

  it('have another name for each page', () => {
    expect(newPlaceholder()).not.toBe(newPlaceholder());
  });
});
