import { listCodsEndpoint } from '@hako/contract/billing/cash-on-delivery';
import { Link } from 'react-router';
import { load } from '../../../api/load.ts';
import { CodList } from '../../../features/billing/cod-list.tsx';
import { pageIn } from '../../../text/address.ts';
import { formatDong } from '../../../text/money.ts';
import { Stack } from '../../../ui/frames/card.tsx';
import { Pager } from '../../../ui/frames/pager.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/cods';

export const meta: Route.MetaFunction = () => [{ title: 'Thanh toán khi nhận hàng (COD) · Hako' }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url).searchParams);
  return (await load(context, listCodsEndpoint, { query: { page } })).data;
}

export default function CodsPage({
  loaderData: { results, pagination, options },
}: Route.ComponentProps) {
  return (
    <Stack>
      <h1>Thanh toán khi nhận hàng (COD)</h1>
      <Link to="/account/invoices">Tất cả phiếu xuất kho</Link>
      {results.length === 0 ? (
        <EmptyState title="Chưa có phiếu nào thanh toán khi nhận hàng">
          Khi một phiếu chờ thanh toán, bạn có thể chọn “Thanh toán khi nhận hàng” để trả tiền cho
          người giao hàng.
        </EmptyState>
      ) : (
        <>
          <p>
            {options.open} phiếu đang theo dõi, {formatDong(options.open_vnd)}. Đã xong:{' '}
            {options.settled} phiếu, {formatDong(options.settled_vnd)}.
          </p>
          <CodList rows={results} />
        </>
      )}
      <Pager page={pagination.current} size={pagination.pageSize} total={pagination.total} />
    </Stack>
  );
}
