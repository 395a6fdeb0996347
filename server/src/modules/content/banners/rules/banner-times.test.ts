import { mayLeadTo } from '@hako/contract/content/banners';
import { expect, it } from 'vitest';
import { mostBeside } from './banner-times.ts';

const span = (from: number, until?: number) => ({
  from: new Date(Date.UTC(2026, 10, from)),
  until: until === undefined ? undefined : new Date(Date.UTC(2026, 10, until)),
});

it.each([
  ['nothing', [], 0],
  ['what ended when it begins', [span(1, 10)], 0],
  ['what begins when it ends', [span(20, 30)], 0],
  ['two that never meet', [span(5, 12), span(15, 18)], 1],
  ['two that meet while it stands', [span(5, 16), span(15)], 2],
  ['two that meet before it begins', [span(1, 5), span(4, 11)], 1],
] as const)(
  'beside a banner from the 10th to the 20th stand, with %s, at most as many',
  (_, others, most) => {
    expect(mostBeside(span(10, 20), others)).toBe(most);
  },
);

it.each([
  ['/', true],
  ['/tin-tuc/hako-mo-cua?a=1', true],
  ['/auction', true],
  ['https://zalo.me/hako', true],
  ['https://www.facebook.com/hako', true],
  ['/api/auth', false],
  ['/desk', false],
  ['//evil.test', false],
  ['/\\evil.test', false],
  ['http://zalo.me/hako', false],
  ['https://zalo.me.evil.test', false],
  ['https://zalo.me@evil.test', false],
  ['https://facebook.com:8443/x', false],
  ['javascript:alert(1)', false],
] as const)('a banner that leads to %s is allowed: %s', (link, isAllowed) => {
  expect(mayLeadTo(link)).toBe(isAllowed);
});
