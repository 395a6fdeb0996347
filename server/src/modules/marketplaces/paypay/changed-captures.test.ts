import { describe, expect, it } from 'vitest';
import { hasShared } from '../../../../test-support/world/captures.ts';
import { missingIn } from '../../../../test-support/outage-of.ts';
import { itemOfPage, recommendedOfState, searchOfPage, searchOfState } from './pages.ts';
import {
  HUNDRED,
  ITEM,
  THREE,
  cardsOf,
  page,
  recommendedOf,
  state,
} from '../../../../test-support/captures/paypay.ts';

describe.skipIf(!hasShared)('a price that is told twice', () => {
  it.each([
    ['search', () => searchOfState(state(THREE)), cardsOf],
    ['recommendations', () => recommendedOfState(state(ITEM)), recommendedOf],
  ])('is an outage in the %s when the two differ', (_, document, read) => {
    const answer = document() as { items: { price: number }[] };
    for (const item of answer.items.slice(0, 2)) item.price += 1;
    expect(missingIn(() => read(answer))).toBe('items.0.price');
  });
});

describe.skipIf(!hasShared)('a page that changed', () => {
  it.each([
    ['"__NEXT_DATA__"', '__NEXT_DATA__'],
    ['"itemsState"', 'props.initialState.itemsState'],
    ['"item":', 'props.initialState.itemsState.items.item'],
  ])('names what is gone with %s', (text, missing) => {
    expect(missingIn(() => itemOfPage(page(ITEM).replaceAll(text, text.replace('"', '"x'))))).toBe(
      missing,
    );
  });

  it.each([
    ['searchState', 'props.initialState.searchState'],
    ['totalResultsAvailable', 'totalResultsAvailable'],
    ['itemStatus', 'items.0.itemStatus'],
    ['price', 'items.0.price'],
    ['seller', 'items.0.seller'],
  ])('names %s', (key, missing) => {
    expect(
      missingIn(() => cardsOf(searchOfPage(page(HUNDRED).replaceAll(`"${key}":`, `"x${key}":`)))),
    ).toBe(missing);
  });

  it('is no "nothing found"', () => {
    expect(missingIn(() => searchOfPage('<html><body>メンテナンス中</body></html>'))).toBe(
      '__NEXT_DATA__',
    );
    expect(
      missingIn(() => searchOfPage('<script id="__NEXT_DATA__" type="application/json">{"props":')),
    ).toBe('__NEXT_DATA__');
  });
});
