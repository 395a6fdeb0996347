import { isoJst } from '../../world/jst.ts';
import { childrenOf, type Genre, genreById } from '../genres.ts';
import type { Hit } from '../search.ts';
import { indexed } from './wire-lookup.ts';
import { itemUrl, type Picture, reviewUrl, storeUrl } from './wire-search.ts';

/** The answer of `V1/highRatingTrendRanking`, from the rank `offset` on. */
export const rankingAnswer = (
  hits: readonly Hit[],
  offset: number,
  now: number,
  picture: Picture,
) => ({
  high_rating_trend_ranking: {
    meta: { last_modified: isoJst(now) },
    ranking_data: hits.map(({ item, state }, i) => ({
      rank: offset + i,
      item_information: {
        name: state.name,
        code: item.code,
        url: itemUrl(item),
        regular_price: state.sale?.usual ?? state.price,
        bargain_price: state.sale ? state.price : null,
        jan_code: item.jan,
      },
      image: { small: picture(item, 1, 'small'), medium: picture(item, 1, 'medium') },
      review: { rate: item.rate, count: item.reviews, url: reviewUrl(item) },
      seller: { id: item.store.id, name: item.store.name, url: storeUrl(item) },
    })),
  },
});

/** The answer of `V1/json/categorySearch`; undefined for a genre that is not there. */
export function categoryAnswer(id: number) {
  const current = genreById(id);
  if (!current) return undefined;
  const children = childrenOf(id);
  const title = ({ name }: Genre) => ({ Short: name, Medium: name, Long: name });
  return {
    ResultSet: {
      totalResultsReturned: String(children.length),
      '0': {
        Result: {
          Categories: {
            Current: {
              Id: String(current.id),
              ParentId: current.parentId === 0 ? {} : String(current.parentId),
              Url: categoryUrl(current),
              Title: title(current),
            },
            Children: indexed(
              children.map((child, i) => ({
                _attributes: { sortOrder: String(i + 1) },
                Id: String(child.id),
                Url: categoryUrl(child),
                Title: title(child),
              })),
              'Child',
            ),
          },
        },
      },
    },
  };
}

const categoryUrl = ({ id }: Genre): string =>
  `https://shopping.yahoo.co.jp/category/${id}/recommend`;
