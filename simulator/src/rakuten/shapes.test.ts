import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ask, type Json, SEARCH, setUpRakuten } from '../../test-support/rakuten-gateway.ts';

const CAPTURES = join(import.meta.dirname, '../../../../shared/data/marketplaces/rakuten');
const isHere = existsSync(CAPTURES);
if (!isHere)
  console.log('rakuten/shapes.test: SKIPPED, no captures at ../shared/data/marketplaces/rakuten');
const capture = (file: string) => JSON.parse(readFileSync(join(CAPTURES, file), 'utf8'));
const recorded = (name: string, index = 0): Json => {
  const { interactions } = parse(
    readFileSync(join(CAPTURES, `cassettes-ichiba/test_${name}.yaml`), 'utf8'),
  );
  return JSON.parse(interactions[index].response.body.string);
};

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

function kindsOf(
  value: unknown,
  path = '$',
  kinds = new Map<string, Set<string>>(),
): Map<string, Set<string>> {
  kinds.set(path, (kinds.get(path) ?? new Set()).add(kindOf(value)));
  if (Array.isArray(value)) for (const one of value) kindsOf(one, `${path}[]`, kinds);
  else if (value !== null && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) kindsOf(one, `${path}.${key}`, kinds);
  return kinds;
}
/** The ranges of prices came with the version of 2022: no recorded answer has them. */
const LATER = /^\$\.Items\[\]\.(itemPriceBaseField|itemPrice(Min|Max)[123]|hasPriceRange)$/;
/** Paths of ours that theirs does not have, or has with other kinds. */
function strangers(ours: unknown, theirs: unknown): string[] {
  const known = kindsOf(theirs);
  return [...kindsOf(ours)]
    .filter(
      ([path, kinds]) =>
        !LATER.test(path) && [...kinds].some((kind) => !known.get(path)?.has(kind)),
    )
    .map(
      ([path, kinds]) =>
        `${path}: ${[...kinds].join('|')}, captured ${[...(known.get(path) ?? ['nothing'])].join('|')}`,
    );
}
const missing = (ours: object, theirs: object) =>
  Object.keys(theirs).filter((key) => !(key in ours));

setUpRakuten();

describe.skipIf(!isHere)('answers have the shape of the captures', () => {
  it('item search, flat and wrapped', async () => {
    const theirs = recorded('item_search_pages');
    const ours = (await ask(SEARCH, { keyword: 'カメラ' })).body;
    expect(ours.Items).toHaveLength(30);
    expect(
      strangers(ours, { ...theirs, Items: [...theirs.Items, { ...theirs.Items[0], tagIds: [1] }] }),
    ).toEqual([]);
    expect(missing(ours, theirs)).toEqual([]);
    expect(missing(ours.Items[0], theirs.Items[0])).toEqual([]);
    const old = capture('formatversion1-2018/item_search_9.json');
    const wrapped = (await ask(SEARCH, { keyword: 'カメラ', formatVersion: 1 })).body;
    expect(missing(wrapped.Items[0].Item, old.Items[0].Item)).toEqual([]);
    expect(wrapped.Items[0].Item.mediumImageUrls[0]).toEqual({
      imageUrl: expect.stringContaining('?_ex=128x128'),
    });
    expect((await ask(SEARCH, { keyword: 'ぬえぬえぬえ' })).body).toEqual(
      recorded('item_search_with_tagId'),
    );
    console.log('compared: 30 hits of the Rakuten item search');
  });

  it('ranking: texts for prices, the last of the page first', async () => {
    const theirs = recorded('item_ranking_with_period');
    const ours = (await ask('/ichibaranking/api/IchibaItem/Ranking/20220601', { page: 2 })).body;
    expect(strangers(ours, theirs)).toEqual([]);
    expect(missing(ours.Items[0], theirs.Items[0])).toEqual([]);
    expect(ours.Items.map(({ rank }: { rank: number }) => rank)).toEqual(
      Array.from({ length: 30 }, (_, i) => 60 - i),
    );
    console.log('compared: 30 ranks of Rakuten');
  });

  it('genres and tags', async () => {
    const genres = '/ichibagt/api/IchibaGenre/Search/20260701';
    const top = (await ask(genres, { genreId: 0 })).body;
    expect(strangers(top, capture('not-captures/gateway-2026/genre_search_top.json'))).toEqual([]);
    const below = (
      await ask(genres, {
        genreId: (await ask(genres, { genreId: top.children[0].genreId })).body.children[0].genreId,
      })
    ).body;
    expect(strangers(below, capture('not-captures/gateway-2026/genre_search_nested.json'))).toEqual(
      [],
    );
    expect(
      (await ask('/ichibagt/api/IchibaTag/Search/20140222', { tagId: '19000010' })).body,
    ).toEqual({
      tagGroups: [
        {
          tags: [{ parentTagId: 0, tagName: 'ブラック', tagId: 19000010 }],
          tagGroupId: 1900001,
          tagGroupName: 'カラー',
        },
      ],
    });
    expect(
      strangers(
        (await ask('/ichibagt/api/IchibaTag/Search/20140222', { tagId: '19000010' })).body,
        recorded('tag_search'),
      ),
    ).toEqual([]);
    expect((await ask(genres, {})).body).toEqual(
      recorded('genre_search_error_response_without_required_param'),
    );
    expect((await ask(SEARCH, {})).body).toEqual(
      recorded('item_search_error_response_with_invalid_param'),
    );
  });
});
