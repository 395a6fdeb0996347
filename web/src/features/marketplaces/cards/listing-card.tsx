import {
  IconAlertTriangle,
  IconLanguage,
  IconShieldCheck,
  IconStarFilled,
  IconUser,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatCount, formatPercent, formatYen } from '../../../text/money.ts';
import type { Moment } from '../../../text/time.ts';
import { Countdown } from '../../../ui/figures/countdown.tsx';
import { Dong, LandedTotal, Yen } from '../../../ui/figures/money.tsx';
import { Picture } from '../../../ui/frames/picture.tsx';
import { type Certainty, Tag } from '../../../ui/figures/tag.tsx';
import styles from './listing-card.module.css';

/** What a card shows of a listing, whichever the marketplace. Money in whole yen and đồng. */
export interface ListingCardView {
  /** Our own page of the item: `/auction/item/x123`. */
  readonly to: string;
  readonly siteName: string;
  readonly title: string;
  /** The seller's own words, when `title` is a translation. */
  readonly originalTitle?: string;
  /** `title` itself is Japanese. */
  readonly isJapanese?: boolean;
  readonly pictureUrl: string | undefined;
  /** Undefined where the seller has set none. */
  readonly priceJpy: number | undefined;
  readonly priceVnd: number | undefined;
  /** Variants differ in price, and this is the cheapest one. */
  readonly isLowestPrice?: boolean;
  readonly buyNowJpy?: number;
  /** Maker's or former price, where it is above the price. */
  readonly listPriceJpy?: number;
  /** Of other shops on the site for the same goods, cheaper than the price. */
  readonly otherOffer?: {
    readonly priceJpy: number;
    readonly count: number;
    /** In Vietnamese: `Hàng cũ`. */
    readonly condition: string;
  };
  /** Of the goods, out of 5. */
  readonly review?: { readonly average: number; readonly count: number };
  readonly landed?: {
    readonly likelyVnd: number;
    readonly lowVnd: number;
    readonly highVnd: number;
    readonly certainty: Certainty;
  };
  /** Only of auctions. */
  readonly auction?: {
    readonly endsAt: Moment;
    readonly isEndEstimate?: boolean;
    readonly bidCount: number;
    readonly clockOffsetMs?: number;
  };
  readonly status: 'open' | 'reserved' | 'sold' | 'ended' | 'gone';
  readonly seller?: {
    readonly ratingPercent?: number;
    readonly isStore: boolean;
    readonly isDoubtful: boolean;
  };
  /** Import or battery rules that bite, in Vietnamese. */
  readonly warnings: readonly string[];
}
const CLOSED = {
  reserved: 'Đang có người mua',
  sold: 'Đã bán',
  ended: 'Đã kết thúc',
  gone: 'Đã gỡ',
} as const;
/** One listing of any marketplace. `heart` is the favourite button, given by the page. */
export function ListingCard({
  listing,
  heart,
  isFirst,
  level = 2,
  foot,
  rank,
}: {
  readonly listing: ListingCardView;
  readonly heart?: ReactNode;
  /** Under everything else: other places that sell the same. */
  readonly foot?: ReactNode;
  /** Its place in a ranking, from 1. */
  readonly rank?: number | undefined;
  /** Among the first that are seen: its picture loads at once. */
  readonly isFirst?: boolean;
  /** 3 inside a section that has a heading of its own. */
  readonly level?: 2 | 3;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const [isOriginal, setOriginal] = useState(false);
  const { status, warnings, landed, originalTitle } = listing;
  const isShowingOriginal = isOriginal && originalTitle !== undefined;
  return (
    <article className={styles.card} data-closed={status === 'open' ? undefined : true}>
      <div className={styles.picture}>
        <Picture src={listing.pictureUrl} alt="" isFirst={isFirst} />
        <span className={styles.site}>{listing.siteName}</span>
        {rank === undefined ? null : (
          <span className={styles.rank}>
            <span className="unseen">Hạng </span>
            {rank}
          </span>
        )}
        {status === 'open' ? null : <span className={styles.closed}>{CLOSED[status]}</span>}
      </div>
      <Heading
        className={styles.title}
        lang={isShowingOriginal || listing.isJapanese ? 'ja' : undefined}
      >
        <Link to={listing.to} prefetch="intent">
          {isShowingOriginal ? originalTitle : listing.title}
        </Link>
      </Heading>
      <p className={styles.price}>
        {listing.priceVnd === undefined ? (
          'Chưa có giá'
        ) : (
          <>
            {listing.isLowestPrice ? 'từ ' : null}
            <Dong amount={listing.priceVnd} size="large" />
          </>
        )}
        {listing.priceJpy === undefined ? null : <Yen amount={listing.priceJpy} size="small" />}
        <Cut from={listing.listPriceJpy} to={listing.priceJpy} />
      </p>
      <OtherOffer offer={listing.otherOffer} />
      {landed ? (
        <LandedTotal
          totalVnd={landed.likelyVnd}
          lowVnd={landed.lowVnd}
          highVnd={landed.highVnd}
          certainty={landed.certainty}
        />
      ) : null}
      <p className={styles.facts}>
        {listing.auction ? (
          <>
            <Countdown
              endsAt={listing.auction.endsAt}
              clockOffsetMs={listing.auction.clockOffsetMs}
              isEstimate={listing.auction.isEndEstimate ?? false}
            />
            <span className="tabular">{listing.auction.bidCount} lượt</span>
          </>
        ) : status === 'open' ? (
          <Tag tone="act">{listing.isLowestPrice ? 'Chọn phiên bản' : 'Mua ngay'}</Tag>
        ) : null}
        {listing.review ? (
          <span className={styles.seller}>
            <IconStarFilled aria-hidden="true" size={14} />
            <span className="unseen">Đánh giá món hàng </span>
            {String(listing.review.average).replace('.', ',')} ({formatCount(listing.review.count)})
          </span>
        ) : null}
        <SellerMark seller={listing.seller} />
      </p>
      {warnings.length > 0 ? (
        <p className={styles.warning}>
          <IconAlertTriangle aria-hidden="true" size={18} />
          <span>{warnings.join(' · ')}</span>
        </p>
      ) : null}
      {foot}
      <div className={styles.buttons}>
        {originalTitle === undefined ? null : (
          <button
            type="button"
            className={styles.original}
            aria-pressed={isOriginal}
            aria-label="Xem tên gốc tiếng Nhật"
            title="Tên gốc tiếng Nhật"
            onClick={() => setOriginal(!isOriginal)}
          >
            <IconLanguage aria-hidden="true" size={20} />
          </button>
        )}
        {heart}
      </div>
    </article>
  );
}
/** The former price struck out, and how much less it is now. */
function Cut({ from, to }: { from: number | undefined; to: number | undefined }) {
  if (from === undefined || to === undefined) return null;
  return (
    <span className={styles.cut}>
      <span className="unseen">giá niêm yết </span>
      <s>{formatYen(from)}</s> −{Math.floor((100 * (from - to)) / from)}%
    </span>
  );
}
/** The price above is the site's own; other shops on it sell the same for less. */
function OtherOffer({ offer }: { offer: ListingCardView['otherOffer'] }) {
  if (!offer) return null;
  return (
    <p className={styles.other}>
      Shop khác trên sàn: từ {formatYen(offer.priceJpy)} ({formatCount(offer.count)} món,{' '}
      {offer.condition.toLowerCase()})
    </p>
  );
}
function SellerMark({ seller }: { seller: ListingCardView['seller'] }) {
  if (!seller) return null;
  if (seller.ratingPercent === undefined)
    return (
      <span className={styles.seller}>{seller.isStore ? 'Cửa hàng' : 'Chưa có đánh giá'}</span>
    );
  const Icon = seller.isDoubtful ? IconUser : IconShieldCheck;
  return (
    <span className={styles.seller} data-trusted={seller.isDoubtful ? undefined : true}>
      <Icon aria-hidden="true" size={16} />
      <span className="unseen">Người bán </span>
      {formatPercent(seller.ratingPercent)}
    </span>
  );
}
