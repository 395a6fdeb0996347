import { type Static, Type } from 'typebox';
import { type ReadRows, readRows, type SetAside } from '../reading/rows.ts';
import { broken, shapeOf } from '../reading/shape.ts';

/**
 * What the Rakuten Ichiba web service sends, only the keys that we use. Sources: recorded answers of 2013–2019 (item search, ranking, tags) and
 * what others saw of the gateway of 2026: lists as `Items` or `items`, nested as `Item` or flat, pictures as texts or `{imageUrl}`. Numbers of
 * the ranking are texts, those of the search are not.
 */
export const SOURCE = 'rakuten';
/** `shop:number`, as in `itemCode`. The address of an item ends in the shop's own number instead. */
export const ITEM_CODE = /^([a-z0-9][\w-]{0,40}):([\w.-]{1,60})$/i;
export const SHOP_CODE = /^[a-z0-9][\w-]{0,40}$/i;
export const GENRE_ID = /^[1-9]\d{0,8}$/;

const Count = Type.Integer({ minimum: 0 });
const Flag = Type.Union([Type.Literal(0), Type.Literal(1)]);
const Digits = Type.String({ pattern: '^\\d{1,9}$' });
/** `2026-06-01 10:00`, Japanese time; seconds are seen as well; empty when there is none. */
const Moment = Type.String({ pattern: '^(\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d(:\\d\\d)?)?$' });
const Amount = Type.Union([Type.Integer(), Digits]);
const Pictures = Type.Array(Type.String({ pattern: '^https?://' }));

const Item = Type.Object({
  itemCode: Type.String({ pattern: ITEM_CODE.source, minLength: 3 }),
  itemName: Type.String({ minLength: 1 }),
  itemPrice: Amount,
  itemPriceMin1: Type.Optional(Amount),
  itemPriceMin2: Type.Optional(Amount),
  itemPriceMin3: Type.Optional(Amount),
  itemPriceMax1: Type.Optional(Amount),
  itemPriceMax2: Type.Optional(Amount),
  itemPriceMax3: Type.Optional(Amount),
  /** Of the ranking only. */
  hasPriceRange: Type.Optional(Flag),
  itemCaption: Type.Optional(Type.String()),
  catchcopy: Type.Optional(Type.String()),
  itemUrl: Type.String({ pattern: '^https?://' }),
  shopCode: Type.String({ minLength: 1 }),
  shopName: Type.String(),
  mediumImageUrls: Pictures,
  availability: Flag,
  taxFlag: Flag,
  postageFlag: Flag,
  startTime: Type.Optional(Moment),
  endTime: Type.Optional(Moment),
  reviewCount: Count,
  reviewAverage: Type.Union([
    Type.Number({ minimum: 0, maximum: 5 }),
    Type.String({ pattern: '^[0-5](\\.\\d{1,2})?$' }),
  ]),
  pointRate: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  asurakuFlag: Type.Optional(Flag),
  asurakuClosingTime: Type.Optional(Type.String()),
  genreId: Type.Optional(Type.Union([Type.Integer(), Digits])),
  tagIds: Type.Optional(Type.Array(Type.Integer())),
});
export type RakutenItem = Static<typeof Item>;

const readItem = shapeOf(SOURCE, Item);
const readRank = shapeOf(
  SOURCE,
  Type.Object({ rank: Type.Integer({ minimum: 1, maximum: 1_100 }) }),
);
const readPaging = shapeOf(
  SOURCE,
  Type.Object({
    count: Count,
    page: Type.Integer({ minimum: 1 }),
    pageCount: Type.Integer({ minimum: 0, maximum: 100 }),
  }),
);

export interface ItemPage {
  readonly items: readonly RakutenItem[];
  readonly setAside: readonly SetAside[];
  /** All that match; only 100 pages of them can be had. */
  readonly count: number;
  readonly page: number;
  readonly pageCount: number;
}

/** An answer of the item search. Nothing found comes with status 200 and a count of 0. */
export function readItemSearch(json: unknown): ItemPage {
  const paging = readPaging(json);
  const rows = rowsOf(json);
  if (rows === undefined && paging.count > 0)
    throw broken(SOURCE, 'Items', `${paging.count} found, none listed`);
  const { rows: items, setAside } = readRows(rows ?? [], (row, index) =>
    readItem(flat(row), `Items.${index}.`),
  );
  return { ...paging, items, setAside };
}

/** The ranking, best first: the gateway lists the last of a page first. */
export function readRanking(json: unknown): ReadRows<RakutenItem & { readonly rank: number }> {
  const rows = rowsOf(json);
  if (rows === undefined) throw broken(SOURCE, 'Items', 'not the documented shape');
  const read = readRows(rows, (row, index) => {
    const item = flat(row);
    return { ...readItem(item, `Items.${index}.`), rank: readRank(item, `Items.${index}.`).rank };
  });
  return { ...read, rows: read.rows.toSorted((a, b) => a.rank - b.rank) };
}

const GenreNode = Type.Object({
  genreId: Type.Union([Type.Integer({ minimum: 0 }), Digits]),
  nameJa: Type.String({ minLength: 1 }),
  level: Type.Integer({ minimum: 0, maximum: 9 }),
});
export type GenreNode = Static<typeof GenreNode>;

/** A genre with those above and below it, as the gateway of 2026 tells; the shape before (`current`, `parents`) is no longer answered. */
export const readGenre = shapeOf(
  SOURCE,
  Type.Object({
    genre: GenreNode,
    ancestors: Type.Array(GenreNode),
    siblings: Type.Array(GenreNode),
    children: Type.Array(GenreNode),
  }),
);

const readTagGroups = shapeOf(SOURCE, Type.Object({ tagGroups: Type.Array(Type.Unknown()) }));
const readTagGroup = shapeOf(
  SOURCE,
  Type.Object({ tagGroupName: Type.String(), tags: Type.Array(Type.Unknown()) }),
);
const readTag = shapeOf(SOURCE, Type.Object({ tagId: Type.Integer(), tagName: Type.String() }));

export interface Tag {
  readonly id: number;
  /** Of the group: size, colour, what it is for. */
  readonly group: string;
  readonly name: string;
}

/** What tags mean. */
export function readTags(json: unknown): readonly Tag[] {
  return readTagGroups(json).tagGroups.flatMap((row, index) => {
    const at = `tagGroups.${index}.`;
    const { tagGroupName, tags } = readTagGroup(unwrapped(row, 'tagGroup'), at);
    return tags.map((tag, position) => {
      const { tagId, tagName } = readTag(unwrapped(tag, 'tag'), `${at}tags.${position}.`);
      return { id: tagId, group: tagGroupName, name: tagName };
    });
  });
}

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function rowsOf(json: unknown): readonly unknown[] | undefined {
  if (!isRow(json)) return undefined;
  const rows = json['Items'] ?? json['items'];
  return Array.isArray(rows) ? rows : undefined;
}

const unwrapped = (value: unknown, ...names: readonly string[]): unknown => {
  for (const name of names) if (isRow(value) && isRow(value[name])) return value[name];
  return value;
};

/** One item without the wrappings of formatVersion 1. */
function flat(row: unknown): unknown {
  const item = unwrapped(row, 'Item', 'item');
  if (!isRow(item) || !Array.isArray(item['mediumImageUrls'])) return item;
  return {
    ...item,
    mediumImageUrls: item['mediumImageUrls'].map((picture: unknown) =>
      isRow(picture) ? picture['imageUrl'] : picture,
    ),
  };
}
