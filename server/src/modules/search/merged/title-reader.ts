import { LRUCache } from 'lru-cache';
import type { ListingCard } from '../../marketplaces/index.ts';
import { kindOfGoods } from './rules/kind-of-goods.ts';
import type { Makers } from './rules/makers.ts';
import { type Identity, identityOf, labelOf } from './rules/product-identity.ts';
import type { AskedWords } from './rules/relevance.ts';
import { foldText, wordsIn } from './rules/title-words.ts';
import { upTo } from '../../../kernel/up-to.ts';

/** What a title says for grouping and for its place in a list. */
export interface ReadTitle {
  readonly identity: Identity;
  readonly isAccessory: boolean;
  /** Title, brand and categories, folded and without hyphens. */
  readonly text: string;
  readonly makers: ReadonlySet<string>;
}

export interface TitleReader {
  read(listing: ListingCard): ReadTitle;
  /** `Nikon FM2`; undefined where the title names no maker and model. */
  labelOf(listing: ListingCard): string | undefined;
  /** The words of a search as titles are held against them. */
  readAsked(japanese: string): Asked;
}

export interface Asked extends AskedWords {
  /** How many of the words a title has. */
  countIn(title: ReadTitle): number;
}

const TITLES_KEPT = 20_000;

/** Reads each title once: the same goods are shown to many people. */
export function createTitleReader(makers: Makers): TitleReader {
  const kept = new LRUCache<string, ReadTitle>(upTo(TITLES_KEPT));
  const labels = new LRUCache<string, string>(upTo(TITLES_KEPT));
  return {
    read(listing) {
      const key = `${listing.condition} ${listing.jan ?? ''} ${listing.brand ?? ''} ${listing.title}`;
      const known = kept.get(key);
      if (known) return known;
      const folded = foldText(listing.title);
      const around = foldText(
        `${listing.brand ?? ''} ${listing.categoryPath.map(({ name }) => name).join(' ')}`,
      );
      const title: ReadTitle = {
        identity: identityOf(listing, makers),
        isAccessory: kindOfGoods(folded).isAccessory,
        text: `${folded} ${around}`.replace(/[-‐‑–−・]/g, ''),
        makers: new Set(makers.split(wordsIn(`${folded} ${around}`)).makers),
      };
      kept.set(key, title);
      return title;
    },
    labelOf(listing) {
      const key = `${listing.brand ?? ''} ${listing.title}`;
      const known = labels.get(key);
      if (known !== undefined) return known === '' ? undefined : known;
      const label = labelOf(listing, makers);
      labels.set(key, label ?? '');
      return label;
    },
    readAsked(japanese) {
      const folded = foldText(japanese);
      const { makers: named, rest } = makers.split(wordsIn(folded));
      return {
        words: [...named, ...rest],
        isAccessory: kindOfGoods(folded).isAccessory,
        countIn: (title) =>
          named.filter((maker) => title.makers.has(maker)).length +
          rest.filter((word) => title.text.includes(word)).length,
      };
    },
  };
}
