import { findSite, siteName } from '@hako/contract/marketplaces/sites';
import { useLive } from '../../api/live.ts';
import { useSpreadRefresh } from '../../api/use-refresh.ts';
import { useServedSites } from '../../api/served-sites.ts';
import { Act, blockReason, hasWayToAct, mayBuy } from '../../features/bidding/panel/act.tsx';
import { BID_SHEET } from '../../features/bidding/panel/bid-panel.tsx';
import { useViewer } from '../../parts/viewer.ts';
import { PriceOffer } from '../../features/negotiation/price-offer.tsx';
import { Heart } from '../../features/favorites/heart.tsx';
import { LandedCard } from '../../features/pricing/landed-card.tsx';
import { ActBar } from '../../features/marketplaces/item/bars/act-bar.tsx';
import { Gallery } from '../../features/marketplaces/item/gallery.tsx';
import { Crumbs, ItemHead } from '../../features/marketplaces/item/item-head.tsx';
import { ItemAbout, ItemMore } from '../../features/marketplaces/item/item-more.tsx';
import { ItemWarnings } from '../../features/marketplaces/item/item-warnings.tsx';
import { itemMeta } from '../../features/marketplaces/item/item-meta.ts';
import styles from '../../features/marketplaces/item/item.module.css';
import { SELLER_BLOCK } from '../../features/marketplaces/item/facts/seller-card.tsx';
import { SectionTabs } from '../../features/marketplaces/item/bars/section-tabs.tsx';
import { actOf, closedWord } from '../../features/marketplaces/item/sale-words.ts';
import { useOneMoment } from '../../features/marketplaces/item/one-moment.ts';
import { RelatedItems } from '../../features/marketplaces/item/related-items.tsx';
import { SiteClosed } from '../../features/marketplaces/item/site-closed.tsx';
import { useOwnHeight } from '../../features/marketplaces/item/own-height.ts';
import { FailureNote } from '../../shell/frame/failure-page.tsx';
import { titleOf } from '../../text/language.ts';
import type { RouteHandle } from '../../root.tsx';
import type { Route } from './+types/item';
import { readItem } from './read-item.ts';

export const handle = { isWithoutFooterOnPhones: true, hasOwnActBar: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? [{ title: 'Món hàng · Hako' }]
    : itemMeta(loaderData.item, loaderData.origin);

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  readItem(context, params, request);

export default function ItemPage({ loaderData }: Route.ComponentProps) {
  const seen = useSeenItem(loaderData);
  const { item, standing, viewerId, ownOrders, breakdown, isForSale } = seen;
  const heart = <Heart listing={item} viewerId={viewerId} />;
  const more = (
    <>
      <ItemAbout {...{ item, viewerId }} />
      <ItemMore item={item} bids={loaderData.bids} typical={loaderData.typical} />
    </>
  );
  const side = useOwnHeight();
  const isOpen = item.status === 'open';
  return (
    <>
      <SectionTabs />
      <div className={styles.page}>
        <div className={styles.pictures}>
          <div className={styles.heart}>{heart}</div>
          <Gallery
            key={item.code}
            pictures={item.pictures}
            title={titleOf(item)}
            plate={closedWord(item, ownOrders.length > 0)}
          />
        </div>
        <div className={styles.side} ref={side}>
          <ItemHead
            item={item}
            hasPanel={standing !== undefined}
            isOwn={ownOrders.length > 0}
            sellerHref={`#${SELLER_BLOCK}`}
            clockOffsetMs={standing?.clock_offset_ms}
          />
          <Acts seen={seen} />
          <Warned seen={seen} />
          {isOpen ? <Landed seen={seen} /> : null}
        </div>
        {isOpen ? more : null}
      </div>
      <div className={styles.around}>
        <RelatedItems related={loaderData.related} />
        {isOpen ? null : (
          <>
            <Landed seen={seen} />
            {more}
          </>
        )}
        <Crumbs item={item} />
      </div>
      {isForSale && hasWayToAct(item, standing) ? (
        <ActBar
          target="act"
          sheet={standing ? BID_SHEET : undefined}
          {...{ heart, breakdown }}
          label={actOf(item)}
        />
      ) : null}
    </>
  );
}

/** The item as this viewer sees it now. */
function useSeenItem(loaderData: Route.ComponentProps['loaderData']) {
  const { item: loaded, price, standing, ownOrders } = loaderData;
  // The panel reads at once how a lot stands; the list of bids and the estimate may come a little
  // later.
  const refresh = useSpreadRefresh();
  const now = useOneMoment({ item: loaded, standing, rate: price?.exchange_rate }, refresh);
  const { item } = now;
  useLive(item.auction ? `auction:${item.site}:${item.code}` : null, refresh);
  const viewer = useViewer();
  return {
    ...loaderData,
    ...now,
    pricedJpy: loaded.price_jpy,
    breakdown: price?.breakdown[0],
    viewerId: viewer?.kind === 'customer' ? viewer.id : null,
    isForSale: mayBuy(item, ownOrders),
  };
}

type SeenItem = ReturnType<typeof useSeenItem>;

/** What this viewer can do with it. */
function Acts({ seen }: { readonly seen: SeenItem }) {
  const { item, standing, shipMode, viewerId, ownOrders, onRead, typical } = seen;
  return (
    <div id="act" className={styles.act}>
      <Act {...{ item, standing, shipMode, viewerId, ownOrders, onRead }} usual={typical} />
      <PriceOffer {...{ item, shipMode }} mayBuy={viewerId !== null && seen.isForSale} />
    </div>
  );
}

/** What must be known first; why nobody may buy it is said where one would. */
function Warned({ seen: { item, breakdown } }: { readonly seen: SeenItem }) {
  return (
    <ItemWarnings
      key={item.code}
      warnings={item.warnings}
      flags={breakdown?.flags ?? []}
      isSaid={({ message }) => message === blockReason(item)}
    />
  );
}

/** What it costs at the door; nothing where that is not known. */
function Landed({ seen }: { readonly seen: SeenItem }) {
  const { item, breakdown, price, isForSale, addition, isBehind, pricedJpy, pricedAt } = seen;
  if (!breakdown) return null;
  return (
    <div id="gia" className={styles.landed}>
      <LandedCard
        breakdown={breakdown}
        modes={price?.modes ?? []}
        of={`${siteName(item.site)}: ${titleOf(item)}`}
        addition={isForSale ? addition : null}
        behind={isBehind ? { priceJpy: pricedJpy, pricedAt } : undefined}
      />
    </div>
  );
}

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
