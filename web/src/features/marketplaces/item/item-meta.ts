import { siteName } from '@hako/contract/marketplaces/sites';
import { titleOf } from '../../../text/language.ts';
import { formatDong, formatYen } from '../../../text/money.ts';
import { pageMeta } from '../../../text/page-meta.ts';
import type { Item } from './facts/item.ts';
import { itemPath } from '../../../text/sites.ts';

/** What machines and messengers read of an item. The ship mode and other choices are not part of its address. */
export function itemMeta(item: Item, origin: string) {
  const title = titleOf(item);
  const price =
    item.price_jpy === null
      ? []
      : [`Giá ${item.price_high_jpy === null ? '' : 'từ '}${formatYen(item.price_jpy)}`];
  const landed = item.landed ? [`về tới nhà khoảng ${formatDong(item.landed.likely_vnd)}`] : [];
  return pageMeta({
    title,
    description: `${[...price, ...landed].join(', ')}${price.length > 0 ? '. ' : ''}${item.condition_label}. ${item.auction ? 'Đấu giá' : 'Mua'} trên ${siteName(item.site)} qua Hako.`,
    origin,
    path: itemPath(item.site, item.code),
    picture: item.pictures[0] ?? (item.picture || undefined),
    type: 'product',
    isUnlisted: item.status !== 'open',
  });
}
