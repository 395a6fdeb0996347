import { parse } from 'yaml';
import { readShared, readSharedJson } from '../world/captures.ts';
import type { SetAside } from '../../src/modules/marketplaces/reading/rows.ts';
import { broken } from '../../src/modules/marketplaces/reading/shape.ts';
import type { ListingCard } from '../../src/modules/marketplaces/listing.ts';
import { cardOfItem } from '../../src/modules/marketplaces/rakuten/card.ts';
import { readItemSearch, readRanking } from '../../src/modules/marketplaces/rakuten/shapes.ts';

const FOLDER = 'data/marketplaces/rakuten';
/** When the cassettes were recorded, about. */
export const readAt = new Date('2019-10-22T09:00:00+09:00');
/** A category whose place in the tree nobody knows. */
export const noPath = (id: string) => [{ id, name: '' }];

interface Exchange {
  request: { uri: string };
  response: { body: { string: string } };
}
/** What was asked and answered in one cassette. */
export const exchangesOf = (name: string): Exchange[] =>
  (
    parse(readShared(`${FOLDER}/cassettes-ichiba/test_${name}.yaml`)) as {
      interactions: Exchange[];
    }
  ).interactions;
/** An answer of the cassettes of 2019. */
export const recorded = (name: string, index = 0): unknown =>
  JSON.parse((exchangesOf(name)[index] as Exchange).response.body.string);
/** Any other captured answer, by its path. */
export const json = (path: string): unknown => readSharedJson(`${FOLDER}/${path}.json`);

/** Where one answer is damaged, its rows that cannot be read are told instead of left out. */
function whole<Read extends { readonly setAside: readonly SetAside[] }>(read: Read): Read {
  const [first] = read.setAside;
  if (first) throw broken('rakuten', first.at, first.why);
  return read;
}
/** The listings of a search answer. */
export const cardsOf = (answer: unknown): ListingCard[] =>
  whole(readItemSearch(answer)).items.map((item, index) =>
    cardOfItem(item, `Items.${index}.`, readAt, noPath),
  );
/** The rows of a ranking. */
export const rankingOf = (answer: unknown) =>
  whole(readRanking(answer)).rows.map((item, index) => ({
    rank: item.rank,
    card: cardOfItem(item, `Items.${index}.`, readAt, noPath),
  }));
