import { listStaffEndpoint } from '@hako/contract/staff/accounts';
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

export const loader = async ({ context }: Route.LoaderArgs) =>
  (await load(context, listStaffEndpoint)).data;

/** Who works at the desk: invited, given roles, shut out and let in again by administrators. */
export default function DeskStaffPage({ loaderData: accounts }: Route.ComponentProps) {
  return (
    <Stack>
      <Row isSpread>
        <PageName>Nhân viên</PageName>
        <InviteStaff />
      </Row>
      <StaffTable accounts={accounts} />
    </Stack>
  );
}
