import { listOwnRolesEndpoint } from '@hako/contract/staff/own-roles';
import { load } from '../../../api/load.ts';
import { FixedRoleTable, NewRole, OwnRoleTable } from '../../../features/desk/roles/role-table.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Card, Row, Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/roles';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Vai trò · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const loader = async ({ context }: Route.LoaderArgs) =>
  (await load(context, listOwnRolesEndpoint)).data;

/** What each role may do: own roles that administrators put together, and the fixed ones. */
export default function DeskRolesPage({ loaderData: roles }: Route.ComponentProps) {
  return (
    <Stack>
      <Row isSpread>
        <PageName>Vai trò</PageName>
        <NewRole />
      </Row>
      <Card title="Vai trò riêng">
        <OwnRoleTable roles={roles} />
      </Card>
      <Card title="Vai trò cố định">
        <FixedRoleTable />
      </Card>
    </Stack>
  );
}
