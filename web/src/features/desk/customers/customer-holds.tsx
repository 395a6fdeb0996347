import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { listHoldsEndpoint } from '@hako/contract/wallet/wallet';
import { Link } from 'react-router';
import { formatDong } from '../../../text/money.ts';
import { formatMoment } from '../../../text/time.ts';
import { Card, Facts } from '../../../ui/frames/card.tsx';
import { deskLinkOf } from './statement-link.ts';

type Holds = EndpointReply<typeof listHoldsEndpoint>['data'];

/** What the held money of a customer is held for; the lines sum to what is held. */
export const CustomerHolds = ({ holds }: { readonly holds: Holds }) => (
  <Card title="Đang tạm giữ" level={3}>
    {holds.length === 0 ? (
      <p>Không có khoản nào đang tạm giữ.</p>
    ) : (
      <Facts
        rows={holds.map((hold) => [
          <Link key={hold.cause.id} to={deskLinkOf(hold)}>
            {hold.label} <small>từ {formatMoment(hold.since)}</small>
          </Link>,
          formatDong(hold.amount_vnd),
        ])}
      />
    )}
  </Card>
);
