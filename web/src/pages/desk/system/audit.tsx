import { listStaffEndpoint } from '@hako/contract/staff/accounts';
import { listAuditEndpoint } from '@hako/contract/staff/audit/audit';
import { Link, useSearchParams } from 'react-router';
import { load, loadOr } from '../../../api/load.ts';
import { AuditSearch } from '../../../features/desk/staff/audit-search.tsx';
import { AuditTable } from '../../../features/desk/staff/audit-table.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/audit';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Nhật ký · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const asked = (name: string) => search.get(name)?.trim() || undefined;
  const query = {
    actor: asked('actor'),
    action: asked('action'),
    subject: asked('subject'),
    from: asked('from'),
    to: asked('to'),
    before: asked('before'),
  };
  const [audit, accounts] = await Promise.all([
    load(context, listAuditEndpoint, { query }),
    loadOr(context, listStaffEndpoint, undefined, { data: [] }),
  ]);
  return { audit, accounts: accounts.data };
}

/** What staff did, newest first, for administrators. */
export default function DeskAuditPage({ loaderData: { audit, accounts } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const older = new URLSearchParams(search);
  if (audit.next) older.set('before', audit.next);
  return (
    <Stack>
      <PageName>Nhật ký</PageName>
      <AuditSearch accounts={accounts} />
      <AuditTable
        lines={audit.rows}
        names={new Map(accounts.map(({ id, full_name: name }) => [id, name]))}
      />
      {audit.next ? <Link to={`?${older}`}>Cũ hơn</Link> : null}
    </Stack>
  );
}
