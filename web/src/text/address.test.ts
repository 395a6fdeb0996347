import { expect, it } from 'vitest';
import { chosenIn, pageIn } from './address.ts';

const search = (text: string) => new URLSearchParams(text);

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=2.9', 2],
  ['page=0', 1],
  ['page=-4', 1],
  ['page=x', 1],
])('%s asks for page %i', (text, page) => {
  expect(pageIn(search(text))).toBe(page);
});

const TABS = [{ key: 'all' }, { key: 'open' }, { key: 'done' }] as const;
it.each([
  ['', 'all'],
  ['tab=done', 'done'],
  ['tab=all', 'all'],
  ['tab=other', 'all'],
  ['state=done', 'all'],
])('%s chooses %s', (text, key) => {
  expect(chosenIn(search(text), 'tab', TABS)).toBe(key);
});
