import type { BidRequestStatus } from '@hako/contract/bidding/bid-status';
import type { MyBidRequest } from '@hako/contract/bidding/desk';
import { Link } from 'react-router';
import { itemPath } from '../../../text/sites.ts';
import { formatMoment } from '../../../text/time.ts';
import { Card } from '../../../ui/frames/card.tsx';

const WORDS: Readonly<Record<BidRequestStatus, string>> = {
  waiting: 'Chờ nhân viên xem',
  allowed: 'Được đấu giá',
  refused: 'Không được duyệt',
};

/** My requests to bid against sellers under the threshold; nothing when there are none. */
export function RequestList({ requests }: { readonly requests: readonly MyBidRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <Card title="Yêu cầu đấu giá với người bán uy tín thấp">
      <ul role="list">
        {requests.map(({ id, site, code, status, reason, created_date, decided_date }) => (
          <li key={id}>
            <Link to={itemPath(site, code)}>Món {code}</Link>: {WORDS[status]}
            {reason ? ` (${reason})` : ''} · {formatMoment(decided_date ?? created_date)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
