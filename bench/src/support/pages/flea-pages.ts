import { cardOfSearchItem as paypayCard } from '../../../../server/src/modules/marketplaces/paypay/card.ts';
import { listingOfItem } from '../../../../server/src/modules/marketplaces/paypay/item.ts';
import {
  itemOfPage,
  searchOfPage,
} from '../../../../server/src/modules/marketplaces/paypay/pages.ts';
import {
  readItem,
  readSearch as readPaypay,
  readSearchItem as readPaypayItem,
} from '../../../../server/src/modules/marketplaces/paypay/shapes.ts';
import { readShared } from '../../../../server/test-support/world/captures.ts';
import { type CapturedPage, readAt, stateOf } from './captured-page.ts';
import { peerState } from './peer.ts';

const SITES = 'data/marketplaces';

/** The flea market of Yahoo!. */
export function fleaPages(): CapturedPage[] {
  const paypaySearch = readShared(
    `${SITES}/paypay-fleamarket/search_open_100items_2026-05-05.html`,
  );
  return [
    {
      name: 'paypay search',
      text: paypaySearch,
      goods: 100,
      ours: (text) =>
        readPaypay(searchOfPage(text)).items.map((item, i) =>
          paypayCard(readPaypayItem(item, `items.${i}.`), `items.${i}`, readAt),
        ).length,
      limit: 'state',
      peer: peerState(100),
      grown: (times) => withItems(paypaySearch, times),
    },
    {
      name: 'paypay item',
      text: readShared(`${SITES}/paypay-fleamarket/item_z604620404_2026-05-05.html`),
      goods: 1,
      ours: (text) =>
        listingOfItem(readItem(itemOfPage(text)), readAt).code === 'z604620404' ? 1 : 0,
      limit: 'state',
      peer: peerState(1),
    },
  ];
}

function withItems(html: string, times: number): string {
  const state = stateOf(html);
  const tree = JSON.parse(state) as {
    props: { initialState: { searchState: { search: { result: { items: unknown[] } } } } };
  };
  const { result } = tree.props.initialState.searchState.search;
  result.items = Array.from({ length: times }, () => result.items).flat();
  return html.replace(state, () => JSON.stringify(tree));
}
