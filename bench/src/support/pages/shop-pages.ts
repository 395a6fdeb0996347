import { cardOf as surugayaCard } from '../../../../server/src/modules/marketplaces/surugaya/card.ts';
import { readSearchPage as readSurugaya } from '../../../../server/src/modules/marketplaces/surugaya/search-page.ts';
import { readShared } from '../../../../server/test-support/world/captures.ts';
import { type CapturedPage, readAt } from './captured-page.ts';
import { peerRows } from './peer.ts';

const SITES = 'data/marketplaces';

/** Suruga-ya. */
export const shopPages = (): CapturedPage[] => [
  {
    name: 'surugaya search',
    text: readShared(`${SITES}/suruga-ya/search_category5_24items_2026-05-05.html`),
    goods: 24,
    ours: (text) => {
      const { items, scripted } = readSurugaya(text);
      return items.map((item, i) => surugayaCard(item, `item.${i}`, scripted, readAt)).length;
    },
    limit: 'sax',
    peer: (text) =>
      peerRows(text, '#search_result div.item:has(.photo_box)', (row) => [
        row.find('img').attr('src'),
        row.find('h3').text(),
        row.find('.text-red').first().text(),
      ]),
  },
];
