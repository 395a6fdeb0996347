import { describe, expect, it } from 'vitest';
import { hasShared } from '../../../../test-support/world/captures.ts';
import { missingIn } from '../../../../test-support/outage-of.ts';
import { isJan } from '../rules/jan.ts';
import { readGenre, readItemSearch, readTags } from './shapes.ts';
import { json, recorded, rankingOf } from '../../../../test-support/captures/rakuten.ts';

describe.skipIf(!hasShared)('what else was recorded', () => {
  it('the ranking writes its prices as text, and comes best first whatever its order', () => {
    const ranked = rankingOf(recorded('item_ranking_with_period'));
    expect(ranked.map(({ rank }) => rank)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
    expect(ranked.slice(0, 3).map(({ card }) => card.price.current)).toEqual([1198, 32967, 2154]);
    expect(ranked[0]?.card).toMatchObject({
      code: 'seedcoms:10007199',
      shop: { review: { average: 4.04, count: 117 }, pointPercent: 10 },
    });
    expect(ranked.filter(({ card }) => card.status === 'sold').map(({ rank }) => rank)).toEqual([
      5,
    ]);
    const answer = recorded('item_ranking_with_period') as { Items: unknown[] };
    expect(rankingOf({ ...answer, Items: answer.Items.toReversed() })).toEqual(ranked);
    expect(
      rankingOf(json('not-captures/gateway-2026/item_ranking_success')).map(
        ({ card }) => card.price.current,
      ),
    ).toEqual([10000, 12000, 4980]);
  });

  it('genres of the gateway are read; the shape before it is an outage that names the new one', () => {
    expect(readGenre(json('not-captures/gateway-2026/genre_search_nested'))).toMatchObject({
      genre: { genreId: 565910, nameJa: 'イヤホン・ヘッドホン', level: 3 },
      ancestors: [{ genreId: 0 }, { genreId: 558885 }, { genreId: 562630 }],
    });
    expect(readGenre(json('not-captures/gateway-2026/genre_search_top')).children).toHaveLength(5);
    for (const old of [
      recorded('genre_search_with_genrePath'),
      json('sdk-fixtures-2013-2017/genre_search'),
      json('sdk-fixtures-2013-2017/parents_genre_search'),
    ])
      expect(missingIn(() => readGenre(old))).toBe('genre');
  });

  it('tags are read, nested or not', () => {
    expect(readTags(recorded('tag_search'))).toEqual([
      { id: 1000943, group: '靴の利用シーン／TPO', name: 'カジュアル' },
    ]);
    expect(readTags(json('sdk-fixtures-2013-2017/tag_search'))).toEqual([
      { id: 1000317, group: 'サイズ（S/M/L）', name: 'SS' },
    ]);
    expect(
      readTags(json('not-captures/gateway-2026/tag_search_success')).map(({ name }) => name),
    ).toEqual(['Bluetooth', '有線', 'USB', 'ANC対応', 'ANC非対応']);
  });

  it('products of the price comparison are no items, and their numbers are bar codes as we check them', () => {
    const products = recorded('product_search_with_hits') as { Products: { productNo: string }[] };
    expect(missingIn(() => readItemSearch(products))).toBe('Items');
    expect(
      missingIn(() => readItemSearch(json('not-captures/gateway-2026/product_search_success'))),
    ).toBe('Items');
    expect(products.Products.map(({ productNo }) => productNo).filter(isJan)).toHaveLength(13);
    expect(isJan('9784088728408')).toBe(false);
  });
});
