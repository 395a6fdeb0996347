import { priceAdditionEndpoint } from '@hako/contract/cart/checkout';
import { readStandingEndpoint } from '@hako/contract/bidding/standing';
import { listOwnOrdersEndpoint } from '@hako/contract/orders/own-orders';
import {
  listCatalogRelatedEndpoint,
  readCatalogBidsEndpoint,
} from '@hako/contract/search/catalog/around';
import { readCatalogItemEndpoint } from '@hako/contract/search/catalog/item';
import { readTypicalPriceEndpoint } from '@hako/contract/search/typical-price';
import type { RouterContextProvider } from 'react-router';
import { load, loadOr } from '../../api/load.ts';
import { hasVariantPrices } from '../../features/bidding/buying/variant-ask.tsx';
import { readPriceOf } from '../../features/pricing/price-of-item.ts';
import { atOneMoment } from '../../features/marketplaces/item/one-moment.ts';
import { hasSession } from '../../parts/viewer.ts';

/**
 * What the page of an item says, the older of two readings brought to the moment of the newer one;
 * what may be late comes after the page.
 */
export async function readItem(
  context: Readonly<RouterContextProvider>,
  { site, code }: { readonly site: string; readonly code: string },
  request: Request,
) {
  const { origin, searchParams } = new URL(request.url);
  const shipMode = searchParams.get('ship') ?? undefined;
  const { data: kept } = await load(context, readCatalogItemEndpoint, {
    params: { site, code },
    query: {},
  });
  const stood = kept.auction
    ? await loadOr(context, readStandingEndpoint, { params: { site, code } }, null)
    : null;
  const { item, standing } = atOneMoment(kept, stood?.data);
  const price = hasVariantPrices(item) ? null : await readPriceOf(context, item, shipMode);
  return {
    origin,
    item: price ? atOneMoment(kept, stood?.data, price.exchange_rate).item : item,
    price,
    shipMode,
    standing,
    ownOrders: hasSession(request)
      ? ((await loadOr(context, listOwnOrdersEndpoint, { query: { site, code } }, null))?.data ??
        [])
      : [],
    addition:
      price && hasSession(request)
        ? loadOr(
            context,
            priceAdditionEndpoint,
            { query: { site, code, ship_mode: shipMode } },
            null,
          )
        : null,
    bids: item.auction
      ? loadOr(context, readCatalogBidsEndpoint, { params: { site, code } }, null)
      : null,
    typical: loadOr(context, readTypicalPriceEndpoint, { query: { site, code } }, null),
    related: loadOr(context, listCatalogRelatedEndpoint, { params: { site, code } }, null),
  };
}
