import { findSite } from '@hako/contract/marketplaces/sites';
import { priceAdditionEndpoint } from '@hako/contract/cart/checkout';
import { readStandingEndpoint } from '@hako/contract/bidding/standing';
import { listOwnOrdersEndpoint } from '@hako/contract/orders/own-orders';
import { calculatePriceEndpoint } from '@hako/contract/pricing/pricing';
import {
  listCatalogRelatedEndpoint,
  readCatalogBidsEndpoint,
} from '@hako/contract/search/catalog/around';
import { readCatalogItemEndpoint } from '@hako/contract/search/catalog/item';
import { readTypicalPriceEndpoint } from '@hako/contract/search/typical-price';
import { Suspense } from 'react';
import { Await } from 'react-router';
import { useLive } from '../api/live.ts';
import { useSpreadRefresh } from '../api/use-refresh.ts';
import { load, loadOr } from '../api/load.ts';
import { useServedSites } from '../api/served-sites.ts';
import { Act, blockReason, mayBuy } from '../features/bidding/panel/act.tsx';
import { hasVariantPrices } from '../features/bidding/buying/variant-ask.tsx';
import { hasSession, useViewer } from '../parts/viewer.ts';
import { PriceOffer } from '../features/negotiation/price-offer.tsx';
import { Heart } from '../features/favorites/heart.tsx';
import { LandedCard } from '../features/pricing/landed-card.tsx';
import { ActBar } from '../features/marketplaces/item/act-bar.tsx';
import { Gallery } from '../features/marketplaces/item/gallery.tsx';
import type { Item } from '../features/marketplaces/item/item-facts.tsx';
import { Crumbs, ItemHead } from '../features/marketplaces/item/item-head.tsx';
import { ItemMore } from '../features/marketplaces/item/item-more.tsx';
import { ItemWarnings } from '../features/marketplaces/item/item-warnings.tsx';
import { itemMeta } from '../features/marketplaces/item/item-meta.ts';
import styles from '../features/marketplaces/item/item.module.css';
import { actOf } from '../features/marketplaces/item/sale-words.ts';
import { atOneMoment, useOneMoment } from '../features/marketplaces/item/one-moment.ts';
import { pricedItem } from '@hako/contract/pricing/priced-item';
import { RelatedItems } from '../features/marketplaces/item/related-items.tsx';
import { SiteClosed } from '../features/marketplaces/item/site-closed.tsx';
import { FailureNote } from '../shell/frame/failure-page.tsx';
import type { RouteHandle } from '../root.tsx';
import type { Route } from './+types/item';

export const handle = { isWithoutFooterOnPhones: true, hasOwnActBar: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? [{ title: 'Món hàng · Hako' }]
    : itemMeta(loaderData.item, loaderData.origin);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, code } = params;
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
  const price =
    item.price_jpy === null || hasVariantPrices(item)
      ? null
      : await loadOr(
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

export default function ItemPage({ loaderData }: Route.ComponentProps) {
  const { item: loaded, price, shipMode, standing, ownOrders, bids, typical } = loaderData;
  // The panel reads at once how a lot stands; the list of bids and the estimate may come a little later.
  const refresh = useSpreadRefresh();
  const { item, pricedAt, isBehind, onRead } = useOneMoment(
    { item: loaded, standing, rate: price?.exchange_rate },
    refresh,
  );
  useLive(item.auction ? `auction:${item.site}:${item.code}` : null, refresh);
  const viewer = useViewer();
  const viewerId = viewer?.kind === 'customer' ? viewer.id : null;
  const breakdown = price?.breakdown[0];
  const isForSale = mayBuy(item, ownOrders);
  const isSaidElsewhere = ({ code, message }: Item['warnings'][number]) =>
    breakdown?.flags.some(({ reason }) => reason === message) ||
    message === blockReason(item) ||
    (ownOrders.length > 0 && code === 'no-longer-open') ||
    // The panel says it to whoever may bid, where the bid is made.
    (code === 'seller-reputation' && viewerId !== null && standing?.is_open && standing.can_bid);
  return (
    <>
      <div className={styles.page}>
        <div className={styles.pictures}>
          <div className={styles.heart}>
            <Heart listing={item} viewerId={viewerId} />
          </div>
          <Gallery key={item.code} pictures={item.pictures} title={item.title_vi || item.title} />
        </div>
        <div className={styles.side}>
          <ItemHead item={item} hasPanel={standing !== undefined} isOwn={ownOrders.length > 0} />
          <div id="act" className={styles.act}>
            <Act {...{ item, standing, shipMode, viewerId, ownOrders, onRead }} />
            <PriceOffer {...{ item, shipMode }} mayBuy={viewerId !== null && isForSale} />
          </div>
          <ItemWarnings warnings={item.warnings.filter((warning) => !isSaidElsewhere(warning))} />
          {breakdown ? (
            <LandedCard
              breakdown={breakdown}
              modes={price?.modes ?? []}
              addition={isForSale ? loaderData.addition : null}
              behind={isBehind ? { priceJpy: loaded.price_jpy, pricedAt } : undefined}
            />
          ) : null}
        </div>
        <ItemMore {...{ item, bids, typical, viewerId }} />
      </div>
      <div className={styles.around}>
        <Related related={loaderData.related} />
        <Crumbs item={item} />
      </div>
      {breakdown && isForSale ? (
        <ActBar target="act" breakdown={breakdown} label={actOf(item)} />
      ) : null}
    </>
  );
}

const Related = ({ related }: Pick<Route.ComponentProps['loaderData'], 'related'>) => (
  <Suspense fallback={null}>
    <Await resolve={related} errorElement={null}>
      {(answer) => (answer && answer.data.length > 0 ? <RelatedItems cards={answer.data} /> : null)}
    </Await>
  </Suspense>
);

/** An item of a site that is closed to us at this moment: why, and that nothing is lost. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const served = useServedSites().find(({ site }) => site === findSite(params.site ?? ''));
  return (
    <>
      <SiteClosed served={served} />
      <FailureNote error={error} />
    </>
  );
}
