import { describe, expect, it } from 'vitest';
import { hasShared, readSharedJson } from '../../../../test-support/world/captures.ts';
import { mutationsOf } from '../../../../test-support/mutations.ts';
import { Outage } from '../../../kernel/outage.ts';
import { cardOf, listingOf } from './item.ts';
import {
  readErrors,
  readItems,
  readNodes,
  readFound,
  readSearch,
  readVariations,
} from './shapes.ts';
import { type Json, asCreators } from '../../../../test-support/captures/amazon-predecessor.ts';

const FOLDER = 'data/marketplaces/amazon';
const readAt = new Date('2026-06-01T00:00:00Z');
const captured = (file: string, currency?: string) =>
  asCreators(readSharedJson(`${FOLDER}/${file}`) as Json, currency);
const cardsOf = (answer: unknown) =>
  (readSearch(answer).searchResult.items ?? []).map((item, index) =>
    cardOf(readFound(item, `items.${index}.`), `items.${index}`, readAt),
  );

describe.skipIf(!hasShared)(
  'the captured answers of the predecessor, in the words of its successor',
  () => {
    it('a search: prices, list prices, points of sale, categories', () => {
      const answer = captured('paapi5-us/search_items.json');
      expect(readSearch(answer).searchResult.totalResultCount).toBe(146);
      const cards = cardsOf(answer);
      expect(cards).toHaveLength(3);
      expect(cards[0]).toMatchObject({
        code: '0134190440',
        title: 'Go Programming Language, The (Addison-Wesley Professional Computing Series)',
        price: { current: 2_649, buyNow: 2_649, tax: 'included' },
        shop: { listPrice: 3_999, isOwn: true, availability: 'In Stock.' },
        seller: { id: 'ATVPDKIKX0DER', name: 'Amazon.com', isStore: true },
        condition: 'new',
        status: 'open',
        jan: '9780134190440',
        brand: 'Addison-Wesley Professional',
      });
      expect(cards[0]?.categoryPath).toEqual([
        { id: '283155', name: 'Books' },
        { id: '1000', name: 'Subjects' },
        { id: '5', name: 'Computers & Technology' },
        { id: '3952', name: 'Programming Languages' },
      ]);
      expect(cards[0]?.pictures).toHaveLength(3);
      for (const { shop, price } of cards)
        if (shop?.listPrice !== undefined)
          expect(shop.listPrice).toBeGreaterThan(price.current ?? 0);
    });

    it('an item with what is written about it', () => {
      const [item] = readItems(captured('paapi5-au/items_get_B079PQ7T6B.json')).itemsResult.items;
      const listing = listingOf(item as never, undefined, 'items.0', readAt);
      expect(listing).toMatchObject({
        code: 'B079PQ7T6B',
        title: 'Funko FUN26467 Action Figure',
        price: { current: 1_999 },
        brand: 'Funko',
        jan: '0889698264679',
        isAdultOnly: false,
        url: 'https://www.amazon.co.jp/dp/B079PQ7T6B',
        variants: [],
        quantity: 1,
        shop: { isOwn: true, listPrice: undefined },
      });
      expect(listing.descriptionText).toContain('・Collect and display all');
      expect(listing.attributes).toEqual(
        expect.arrayContaining([
          { name: 'Model', value: '26467' },
          { name: 'Weight', value: '1.873929227 Pounds' },
        ]),
      );
    });

    it('an item without author, and without an offer', () => {
      const [item] = readItems(captured('paapi5-au/get_item_no_author.json')).itemsResult.items;
      const card = cardOf(item as never, 'items.0', readAt);
      expect(card.title.length).toBeGreaterThan(3);
      expect(
        cardOf(
          { ...(item as never as object), offersV2: { listings: [] } } as never,
          'items.0',
          readAt,
        ),
      ).toMatchObject({
        status: 'sold',
        price: { current: undefined, buyNow: undefined },
      });
    });

    it('a family of colours', () => {
      const { items, variationSummary } = readVariations(
        captured('paapi5-us/get_variations.json'),
      ).variationsResult;
      const [first] = items;
      const listing = listingOf(
        first as never,
        { items, variationSummary } as never,
        'items.0',
        readAt,
      );
      expect(listing.options).toEqual([
        { name: 'Color', values: expect.arrayContaining(['Alpine Green', 'Titanium Blue']) },
      ]);
      expect(listing.variants).toHaveLength(items.length);
      expect(listing.variants[0]).toEqual({ id: 'B0799976M1', name: 'Midnight Blue', quantity: 3 });
      expect(listing.jan).toBe('4548736068438');
    });

    it('browse nodes, and an error', () => {
      const { browseNodes } = readNodes(
        captured('paapi5-us/get_browse_nodes.json'),
      ).browseNodesResult;
      expect(browseNodes.map(({ id, displayName }) => [id, displayName])).toEqual([
        ['10111036011', 'Gamepads & Standard Controllers'],
        ['1045724', 'Athletic Socks'],
      ]);
      expect(readErrors(captured('paapi5-us/response_error.json')).errors).toMatchObject([
        { code: 'InvalidParameterValue' },
      ]);
    });

    it('in another currency than yen is an outage, never a price', () => {
      let failure: unknown;
      try {
        cardsOf(captured('paapi5-us/search_items.json', 'USD'));
      } catch (thrown) {
        failure = thrown;
      }
      expect(failure).toBeInstanceOf(Outage);
      expect((failure as Outage).missing).toBe('items.0.offersV2.listings.0.price.money.currency');
    });

    it('is an outage or the same price after any one change', () => {
      const answer = captured('paapi5-us/search_items.json');
      const facts = (told: unknown) =>
        cardsOf(told).map(({ code, price, shop }) => [code, price.current, shop?.listPrice]);
      const before = facts(answer);
      let outages = 0;
      for (const { path, kind, mutant } of mutationsOf(answer)) {
        let after: ReturnType<typeof facts>;
        try {
          after = facts(mutant);
        } catch (failure) {
          expect(failure, `${path} ${kind}`).toBeInstanceOf(Outage);
          outages += 1;
          continue;
        }
        // What is left out costs a price or hides goods, but no price becomes another one.
        for (const [index, [, price, listPrice]] of after.entries()) {
          expect([before[index]?.[1], undefined], `${path} ${kind}`).toContain(price);
          expect([before[index]?.[2], undefined], `${path} ${kind}`).toContain(listPrice);
        }
      }
      expect(outages).toBeGreaterThan(20);
    });
  },
);
