import { IconAlertTriangle, IconShieldCheck, IconStarFilled, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount, formatPercent } from '../../../text/money.ts';
import { Countdown } from '../../../ui/figures/countdown.tsx';
import { Picture } from '../../../ui/frames/picture.tsx';
import { CardLanded, CardPrice, OtherOffer } from './card-prices.tsx';
import styles from './listing-card.module.css';
import type { ListingCardView } from './listing-card-view.ts';

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
  const { status } = listing;
  return (
    <article className={styles.card} data-closed={status === 'open' ? undefined : true}>
      <CardPicture listing={listing} isFirst={isFirst} rank={rank} />
      <CardTitle listing={listing} level={level} />
      <CardLanded landed={listing.landed} />
      <CardPrice listing={listing} />
      <OtherOffer offer={listing.otherOffer} />
      <CardFacts listing={listing} />
      {foot}
      {heart === undefined ? null : <div className={styles.heart}>{heart}</div>}
    </article>
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

type PartProps = { readonly listing: ListingCardView };

function CardPicture({
  listing: { pictureUrl, siteName, status, auction },
  isFirst,
  rank,
}: PartProps & { isFirst: boolean | undefined; rank: number | undefined }) {
  return (
    <div className={styles.picture}>
      <Picture src={pictureUrl} alt="" isFirst={isFirst} />
      {rank === undefined ? null : (
        <span className={styles.rank}>
          <span className="unseen">Hạng </span>
          {rank}
        </span>
      )}
      <div className={styles.plates}>
        <span className={styles.site}>{siteName}</span>
        {status === 'open' ? null : <span className={styles.closed}>{CLOSED[status]}</span>}
        {status === 'open' && auction ? (
          <span className={styles.clock}>
            <Countdown
              endsAt={auction.endsAt}
              clockOffsetMs={auction.clockOffsetMs}
              isEstimate={auction.isEndEstimate ?? false}
            />
          </span>
        ) : null}
      </div>
    </div>
  );
}

/** How many bid, how the goods are judged, who sells them, and a word of warning. */
function CardFacts({ listing: { auction, review, seller, warnings } }: PartProps) {
  const [gravest] = warnings;
  return (
    <p className={styles.facts}>
      {auction ? <span className="tabular">{auction.bidCount} lượt</span> : null}
      {review ? (
        <span className={styles.seller}>
          <IconStarFilled aria-hidden="true" size={14} />
          <span className="unseen">Đánh giá món hàng </span>
          {String(review.average).replace('.', ',')} ({formatCount(review.count)})
        </span>
      ) : null}
      <SellerMark seller={seller} />
      {gravest ? (
        <span className={styles.warning} title={warnings.map(({ reason }) => reason).join(' ')}>
          <IconAlertTriangle aria-hidden="true" size={16} />
          <span>{gravest.word}</span>
        </span>
      ) : null}
    </p>
  );
}

/**
 * The title in the person's language; the seller's own words show where a pointer rests. Nothing is
 * fetched then: a page that is read counts as viewed.
 */
function CardTitle({ listing, level }: PartProps & { level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading className={styles.title} lang={listing.isJapanese ? 'ja' : undefined}>
      <Link to={listing.to} title={listing.originalTitle}>
        {listing.title}
      </Link>
    </Heading>
  );
}
