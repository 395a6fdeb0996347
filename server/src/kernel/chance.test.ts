import { expect, it } from 'vitest';
import { newId } from './chance.ts';

const AT = Date.UTC(2026, 10, 24, 3, 15);

it('gives ids of one millisecond in the order in which they were made', () => {
  const ids = Array.from({ length: 5_000 }, () => newId(AT));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

it('sorts ids by their time first, also when an older time is asked for later', () => {
  const later = newId(AT + 1);
  expect(newId(AT) < later).toBe(true);
  expect(newId(AT + 2) > later).toBe(true);
});

it('is a UUID of version 7 that begins with its time', () => {
  for (let count = 0; count < 200; count++) {
    const id = newId(AT);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(AT);
  }
});
