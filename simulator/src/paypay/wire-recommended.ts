import { pathOfKind } from './categories.ts';
import type { FleaHit } from './market.ts';
import { etcOf, type Picture, productCategoryOf } from './wire.ts';

/** One of the goods beside an item. What the seller names no price for is written as 0 and not logged. */
export function recommendedItem(hit: FleaHit, beside: string, rank: number, picture: Picture) {
  const { item, state } = hit;
  const score = 1 - rank / 1000;
  const etc = etcOf(hit, beside);
  return {
    log: {
      rcconid: item.id,
      rcsrc: 'a2005',
      itmcnd: 0,
      rctype: 'vector',
      rcs: 'z',
      rcbucket: 'ns_pcf',
      rcfriid: 'z',
      rcmid: 'z_item_w2',
      rcsm: score,
      rcsrvid: beside,
      etc: item.isNoPrice
        ? etc.replace(/,p=\d+/, '')
        : state.status === 'SOLD'
          ? etc.replace(/(,p=\d+)/, '$1,b=1,br=1,s=1')
          : etc,
      catid: String(productCategoryOf(pathOfKind(item.draft.kind.key).at(-1)?.id ?? 0)),
    },
    matchingScore: score,
    itemId: item.id,
    title: state.title,
    price: state.price,
    image: { url: picture(item.draft.kind.picture, item.id, 1), width: 392, height: 392 },
    genreCategoryIds: pathOfKind(item.draft.kind.key).map(({ id }) => id),
    likeCount: item.likes,
    seller: { id: item.seller.id },
    isTargetCountDownCampaign: false,
    ...(state.status === 'SOLD' ? { sellStatus: 'SOLD' } : {}),
  };
}
