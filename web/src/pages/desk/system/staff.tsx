import { listStaffEndpoint } from '@hako/contract/staff/accounts';
import { listOwnRolesEndpoint } from '@hako/contract/staff/own-roles';
import { load } from '../../../api/load.ts';
import { InviteStaff } from '../../../features/desk/staff/invite-staff.tsx';
import { StaffTable } from '../../../features/desk/staff/staff-table.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/staff';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Nhân viên · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context }: Route.LoaderArgs) {
  const [accounts, roles] = await Promise.all([
    load(context, listStaffEndpoint),
    load(context, listOwnRolesEndpoint),
  ]);
  return { accounts: accounts.data, ownRoles: roles.data.filter((one) => !one.retired_at) };
}

/** Who works at the desk: invited, given roles, shut out and let in again by administrators. */
export default function DeskStaffPage({ loaderData }: Route.ComponentProps) {
  const { accounts, ownRoles } = loaderData;
  return (
    <Stack>
      <Row isSpread>
        <PageName>Nhân viên</PageName>
        <InviteStaff ownRoles={ownRoles} />
      </Row>
      <StaffTable accounts={accounts} ownRoles={ownRoles} />
    </Stack>
  );
}
