import { itemPathOf, type ListingCard, SITES } from '../../marketplaces/index.ts';
import { auctionRowOf } from '../catalog/product-row.ts';
import type { SearchDeps } from '../deps.ts';
import type { ViewedCategory } from './viewed-category-store.ts';

type Titles = Pick<SearchDeps['translation'], 'titleNow'>;

/** A category whose goods are looked at most; its site in the words of whoever asked. */
export const topCategoryRowOf = (
  translation: Titles,
  { site, id, name, parentId, picture, viewCount }: ViewedCategory,
  siteCode: string | undefined,
) => ({
  ...{
    _id: `${site}:${id}`,
    code: id,
    cat_id: id,
    image: picture,
    image_url: picture,
    product_type: site,
    type: site,
  },
  site_code: siteCode ?? site,
  parent_id: parentId,
  name: translation.titleNow(name).text,
  name_ja: name,
  view: viewCount,
  path: `/${SITES[site].path}/search?category=${encodeURIComponent(id)}`,
});

/** Goods that could please whoever asks. */
export const recommendedRowOf = (translation: Titles, card: ListingCard) => ({
  ...auctionRowOf(translation, card),
  type: card.site,
  site_code: SITES[card.site].siteCode,
  path: itemPathOf(card.site, card.code),
});
