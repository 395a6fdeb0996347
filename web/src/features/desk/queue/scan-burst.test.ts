import { expect, test } from 'vitest';
import { addStroke, type Burst, endBurst } from './scan-burst.ts';

/** Presses the characters of a text, `gapMs` apart, then Enter; gives what counts as scanned. */
function press(text: string, gapMs: number, before?: Burst, fromMs = 1_000) {
  let burst = before;
  [...text].forEach((key, index) => {
    burst = addStroke(burst, { key, atMs: fromMs + index * gapMs });
  });
  return endBurst(burst, fromMs + text.length * gapMs);
}

test.each([1, 10, 25])('a code that arrives every %d ms was scanned', (gapMs) => {
  expect(press('KJ7Q2M8X', gapMs)).toBe('KJ7Q2M8X');
});

test.each([60, 100, 250])('a code typed every %d ms was not', (gapMs) => {
  expect(press('KJ7Q2M8X', gapMs)).toBeUndefined();
});

test('a few characters, however fast, are no scan', () => {
  expect(press('12345', 10)).toBeUndefined();
});

test('what was typed before a scan does not belong to it', () => {
  const typed = addStroke(undefined, { key: 'B', atMs: 100 });
  expect(press('KJ7Q2M8X', 10, typed)).toBe('KJ7Q2M8X');
});

test('Enter that comes long after the last character was pressed by a person', () => {
  const burst = [...'KJ7Q2M8X'].reduce<Burst | undefined>(
    (known, key, index) => addStroke(known, { key, atMs: index }),
    undefined,
  );
  expect(endBurst(burst, 500)).toBeUndefined();
});
