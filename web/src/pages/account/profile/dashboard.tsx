import { listRunningBidsEndpoint } from '@hako/contract/bidding/running';
import { readProfileEndpoint } from '@hako/contract/customers/customers';
import { readQuoteStatisticEndpoint } from '@hako/contract/orders/orders';
import { readWalletEndpoint } from '@hako/contract/wallet/wallet';
import { Link, useRouteLoaderData } from 'react-router';
import { load, loadOr } from '../../../api/load.ts';
import { AllRunning, RunningShelf } from '../../../features/bidding/lists/running-shelf.tsx';
import { OrderStations } from '../../../features/orders/order-stations.tsx';
import { OwnTasks } from '../../../features/support/own-tasks.tsx';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Card, Facts, Stack, WithAside } from '../../../ui/frames/card.tsx';
import { Dong } from '../../../ui/figures/money.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { Slip } from '../../../ui/paper/slip.tsx';
import type { loader as readAccount } from '../layout.tsx';
import type { Route } from './+types/dashboard';
import styles from './dashboard.module.css';

export const meta: Route.MetaFunction = () => [{ title: 'Tổng quan · Hako' }];

export async function loader({ context }: Route.LoaderArgs) {
  const [profile, wallet, statistic, bids] = await Promise.all([
    load(context, readProfileEndpoint),
    loadOr(context, readWalletEndpoint, undefined, undefined),
    loadOr(context, readQuoteStatisticEndpoint, undefined, undefined),
    loadOr(context, listRunningBidsEndpoint, undefined, undefined),
  ]);
  return {
    profile: profile.data,
    wallet: wallet?.data,
    orders: statistic?.data,
    runningBids: bids?.data,
  };
}

/**
 * The hub: money, what waits for me, orders and bids; what a level brings has its own page on a
 * phone.
 */
export default function DashboardPage({
  loaderData: { profile, wallet, orders, runningBids },
}: Route.ComponentProps) {
  const tasks = useRouteLoaderData<typeof readAccount>('pages/account/layout')?.tasks ?? [];
  return (
    <Stack gap={3}>
      <div>
        <h1>Xin chào, {profile.full_name}</h1>
        <Link to="/account/vip">Hạng {profile.level.name}</Link>
      </div>
      {profile.phone === null ? (
        <Banner action={<Link to="/account/profile">Thêm số</Link>}>
          Thêm số điện thoại để tiền bạn chuyển khoản tự vào đúng ví.
        </Banner>
      ) : null}
      <WithAside
        aside={
          <div className={styles.level}>
            <LevelCard profile={profile} />
          </div>
        }
      >
        <Stack>
          <WalletSlip wallet={wallet} />
          <OwnTasks tasks={tasks} />
          <OrdersCard orders={orders} />
          <BidsCard runningBids={runningBids} />
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
          ['Tạm giữ khi đấu giá', `${profile.level.deposit_percent}% thanh toán lần\u00a01`],
          ['Giảm phí dịch vụ', `${profile.level.service_fee_discount_percent}%`],
          ['Giảm cước quốc tế', `${profile.level.freight_discount_percent}%`],
          ['Phiên đấu giá cùng lúc', `${profile.level.concurrent_auctions}`],
          ['Lưu kho Nhật miễn phí', `${profile.level.free_storage_days} ngày`],
        ]}
      />
    </Card>
  );
}

function WalletSlip({ wallet }: Pick<Loaded, 'wallet'>) {
  return (
    <Slip>
      <div className={styles.wallet}>
        <Link to="/account/wallet" className={styles.sums}>
          <span>Số dư khả dụng</span>
          {wallet ? (
            <Dong amount={wallet.total} size="large" />
          ) : (
            <span>Tạm thời chưa tải được số dư.</span>
          )}
          {wallet && wallet.freeze > 0 ? (
            <small>
              Đang tạm giữ <Dong amount={wallet.freeze} size="small" />
            </small>
          ) : null}
        </Link>
        <ButtonLink kind="main" to="/account/wallet?nap=1">
          Nạp tiền
        </ButtonLink>
      </div>
    </Slip>
  );
}

/** Nothing where nothing runs. */
function BidsCard({ runningBids }: Pick<Loaded, 'runningBids'>) {
  if (runningBids?.length === 0) return null;
  return (
    <Card title="Đấu giá" action={<AllRunning bids={runningBids ?? []} />}>
      {runningBids === undefined ? (
        <p>Tạm thời chưa tải được.</p>
      ) : (
        <RunningShelf bids={runningBids} />
      )}
    </Card>
  );
}

function OrdersCard({ orders }: Pick<Loaded, 'orders'>) {
  return (
    <Card title="Đơn hàng" action={<Link to="/account/quotes">Xem tất cả</Link>}>
      {orders ? <OrderStations counts={orders} /> : <p>Tạm thời chưa tải được đơn hàng.</p>}
    </Card>
  );
}
