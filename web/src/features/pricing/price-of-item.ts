import { pricedItem } from '@hako/contract/pricing/priced-item';
import { calculatePriceEndpoint } from '@hako/contract/pricing/pricing';
import type { RouterContextProvider } from 'react-router';
import { loadOr } from '../../api/load.ts';

type Item = Parameters<typeof pricedItem>[0];

/**
 * What an item costs at the door, brought this way; null where it has no price or nobody can tell.
 */
export const readPriceOf = (
  context: Readonly<RouterContextProvider>,
  item: Item,
  shipMode: string | undefined,
) =>
  item.price_jpy === null
    ? null
    : loadOr(
        context,
        calculatePriceEndpoint,
        {
          body: {
            items: [pricedItem(item, item.price_jpy)],
            route_code: 'JP',
            ship_mode: shipMode,
          },
        },
        null,
      );
