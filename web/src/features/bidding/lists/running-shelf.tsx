import type { listRunningBidsEndpoint } from '@hako/contract/bidding/running';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { Link } from 'react-router';
import { languageOf } from '../../../text/language.ts';
import { itemPath } from '../../../text/sites.ts';
import { Countdown } from '../../../ui/figures/countdown.tsx';
import { Yen } from '../../../ui/figures/money.tsx';
import { useNow } from '../../../ui/figures/now.ts';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Picture } from '../../../ui/frames/picture.tsx';
import { isBidStatus, wordsOf } from '../panel/bid-words.ts';
import strip from '../../../ui/frames/strip.module.css';
import styles from './running-shelf.module.css';

type Running = EndpointReply<typeof listRunningBidsEndpoint>['data'];

/** So many are seen here; the list of bids has all. */
const SEEN = 12;

/** The auctions in which this person has a bid, the next to end first: state and time left. */
export function RunningShelf({ bids }: { readonly bids: Running }) {
  const soonest = bids.toSorted((one, other) => one.end_time.localeCompare(other.end_time));
  return (
    <ul role="list" aria-label="Phiên đang chạy" className={`${strip.strip} ${styles.strip}`}>
      {soonest.slice(0, SEEN).map((bid) => (
        <li key={bid._id} className={`${strip.card} ${styles.card}`}>
          <Picture src={bid.image || undefined} alt="" />
          <State bid={bid} />
          <Link to={itemPath(bid.site, bid.code)} lang={languageOf(bid.name)}>
            {bid.name}
          </Link>
          <span className={styles.left}>
            <Countdown endsAt={bid.end_time} />
          </span>
          <small>
            Tối đa <Yen amount={bid.price} size="small" />
          </small>
        </li>
      ))}
    </ul>
  );
}

/** To the list of all bids; how many run, where the shelf does not show them all. */
export function AllRunning({ bids }: { readonly bids: Running }) {
  return <Link to="/account/bids">Xem tất cả{bids.length > SEEN ? ` (${bids.length})` : ''}</Link>;
}

function State({ bid: { state, reason, end_time: endsAt } }: { readonly bid: Running[number] }) {
  const isLotOpen = useNow() < Date.parse(endsAt);
  if (!isBidStatus(state)) return null;
  const { word, tone } = wordsOf({ state, reason, isLotOpen });
  return (
    <span>
      <Tag tone={tone}>{word}</Tag>
    </span>
  );
}
