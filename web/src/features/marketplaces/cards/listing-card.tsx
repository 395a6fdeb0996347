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
import { Countdown } from '../../../ui/figures/countdown.tsx';
import { Dong, LandedTotal, Yen } from '../../../ui/figures/money.tsx';
import { Picture } from '../../../ui/frames/picture.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
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
  const [isOriginal, setOriginal] = useState(false);
  const { status, warnings, landed, originalTitle } = listing;
  const isShowingOriginal = isOriginal && originalTitle !== undefined;
  return (
    <article className={styles.card} data-closed={status === 'open' ? undefined : true}>
      <CardPicture listing={listing} isFirst={isFirst} rank={rank} />
      <CardTitle listing={listing} level={level} isShowingOriginal={isShowingOriginal} />
      <CardPrice listing={listing} />
      <OtherOffer offer={listing.otherOffer} />
      <CardLanded landed={landed} />
      <CardFacts listing={listing} />
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

type PartProps = { readonly listing: ListingCardView };

function CardPicture({
  listing: { pictureUrl, siteName, status },
  isFirst,
  rank,
}: PartProps & { isFirst: boolean | undefined; rank: number | undefined }) {
  return (
    <div className={styles.picture}>
      <Picture src={pictureUrl} alt="" isFirst={isFirst} />
      <span className={styles.site}>{siteName}</span>
      {rank === undefined ? null : (
        <span className={styles.rank}>
          <span className="unseen">Hạng </span>
          {rank}
        </span>
      )}
      {status === 'open' ? null : <span className={styles.closed}>{CLOSED[status]}</span>}
    </div>
  );
}

function CardPrice({ listing }: PartProps) {
  return (
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
  );
}

/** How it is sold, how the goods are judged, and who sells them. */
function CardFacts({ listing }: PartProps) {
  return (
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
      ) : listing.status === 'open' ? (
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
  );
}

function CardTitle({
  listing,
  level,
  isShowingOriginal,
}: PartProps & { level: 2 | 3; isShowingOriginal: boolean }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading
      className={styles.title}
      lang={isShowingOriginal || listing.isJapanese ? 'ja' : undefined}
    >
      <Link to={listing.to} prefetch="intent">
        {isShowingOriginal ? listing.originalTitle : listing.title}
      </Link>
    </Heading>
  );
}

function CardLanded({ landed }: Pick<ListingCardView, 'landed'>) {
  if (!landed) return null;
  return (
    <LandedTotal
      totalVnd={landed.likelyVnd}
      lowVnd={landed.lowVnd}
      highVnd={landed.highVnd}
      certainty={landed.certainty}
    />
  );
}
