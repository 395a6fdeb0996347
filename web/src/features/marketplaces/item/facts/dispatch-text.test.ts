import { expect, it } from 'vitest';
import { dispatchText } from './dispatch-text.ts';

it.each([
  ['支払い手続きから2～3日で発送', 'sau khi trả tiền 2–3 ngày'],
  ['4~7日で発送', 'sau khi trả tiền 4–7 ngày'],
  ['支払い手続きから１〜２日で発送', 'sau khi trả tiền 1–2 ngày'],
  ['発売日以降に発送', undefined],
])('%s says %s', (japanese, expected) => {
  expect(dispatchText(japanese)).toBe(expected);
});
