import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { readCode } from './code-reader.ts';

const SCALE = 4;

/** What a camera sees of a printed QR code. */
function pictureOf(text: string) {
  const { size, data: cells } = encode(text, { border: 4 });
  const side = size * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (cells[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)])
        data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return { data, width: side, height: side };
}

describe('a code in front of the camera', () => {
  it('is read from the picture', () => {
    expect(readCode(pictureOf('KJ65AAWQ3Z'))).toBe('KJ65AAWQ3Z');
  });

  it('is nothing while none is in sight', () => {
    const data = new Uint8ClampedArray(100 * 100 * 4).fill(255);
    expect(readCode({ data, width: 100, height: 100 })).toBeUndefined();
  });
});
