import { siteName } from '@hako/contract/marketplaces/sites';
import { readRegisteredBidEndpoint } from '@hako/contract/bidding/register';
import { Link } from 'react-router';
import { load } from '../../../api/load.ts';
import { modeText, msText, stateText } from '../../../features/bidding/desk/bid-table.tsx';
import { BidReceipt } from '../../../features/bidding/lists/bid-receipt.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import type { RouteHandle } from '../../../root.tsx';
import { formatYen } from '../../../text/money.ts';
import { sitePath } from '../../../text/sites.ts';
import { formatAuctionMoment, formatMoment } from '../../../text/time.ts';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Card, Facts, Stack, WithAside } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/bid';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Biên nhận đặt giá · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, params }: Route.LoaderArgs) {
  return (await load(context, readRegisteredBidEndpoint, { params: { id: params.id } })).data;
}

/** One bid of any customer, with its whole receipt. */
export default function DeskBidPage({ loaderData: bid }: Route.ComponentProps) {
  return (
    <Stack>
      <h1>
        {bid.title} <Tag>{stateText(bid)}</Tag>
      </h1>
      <WithAside
        aside={
          <Card title="Lượt đặt giá" level={3}>
            <Facts rows={rowsOf(bid)} />
          </Card>
        }
      >
        <Card title="Biên nhận" level={3}>
          <BidReceipt bid={bid} events={bid.events} />
        </Card>
      </WithAside>
    </Stack>
  );
}

const rowsOf = (bid: Route.ComponentProps['loaderData']) =>
  [
    [
      'Phiên',
      <Link key="lot" to={`/${sitePath(bid.site)}/item/${encodeURIComponent(bid.code)}`}>
        {siteName(bid.site)} {bid.code}
      </Link>,
    ],
    [
      'Khách',
      <Link key="customer" to={`/desk/customers/${bid.customer.id}`}>
        {bid.customer.full_name} ({bid.customer.customer_no})
      </Link>,
    ],
    [
      'Đơn',
      bid.order_code ? (
        <Link key="order" to={`/desk/orders/${encodeURIComponent(bid.order_code)}`}>
          {bid.order_code}
        </Link>
      ) : (
        'chưa có'
      ),
    ],
    ['Cách đặt', modeText(bid)],
    ['Tài khoản', bid.account],
    ['Giá tối đa', formatYen(bid.maximum_jpy)],
    ['Giá', formatYen(bid.price_jpy)],
    ['Gửi trước giờ kết thúc', msText(bid.lead_ms)],
    ['Gửi trễ', msText(bid.late_ms)],
    ['Đặt lúc', formatMoment(bid.created_at)],
    ['Kết thúc', formatAuctionMoment(bid.ends_at)],
  ] as const;
