import type {
  ListingCard,
  ListingPage,
  Marketplace,
} from '../../../server/src/modules/marketplaces/index.ts';

/** One call to a site that tells prices. */
export interface Reading {
  readonly name: string;
  read(site: Marketplace): Promise<readonly ListingCard[]>;
}

const KEYWORD = 'ニコン';

const cardsOf = (page: ListingPage | undefined) => page?.listings ?? [];

export const search: Reading = {
  name: 'search',
  read: async (site) => cardsOf(await site.search({ keyword: KEYWORD, size: 20 })),
};

export const sold: Reading = {
  name: 'sold goods',
  read: async (site) => cardsOf(await site.search({ keyword: KEYWORD, status: 'sold', size: 20 })),
};

export const itemOf = (code: string): Reading => ({
  name: `item ${code}`,
  async read(site) {
    const listing = await site.findListing(code);
    return listing ? [listing] : [];
  },
});

/** Every list of the site, and items of each kind of sale that its search shows. */
export async function readingsOf(site: Marketplace): Promise<Reading[]> {
  // Wide enough that each kind is in it at every hour of the pretend market.
  const found = cardsOf(await site.search({ keyword: KEYWORD, size: 100 }));
  const kinds = Map.groupBy(found, ({ auction, price, status, isShopItem, shipping }) =>
    [!!auction, price.highest !== undefined, status, isShopItem, shipping.payer].join(),
  );
  const items = [...kinds.values()].flatMap((cards) => cards.slice(0, 1));
  const seller = found[0]?.seller.id;
  const { sellers, rankings, deals } = site;
  return [
    search,
    sold,
    ...items.map(({ code }) => itemOf(code)),
    ...(sellers && seller
      ? [
          {
            name: `goods of ${seller}`,
            read: async (one: Marketplace) =>
              cardsOf(await one.sellers?.listListings(seller, { size: 20 })),
          },
        ]
      : []),
    ...(rankings
      ? [
          {
            name: 'ranking',
            read: async (one: Marketplace) => cardsOf(await one.rankings?.listRanking({})),
          },
        ]
      : []),
    ...(deals
      ? [
          {
            name: 'deals',
            read: async (one: Marketplace) => cardsOf(await one.deals?.listDeals({})),
          },
        ]
      : []),
  ];
}
