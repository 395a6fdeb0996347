import { MERCARI_SHOPS_CODE } from '@hako/contract/marketplaces/sites';
import { category, item, type LinkReader, match, pathOf, searchFor, seller } from './reading.ts';

/** The Japanese site in any of its languages; the American one at the same host is another site. */
const LANGUAGE = /^\/(?:jp|en|zh-tw|zh-TW|zh-hans|zh-hant|ko)(?=\/)/;

export const mercariLinks: LinkReader = {
  site: 'mercari',
  hosts: [
    'jp.mercari.com',
    'www.mercari.com',
    'mercari.com',
    'item.mercari.com',
    'mercari-shops.com',
    'www.mercari-shops.com',
  ],
  read(url) {
    const path = pathOf(url).replace(LANGUAGE, '');
    const query = url.searchParams;
    if (url.hostname.endsWith('mercari-shops.com'))
      return (
        item(match(path, new RegExp(`^/products/(${MERCARI_SHOPS_CODE})$`))) ??
        seller(match(path, new RegExp(`^/shops/(${MERCARI_SHOPS_CODE})$`)))
      );
    const goods = match(
      path,
      /^\/(?:items?\/|transaction\/|purchase\/)?(m\d{9,12})$/,
      new RegExp(`^/shops/product/(${MERCARI_SHOPS_CODE})$`),
    );
    if (goods) return item(goods);
    const owner = match(
      path,
      /^\/user\/profile\/(\d{1,12})$/,
      /^\/u\/(\d{1,12})$/,
      new RegExp(`^/shops/profile/(${MERCARI_SHOPS_CODE})$`),
    );
    if (owner) return seller(owner);
    const branch = match(path, /^\/(?:category|categories)\/(\d{1,8})$/);
    if (branch) return category(branch);
    if (!/^\/(?:search|categories)$/.test(path)) return undefined;
    return (
      searchFor(query.get('keyword')) ??
      category(
        match(query.get('category_id') ?? query.get('t3_category_id') ?? '', /^(\d{1,8})(?:,|$)/),
      )
    );
  },
};
