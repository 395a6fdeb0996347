import { siteName } from '@hako/contract/marketplaces/sites';
import { readPurchaseEndpoint } from '@hako/contract/desk/purchases';
import { Link } from 'react-router';
import { load } from '../../../api/load.ts';
import { SellerParcels } from '../../../features/desk/orders/book/seller-parcels.tsx';
import { JapaneseAddress } from '../../../features/desk/purchases/japanese-address.tsx';
import { MeansForm } from '../../../features/desk/purchases/means-form.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { permits, useViewer } from '../../../parts/viewer.ts';
import type { RouteHandle } from '../../../root.tsx';
import { formatRate, formatYen } from '../../../text/money.ts';
import { formatMoment } from '../../../text/time.ts';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Card, Facts, Stack, WithAside } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/purchase';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ params }) => [{ title: `Mua ${params.code} · Hako` }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, params }: Route.LoaderArgs) {
  return (await load(context, readPurchaseEndpoint, { params: { code: params.code } })).data;
}

/**
 * One purchase: what was paid by which account, where its seller sends it, and by which parcels.
 */
export default function DeskPurchasePage({ loaderData: bought }: Route.ComponentProps) {
  const viewer = useViewer();
  return (
    <Stack>
      <h1>
        Mua {bought.code} <Tag>{bought.state_label}</Tag>
      </h1>
      <p>
        {bought.title} · <Link to={`/desk/orders/${encodeURIComponent(bought.code)}`}>Xem đơn</Link>
      </p>
      <WithAside aside={<JapaneseAddress address={bought.address} />}>
        <Stack>
          <Card title="Đã mua" level={3}>
            <Stack>
              <Facts rows={rowsOf(bought)} />
              {permits(viewer, 'purchases.means') ? (
                <MeansForm
                  key={bought.means}
                  code={bought.code}
                  means={bought.means}
                  usual={bought.usual_means}
                />
              ) : null}
            </Stack>
          </Card>
          <SellerParcels
            code={bought.code}
            parcels={bought.seller_parcels}
            mayAdd={bought.may_add_parcel && permits(viewer, 'tracking.enter')}
            mayChange={permits(viewer, 'tracking.enter')}
          />
        </Stack>
      </WithAside>
    </Stack>
  );
}

const yenText = (amount: number | null): string =>
  amount === null ? 'chưa ghi' : formatYen(amount);

const rowsOf = (bought: Route.ComponentProps['loaderData']) =>
  [
    [
      'Sàn',
      <a key="site" href={bought.url} target="_blank" rel="noreferrer">
        {siteName(bought.site)}
      </a>,
    ],
    ['Người bán', bought.seller ?? '—'],
    ['Tài khoản mua', bought.account ?? '—'],
    ['Trả bằng', bought.means ?? 'chưa ghi'],
    ['Mã đơn ở sàn', bought.marketplace_order_number ?? 'chưa có'],
    ['Mua lúc', bought.bought_at ? formatMoment(bought.bought_at) : 'chưa mua'],
    ['Đã trả cho sàn', yenText(bought.paid_jpy)],
    ['Tỷ giá đã khóa', bought.rate === null ? '—' : formatRate(bought.rate)],
    ['Ship nội địa Nhật khi tính giá', yenText(bought.domestic_shipping_jpy)],
    [
      'Khách',
      <Link key="customer" to={`/desk/customers/${bought.customer.id}`}>
        {bought.customer.full_name} ({bought.customer.customer_no})
      </Link>,
    ],
  ] as const;
