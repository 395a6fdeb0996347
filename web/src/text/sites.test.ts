import { findSite, siteName } from '@hako/contract/marketplaces/sites';
import { expect, it } from 'vitest';
import { categoryPath, itemPath, sellerPath, sitePath } from './sites.ts';

it.each([
  ['surugaya', 'surugaya'],
  ['SUR_JP', 'surugaya'],
  ['suruga-ya', 'surugaya'],
  ['AMZ_JP', 'amazon'],
  ['toString', undefined],
  ['', undefined],
])('%j is the site %s', (name, site) => {
  expect(findSite(name)).toBe(site);
});

it.each([
  [itemPath('YAC_JP', 'x123'), '/auction/item/x123'],
  [itemPath('surugaya', '123'), '/suruga-ya/item/123'],
  [itemPath('rakuten', 'shop:10001'), '/rakuten/item/shop%3A10001'],
  [itemPath('MER_JP', 'm12345678901'), '/mercari/item/m12345678901'],
  [itemPath('MER_JP', '2JHPrXPZsUsuCkcXXYCqbM'), '/mercari/item/2JHPrXPZsUsuCkcXXYCqbM?type=mers'],
  [itemPath('nowhere', 'a/b'), '/nowhere/item/a%2Fb'],
  [sellerPath('surugaya', 'a b'), '/suruga-ya/seller/a%20b'],
  [sellerPath('amazon', ''), undefined],
  [categoryPath('AMZ_JP', '12'), '/amazon/category/12'],
  [sitePath('PFL_JP'), '/paypay'],
  [siteName('PFL_JP'), 'Yahoo! Flea Market'],
  [siteName('XYZ'), 'XYZ'],
])('%s', (made, expected) => {
  expect(made).toBe(expected);
});
