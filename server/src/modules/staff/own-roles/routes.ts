import * as calls from '@hako/contract/staff/own-roles';
import { type Caller, type Route, route } from '../../../platform/http/route.ts';
import type { Staff } from '../create-staff.ts';
import type { ListedRole } from './list-roles.ts';

const by = ({ userId }: Caller, reason: string) => ({ actor: userId, reason: reason.trim() });

/** Two names that look the same are the same. */
const nameOf = (typed: string) => typed.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Roles that administrators put together. */
export const ownRoleRoutes = (staff: Staff): Route[] => [
  route(calls.listOwnRolesEndpoint, async () => ({
    data: (await staff.listRoles()).map(toRoleRow),
  })),
  route(calls.createOwnRoleEndpoint, async ({ body: { name, permissions, reason }, caller }) => {
    const id = await staff.createRole({ name: nameOf(name), permissions }, by(caller, reason));
    return { status: true as const, data: { id } };
  }),
  route(calls.changeOwnRoleEndpoint, async ({ params: { id: roleId }, body, caller }) => {
    const { permissions, seen_version: seenVersion } = body;
    const asked = { roleId, name: nameOf(body.name), permissions, seenVersion };
    const { isDone } = await staff.changeRole(asked, by(caller, body.reason));
    return { status: true as const, is_done: isDone };
  }),
  route(calls.retireOwnRoleEndpoint, async ({ params, body, caller }) => {
    await staff.retireRole(params.id, by(caller, body.reason));
    return { status: true as const, is_done: true };
  }),
];

const toRoleRow = ({ id, name, permissions, holders, version, ...role }: ListedRole) => ({
  ...{ id, name, version },
  permissions: [...permissions],
  holders: [...holders],
  is_waiting: role.isWaiting,
  retired_at: role.retiredAt?.toISOString() ?? null,
});
