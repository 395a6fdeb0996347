import { listVouchersEndpoint } from '@hako/contract/promotions/promotions';
import { load } from '../../../api/load.ts';
import { SaveVoucher, VoucherCard } from '../../../features/promotions/voucher-list.tsx';
import { Stack, WithAside } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/vouchers';

export const meta: Route.MetaFunction = () => [{ title: 'Mã giảm giá · Hako' }];

export async function loader({ context }: Route.LoaderArgs) {
  return { coupons: (await load(context, listVouchersEndpoint)).data };
}

/** My coupons: those I can use now first, then those I saved and used or missed. */
export default function VouchersPage({ loaderData: { coupons } }: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <h1>Mã giảm giá</h1>
      <WithAside aside={<SaveVoucher />}>
        {coupons.length === 0 ? (
          <EmptyState title="Chưa có mã nào">Mã dành cho bạn sẽ hiện ở đây.</EmptyState>
        ) : (
          <Stack gap={2}>
            {coupons.map((coupon) => (
              <VoucherCard key={coupon._id} coupon={coupon} />
            ))}
          </Stack>
        )}
      </WithAside>
    </Stack>
  );
}
