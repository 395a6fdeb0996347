import { expect, it } from 'vitest';
import { siteCell } from './sheet-labels.ts';

it.each([
  ['mercari', 'Mercari'],
  ['other', 'Cửa hàng khác'],
  ['', 'Ngoài đơn hàng'],
])('a file says of “%s”: %s', (site, said) => {
  expect(siteCell(site)).toBe(said);
});
