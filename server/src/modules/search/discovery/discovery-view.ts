import type { SearchedKeyword } from '../suggest/keyword-store.ts';
import type { CategoryLines } from '../catalog/item/read-around-item.ts';
import type { SearchDeps } from '../deps.ts';
import type { ViewedListing } from '../viewed/view-store.ts';

/** `nam_vi` is the spelling of the specification. */
export const keywordRowOf = ({
  keyword,
  japanese,
  typeCode,
  searchCount,
  lastSearchedAt,
}: SearchedKeyword) => ({
  _id: `${typeCode}:${keyword}`,
  id: `${typeCode}:${keyword}`,
  keyword: japanese,
  name: keyword,
  nam_vi: keyword,
  slug: keyword.replace(/\s+/g, '-'),
  type_code: typeCode,
  number: Number(searchCount),
  number_odn: Number(searchCount),
  is_auto_translation: japanese !== keyword,
  status: true,
  updated_date: new Date(lastSearchedAt).toISOString(),
});

export const categoryRowOf = (
  category: Pick<CategoryLines['children'][number], 'id' | 'name' | 'name_vi' | 'is_leaf'>,
  site: string,
  parentId: string,
  position: number,
) => ({
  _id: category.id,
  id: category.id,
  category_id: category.id,
  name: category.name_vi,
  name_ja: category.name,
  slug: category.id,
  type_code: site,
  parent_id: parentId,
  image: '',
  icon: '',
  position,
  root: parentId === '0',
  home: true,
  main: true,
  status: true,
});

export const viewRowOf = (
  translation: Pick<SearchDeps['translation'], 'titleNow'>,
  row: ViewedListing,
  customerId: string,
) => ({
  _id: `${row.siteCode}:${row.code}`,
  id: `${row.siteCode}:${row.code}`,
  user_id: customerId,
  product_id: row.code,
  product_name: row.title,
  product_name_vi: translation.titleNow(row.title).text,
  product_url: row.url,
  images: row.picture === '' ? [] : [row.picture],
  price: row.priceJpy ?? 0,
  currency_unit: 'JPY',
  source: row.siteCode,
  created_date: row.viewedAt.toISOString(),
  last_viewed: row.viewedAt.toISOString(),
});
