import { readSharedJson } from '../world/captures.ts';

export const FOLDER = 'data/marketplaces/yahoo-auctions';
export const readAt = new Date('2026-05-08T00:00:00+09:00');

interface ClosedState {
  props: { pageProps: { initialState: { search: { items: { listing: unknown } } } } };
}
/** The answer of a search of what was sold. */
export const closedSearch = () =>
  (readSharedJson(`${FOLDER}/closedsearch_7items_2026-05-08.next_data.json`) as ClosedState).props
    .pageProps.initialState.search.items.listing;
/** The state in the page of an open item. */
export const itemState = () =>
  (
    readSharedJson(`${FOLDER}/item_open_0bids_pagedata_nextdata_2025-10-02.json`) as {
      nextData: unknown;
    }
  ).nextData;
