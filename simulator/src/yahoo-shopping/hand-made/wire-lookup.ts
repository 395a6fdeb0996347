import { descriptionHtml } from '../../catalogue/descriptions.ts';
import { isoJst } from '../../world/jst.ts';
import { genresOf, ROOT } from '../genres.ts';
import type { Item } from '../item.ts';
import type { State } from '../mall.ts';
import { brandIdOf, type Hit } from '../search.ts';
import { itemUrl, type Picture, reviewUrl, shippingName, storeUrl } from './wire-search.ts';

/** A list as V1 writes it in JSON: numbered keys and the name of its elements. */
export const indexed = (rows: readonly unknown[], container: string): Record<string, unknown> => ({
  ...Object.fromEntries(rows.entries()),
  _container: container,
});

export const nothingFound = {
  ResultSet: {
    totalResultsAvailable: '0',
    totalResultsReturned: '0',
    firstResultPosition: '0',
    '0': { Result: { _container: 'Hit' } },
  },
};

/** The answer of `V1/json/itemLookup` with `responsegroup=large`; every number is text, what is empty an empty object. */
export const lookupAnswer = (hit: Hit, picture: Picture) => ({
  ResultSet: {
    totalResultsAvailable: '1',
    totalResultsReturned: '1',
    firstResultPosition: '1',
    '0': { Result: { '0': lookupHit(hit, picture), Request: { Query: '' } } },
  },
});

function lookupHit({ item, state }: Hit, picture: Picture) {
  return {
    Name: state.name,
    Description: item.draft.notes.join(' '),
    Headline: item.headline,
    Caption: descriptionHtml(item.draft, true, 'yahoo-shopping', item.n),
    Additional1: {},
    Additional2: {},
    Additional3: {},
    Url: itemUrl(item),
    Code: item.code,
    Condition: item.isNew ? 'new' : 'used',
    Availability: state.isInStock ? 'instock' : 'outofstock',
    ReleaseDate: releaseDateOf(item),
    IsAdult: '0',
    PersonId: {},
    ProductId: {},
    JanCode: item.jan || {},
    Model: item.isNew ? item.draft.model : {},
    ...priceOf({ item, state }),
    Shipping: { Code: String(item.shippingCode), Name: shippingName(item.shippingCode) },
    ...picturesOf(item, picture),
    Review: {
      Rate: item.reviews > 0 ? item.rate.toFixed(2) : '0.00',
      Count: String(item.reviews),
      Url: item.reviews > 0 ? reviewUrl(item) : {},
    },
    ...kindOf(item),
    Store: storeOf(item, picture),
    Order: indexed(
      item.choices.map(({ name, values }) => ({
        Name: name,
        Options: indexed(
          values.map((value) => ({ Value: value })),
          'Option',
        ),
      })),
      'Order',
    ),
    Inventories: indexed(inventories(item, state), 'Inventory'),
  };
}

/** `20261121`, in Japan. */
const releaseDateOf = ({ releasedS }: Item) =>
  releasedS === null
    ? {}
    : isoJst(releasedS * 1_000)
        .slice(0, 10)
        .replaceAll('-', '');

const priceOf = ({ item, state }: Hit) => ({
  Price: { _attributes: { currency: 'JPY' }, _value: String(state.price) },
  PriceLabel: {
    _attributes: { taxIncluded: 'true' },
    FixedPrice: item.fixedPrice === null ? {} : String(item.fixedPrice),
    DefaultPrice: String(state.sale?.usual ?? state.price),
    SalePrice: state.sale ? String(state.price) : {},
    PeriodStart: state.sale ? isoJst(state.sale.startS * 1_000) : {},
    PeriodEnd: state.sale ? isoJst(state.sale.endS * 1_000) : {},
  },
  Point: {
    Amount: String(Math.floor((state.price * item.pointTimes) / 100)),
    Times: String(item.pointTimes),
  },
});

const picturesOf = (item: Item, picture: Picture) => ({
  Image: { Id: item.code, Small: picture(item, 1, 'small'), Medium: picture(item, 1, 'medium') },
  ExImage: { Url: picture(item, 1, '600'), Width: '600', Height: '600' },
  RelatedImages: indexed(
    Array.from({ length: item.draft.pictureCount - 1 }, (_, i) => ({
      Id: `${item.code}_${i + 1}`,
      Small: picture(item, i + 2, 'small'),
      Medium: picture(item, i + 2, 'medium'),
    })),
    'Image',
  ),
});

/** Its categories from the root down, and its brand. */
function kindOf(item: Item) {
  const { own, parents } = genresOf(item.draft.kind);
  return {
    Category: { Current: { Id: String(own.id), Name: own.name } },
    CategoryIdPath: indexed(
      [ROOT, ...parents, own].map((genre) => ({
        _attributes: { depth: String(genre.depth) },
        Id: String(genre.id),
        Name: genre.name,
      })),
      'Category',
    ),
    Brands: {
      Name: item.draft.maker.ja,
      Path: indexed([{ Id: String(brandIdOf(item)) }], 'Brand'),
    },
  };
}

const storeOf = (item: Item, picture: Picture) => ({
  Id: item.store.id,
  Name: item.store.name,
  Url: storeUrl(item),
  IsBestStore: String(item.store.isBest),
  Ratings: {
    Rate: item.store.rate.toFixed(2),
    Count: String(item.store.reviews),
    Total: String(item.store.reviews),
    DetailRate: String(Math.round(item.store.rate)),
  },
  Image: { Id: `${item.store.id}_1`, Medium: picture(item, 1, 'store') },
  Point: { Grant: 'true', Accept: 'true' },
  InventoryMessage: {},
});

function inventories(item: Item, state: State) {
  const combinations = item.choices.reduce<readonly string[][]>(
    (rows, { name, values }) =>
      rows.flatMap((row) => values.map((value) => [...row, `${name}:${value}`])),
    [[]],
  );
  return combinations.map((words, i) => ({
    SubCode: words.length === 0 ? item.code : `${item.code}-${i + 1}`,
    Order: words.length === 0 ? {} : words.join('#'),
    Availability: (state.pieces[i] ?? 0) > 0 ? 'instock' : 'outofstock',
    Quantity: String(state.pieces[i] ?? 0),
    AllowOverdraft: '0',
  }));
}
