import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Nullable, Reason, Text, Uuid } from '../kit/shapes.ts';
import { isGivable, type Permission, PERMISSION_NAMES } from './permissions/permissions.ts';

/** Roles that an administrator puts together from permissions, besides the fixed ones. */
const ADMIN = { staff: ['admin'] } as const;
const Id = Type.Object({ id: Uuid });
/** More than anybody tells apart. */
export const MOST_OWN_ROLES = 100;

const Name = Type.String({ minLength: 2, maxLength: 60, pattern: '\\S\\s*\\S' });
const Givable = Type.Unsafe<Permission>(
  Type.Union(PERMISSION_NAMES.filter(isGivable).map((one) => Type.Literal(one))),
);
const Permissions = Type.Array(Givable, {
  minItems: 1,
  maxItems: 200,
  uniqueItems: true,
});

export const OwnRole = Type.Object({
  id: Uuid,
  name: Text,
  permissions: Type.Array(Type.Unsafe<Permission>(Text)),
  /** Names of those who have it. */
  holders: Type.Array(Text),
  /** Counts its changes; whoever changes it says which one they saw. */
  version: Type.Integer(),
  /** A change of it waits for a second administrator. */
  is_waiting: Flag,
  retired_at: Nullable(Text),
});
export type OwnRole = Static<typeof OwnRole>;

/** `is_done` is false while a second administrator has to decide. */
const Done = Type.Object({ status: Type.Literal(true), is_done: Flag });

export const listOwnRolesEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/roles',
  access: ADMIN,
  summary: 'Own roles of the house with their permissions and holders; retired ones last.',
  reply: Type.Object({ data: Type.Array(OwnRole) }),
});

export const createOwnRoleEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/roles',
  access: ADMIN,
  summary: 'Puts together a role from permissions; nobody has it yet.',
  body: Type.Object({ name: Name, permissions: Permissions, reason: Reason }),
  reply: Type.Object({ status: Type.Literal(true), data: Type.Object({ id: Uuid }) }),
  refusals: ['staff.role-name-taken', 'staff.too-many-roles'],
});

export const changeOwnRoleEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/roles/{id}',
  access: ADMIN,
  summary:
    'Renames a role or changes its permissions; it counts from the next request of its holders ' +
    'on. A second administrator decides where its holders would gain a permission that moves ' +
    'money.',
  params: Id,
  body: Type.Object({
    name: Name,
    permissions: Permissions,
    seen_version: Type.Integer({ minimum: 1 }),
    reason: Reason,
  }),
  reply: Done,
  refusals: [
    'staff.role-not-found',
    'staff.role-changed',
    'staff.role-name-taken',
    'staff.second-needed',
    'approvals.waiting',
  ],
});

export const retireOwnRoleEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/roles/{id}/retire',
  access: ADMIN,
  summary: 'Takes a role from everybody who has it; nobody gets it any more.',
  params: Id,
  body: Type.Object({ reason: Reason }),
  reply: Done,
  refusals: ['staff.role-not-found'],
});
