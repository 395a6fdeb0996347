import { formatMoment } from '../../../text/time.ts';
import { Fold } from '../../../ui/frames/fold.tsx';
import { Yen } from '../../../ui/figures/money.tsx';
import styles from './item.module.css';

/** The latest bids of an auction, bidders masked as the site masks them. Nothing when there are none. */
export function BidHistory({
  bids,
}: {
  bids: readonly { bidder: string; price_jpy: number; at: string; is_highest: boolean }[];
}) {
  if (bids.length === 0) return null;
  return (
    <Fold title="Lượt đặt giá" note={`${bids.length} lượt gần nhất`}>
      <ul role="list" className={styles.bids}>
        {bids.slice(0, 10).map((bid) => (
          <li key={`${bid.at}${bid.bidder}${bid.price_jpy}`}>
            <span>
              {bid.bidder}
              {bid.is_highest ? ' · cao nhất' : ''}
            </span>
            <span className="tabular">{formatMoment(bid.at)}</span>
            <Yen amount={bid.price_jpy} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}
