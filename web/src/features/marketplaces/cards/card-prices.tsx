import { formatCount, formatDongShort, formatYen, nearDong } from '../../../text/money.ts';
import { vi } from '../../../text/vi.ts';
import { Dong, Yen } from '../../../ui/figures/money.tsx';
import { CertaintySign } from '../../../ui/figures/tag.tsx';
import styles from './card-prices.module.css';
import type { ListingCardView } from './listing-card-view.ts';

/**
 * What it costs at the door: the largest figure of a card. An estimate is rounded, so that its
 * digits promise nothing.
 */
export function CardLanded({ landed }: Pick<ListingCardView, 'landed'>) {
  if (!landed) return <p className={styles.unknown}>Chưa tính được giá về tới nhà</p>;
  const { likelyVnd, lowVnd, highVnd, certainty, weighed, isKindUnknown } = landed;
  const isCertain = certainty === 'certain';
  return (
    <div className={styles.landed}>
      <p className={styles.total}>
        {isCertain ? null : '≈ '}
        <Dong amount={isCertain ? likelyVnd : nearDong(likelyVnd)} size="large" />
      </p>
      <p className={styles.range}>
        <CertaintySign certainty={isCertain ? 'certain' : 'estimate'} />
        <span>
          về tới nhà{lowVnd === highVnd ? null : ` · ${formatDongShort(lowVnd, highVnd)}`}
        </span>
      </p>
      {weighed ? <p className={styles.weighed}>Cân nặng {weighed}</p> : null}
      {isKindUnknown ? <p className={styles.unsure}>{vi.kindUnknown}</p> : null}
    </div>
  );
}

/** The item's own price under its name: yen first, đồng small beside it where there is room for all of it. */
export function CardPrice({ listing }: { readonly listing: ListingCardView }) {
  const { priceJpy, priceVnd, listPriceJpy } = listing;
  if (priceJpy === undefined) return <p className={styles.price}>Chưa có giá</p>;
  return (
    <p className={styles.price}>
      <span>{priceName(listing)} </span>
      <Yen amount={priceJpy} />
      {priceVnd === undefined ? null : (
        <span>
          <span aria-hidden="true">· </span>
          <Dong amount={priceVnd} size="small" />
        </span>
      )}
      <Cut from={listPriceJpy} to={priceJpy} />
    </p>
  );
}

function priceName({ status, isLowestPrice }: ListingCardView): string {
  if (status === 'sold' || status === 'ended') return 'Giá cuối';
  return isLowestPrice ? 'Giá sàn từ' : 'Giá sàn';
}

/** The former price struck out, and how much less it is now. */
function Cut({ from, to }: { from: number | undefined; to: number }) {
  if (from === undefined) return null;
  return (
    <span className={styles.cut}>
      <span className="unseen">giá niêm yết </span>
      <s>{formatYen(from)}</s> −{Math.floor((100 * (from - to)) / from)}%
    </span>
  );
}

/** The price above is the site's own; other shops on it sell the same for less. */
export function OtherOffer({ offer }: { readonly offer: ListingCardView['otherOffer'] }) {
  if (!offer) return null;
  return (
    <p className={styles.other}>
      Shop khác trên sàn: từ {formatYen(offer.priceJpy)} ({formatCount(offer.count)} món,{' '}
      {offer.condition.toLowerCase()})
    </p>
  );
}
