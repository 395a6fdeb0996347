import { listRunningBidsEndpoint } from '@hako/contract/bidding/running';
import { listAddressesEndpoint } from '@hako/contract/customers/addresses';
import { readProfileEndpoint } from '@hako/contract/customers/customers';
import { readQuoteStatisticEndpoint } from '@hako/contract/orders/orders';
import { readWalletEndpoint } from '@hako/contract/wallet/wallet';
import { Link } from 'react-router';
import { load, loadOr } from '../../../api/load.ts';
import { SignOutButton } from '../../../features/identity/account/sign-out-button.tsx';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Card, Facts, Row, Stack, WithAside } from '../../../ui/frames/card.tsx';
import { Dong } from '../../../ui/figures/money.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/dashboard';

export const meta: Route.MetaFunction = () => [{ title: 'Tổng quan · Hako' }];

export async function loader({ context }: Route.LoaderArgs) {
  const [profile, wallet, statistic, bids, addresses] = await Promise.all([
    load(context, readProfileEndpoint),
    loadOr(context, readWalletEndpoint, undefined, undefined),
    loadOr(context, readQuoteStatisticEndpoint, undefined, undefined),
    loadOr(context, listRunningBidsEndpoint, undefined, undefined),
    loadOr(context, listAddressesEndpoint, undefined, undefined),
  ]);
  return {
    profile: profile.data,
    wallet: wallet?.data,
    orders: statistic?.data,
    runningBids: bids?.data.length,
    hasAddress: addresses?.data.length !== 0,
  };
}

export default function DashboardPage({
  loaderData: { profile, wallet, orders, runningBids, hasAddress },
}: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <Row isSpread>
        <h1>Xin chào, {profile.full_name}</h1>
        <SignOutButton />
      </Row>
      {profile.phone === null ? (
        <Banner action={<Link to="/account/profile">Thêm số</Link>}>
          Thêm số điện thoại để tiền bạn chuyển khoản tự vào đúng ví.
        </Banner>
      ) : null}
      {hasAddress ? null : (
        <Banner action={<Link to="/account/addresses?them=1">Thêm địa chỉ</Link>}>
          Thêm địa chỉ nhận hàng để xem giá về tới nhà của bạn.
        </Banner>
      )}
      <WithAside aside={<LevelCard profile={profile} />}>
        <Stack>
          <WalletCard wallet={wallet} />
          <BidsCard runningBids={runningBids} />
          <OrdersCard orders={orders} />
        </Stack>
      </WithAside>
    </Stack>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function LevelCard({ profile }: Pick<Loaded, 'profile'>) {
  return (
    <Card title={`Hạng ${profile.level.name}`}>
      <Facts
        rows={[
          ['Mã khách hàng', profile.customer_no],
          ['Giữ khi đấu giá', `${profile.level.deposit_percent}% thanh toán lần 1`],
          ['Giảm phí dịch vụ', `${profile.level.service_fee_discount_percent}%`],
          ['Giảm cước quốc tế', `${profile.level.freight_discount_percent}%`],
          ['Phiên đấu giá cùng lúc', `${profile.level.concurrent_auctions}`],
          ['Lưu kho Nhật miễn phí', `${profile.level.free_storage_days} ngày`],
        ]}
      />
    </Card>
  );
}

function WalletCard({ wallet }: Pick<Loaded, 'wallet'>) {
  return (
    <Card title="Ví" action={<Link to="/account/wallet">Sao kê</Link>}>
      <Row isSpread>
        <div>
          <p>Số dư khả dụng</p>
          {wallet ? (
            <Dong amount={wallet.total} size="large" />
          ) : (
            <p>Tạm thời chưa đọc được số dư.</p>
          )}
          {wallet && wallet.freeze > 0 ? (
            <p>
              Đang tạm giữ <Dong amount={wallet.freeze} />
            </p>
          ) : null}
        </div>
        <ButtonLink kind="main" to="/account/wallet?nap=1">
          Nạp tiền
        </ButtonLink>
      </Row>
    </Card>
  );
}

function BidsCard({ runningBids }: Pick<Loaded, 'runningBids'>) {
  return (
    <Card title="Đấu giá" action={<Link to="/account/bids">Xem tất cả</Link>}>
      <p>
        {runningBids === undefined
          ? 'Tạm thời chưa đọc được.'
          : runningBids === 0
            ? 'Bạn không có phiên nào đang chạy.'
            : `${runningBids} phiên đang chạy.`}
      </p>
    </Card>
  );
}

function OrdersCard({ orders }: Pick<Loaded, 'orders'>) {
  return (
    <Card title="Đơn hàng" action={<Link to="/account/quotes">Xem tất cả</Link>}>
      {orders ? (
        <Facts
          rows={[
            ['Chờ báo giá', orders.wait_for_quote],
            ['Chờ thanh toán', orders.wait_for_pay],
            ['Đang mua', orders.wait_for_buy + orders.buying],
            [
              'Đã mua, đang về',
              orders.bought + orders.foreign_warehouse + orders.out_from_foreign_warehouse,
            ],
            ['Đã về Việt Nam', orders.vn_warehouse + orders.processing + orders.invoice_created],
            ['Đang giao', orders.delivery_in_progress],
            ['Đã giao', orders.delivery_successful],
          ]}
        />
      ) : (
        <p>Tạm thời chưa đọc được đơn hàng.</p>
      )}
    </Card>
  );
}
