import { listBookAccountsEndpoint } from '@hako/contract/books/books';
import { load } from '../../../api/load.ts';
import { ChartTable } from '../../../features/books/chart-table.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/accounts';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Tài khoản kế toán · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const loader = ({ context }: Route.LoaderArgs) => load(context, listBookAccountsEndpoint);

/** Under which numbers the company's books keep each account. */
export default function DeskAccountsPage({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <Stack>
      <PageName>Tài khoản kế toán</PageName>
      <p>
        Nhật ký xuất ra dùng các số này. Số mới áp dụng từ ngày chưa khóa sổ; tháng đã khóa giữ số
        cũ.
      </p>
      <ChartTable rows={rows} />
    </Stack>
  );
}
