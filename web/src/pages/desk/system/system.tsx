import { listFailedJobsEndpoint, readSystemEndpoint } from '@hako/contract/system/system';
import { Link } from 'react-router';
import { load } from '../../../api/load.ts';
import { FailedJobs } from '../../../features/desk/system/failed-jobs.tsx';
import { SystemFacts } from '../../../features/desk/system/system-facts.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/system';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Tình trạng hệ thống · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const after = new URL(request.url).searchParams.get('after') ?? undefined;
  const [{ data: state }, failed] = await Promise.all([
    load(context, readSystemEndpoint),
    load(context, listFailedJobsEndpoint, { query: { after } }),
  ]);
  return { state, failed };
}

/** How the service itself is, and what failed in the background. */
export default function DeskSystemPage({ loaderData: { state, failed } }: Route.ComponentProps) {
  return (
    <Stack>
      <PageName>Tình trạng hệ thống</PageName>
      <Card title="Máy chủ">
        <SystemFacts state={state} />
      </Card>
      <Card title="Việc chạy ngầm bị lỗi">
        <FailedJobs jobs={failed.rows} />
        {failed.next ? <Link to={`?after=${failed.next}`}>Cũ hơn</Link> : null}
      </Card>
      <p>
        Kết nối và tài khoản ở từng sàn nằm ở trang <Link to="/desk/sites">Các sàn</Link> và{' '}
        <Link to="/desk/bidding">Đấu giá</Link>; ai đã làm gì nằm ở trang{' '}
        <Link to="/desk/audit">Nhật ký</Link>.
      </p>
    </Stack>
  );
}
