import { listDeskCouponsEndpoint } from '@hako/contract/promotions/desk';
import { load } from '../../../api/load.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import { CouponTable } from '../../../features/promotions/desk-coupon.tsx';
import { NewCoupon } from '../../../features/promotions/new-coupon.tsx';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { chosenIn, pageIn } from '../../../text/address.ts';
import { Stack, WithAside } from '../../../ui/frames/card.tsx';
import { Pager } from '../../../ui/frames/pager.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import type { Route } from './+types/coupons';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Mã giảm giá · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const STATES = [
  { key: 'running', label: 'Đang chạy' },
  { key: 'planned', label: 'Sắp chạy' },
  { key: 'over', label: 'Đã hết, đã ngừng' },
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const state = chosenIn(search, 'state', STATES);
  const page = pageIn(search);
  const { results, pagination } = await load(context, listDeskCouponsEndpoint, {
    query: { state, page },
  });
  return { state, coupons: results, pagination };
}

/** Coupons: which run, how they are used, and a new one. */
export default function DeskCouponsPage({
  loaderData: { state, coupons, pagination },
}: Route.ComponentProps) {
  return (
    <Stack>
      <PageName>Mã giảm giá</PageName>
      <TabLinks
        label="Trạng thái"
        chosen={state}
        tabs={STATES.map((tab) => ({
          ...tab,
          to: tab.key === 'running' ? '?' : `?state=${tab.key}`,
        }))}
      />
      <WithAside aside={<NewCoupon />}>
        <Stack>
          {coupons.length === 0 ? (
            <EmptyState title="Không có mã nào ở mục này" />
          ) : (
            <CouponTable coupons={coupons} />
          )}
          <Pager page={pagination.page} size={pagination.size} total={pagination.total} />
        </Stack>
      </WithAside>
    </Stack>
  );
}
