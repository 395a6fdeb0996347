import type { Logger } from 'pino';
import type { Clock } from '../../kernel/clock.ts';
import type { ListingPage } from './listing-query.ts';
import type { Marketplace, RowsRead } from './marketplace.ts';

/** No log line is longer for the rows of one page. */
const ROWS_TOLD = 3;

/** The marketplace with the rows of its lists counted; what was set aside is written to the log. */
export function countingRows<M extends Marketplace>(
  marketplace: M,
  { log, clock }: { readonly log: Logger; readonly clock: Clock },
): M & { rows(): RowsRead } {
  let counted: RowsRead = { read: 0, setAside: 0, lastSetAsideAt: undefined };

  const counting =
    <Asked extends unknown[]>(call: (...asked: Asked) => Promise<ListingPage>) =>
    async (...asked: Asked): Promise<ListingPage> => {
      const page = await call(...asked);
      const { listings, setAside = [] } = page;
      counted = {
        read: counted.read + listings.length + setAside.length,
        setAside: counted.setAside + setAside.length,
        lastSetAsideAt: setAside.length > 0 ? clock.now() : counted.lastSetAsideAt,
      };
      if (setAside.length > 0)
        log.warn(
          {
            site: marketplace.site,
            count: setAside.length,
            of: listings.length + setAside.length,
            rows: setAside.slice(0, ROWS_TOLD),
          },
          'rows of a marketplace could not be read and were set aside',
        );
      return page;
    };

  const { sellers, rankings, deals } = marketplace;
  return {
    ...marketplace,
    rows: () => counted,
    search: counting((query, options) => marketplace.search(query, options)),
    ...(sellers && {
      sellers: {
        ...sellers,
        listListings: counting((id, query, options) => sellers.listListings(id, query, options)),
      },
    }),
    ...(rankings && {
      rankings: { listRanking: counting((query, options) => rankings.listRanking(query, options)) },
    }),
    ...(deals && {
      deals: { listDeals: counting((query, options) => deals.listDeals(query, options)) },
    }),
  };
}
