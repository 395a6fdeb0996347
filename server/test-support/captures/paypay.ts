import { readShared, readSharedJson } from '../world/captures.ts';
import type { ListingCard } from '../../src/modules/marketplaces/listing.ts';
import { cardOfRecommended, cardOfSearchItem } from '../../src/modules/marketplaces/paypay/card.ts';
import {
  readRecommended,
  readRecommendedItem,
  readSearch,
  readSearchItem,
} from '../../src/modules/marketplaces/paypay/shapes.ts';

const FOLDER = 'data/marketplaces/paypay-fleamarket';
/** Captured pages, each as HTML and as its state. */
export const THREE = `${FOLDER}/search_3items_1sold_2026-05-05`;
export const HUNDRED = `${FOLDER}/search_open_100items_2026-05-05`;
export const ITEM = `${FOLDER}/item_z604620404_2026-05-05`;
export const readAt = new Date('2026-05-06T00:00:00+09:00');

/** The state in a captured page. */
export const state = (file: string): unknown => readSharedJson(`${file}.next_data.json`);
/** A captured page. */
export const page = (file: string): string => readShared(`${file}.html`);
/** The listings of a search answer. */
export const cardsOf = (answer: unknown): ListingCard[] =>
  readSearch(answer).items.map((item, index) =>
    cardOfSearchItem(readSearchItem(item, `items.${index}.`), `items.${index}`, readAt),
  );
/** The listings that are recommended beside an item. */
export const recommendedOf = (answer: unknown): ListingCard[] =>
  readRecommended(answer).items.map((item, index) =>
    cardOfRecommended(readRecommendedItem(item, `items.${index}.`), `items.${index}`, readAt),
  );
