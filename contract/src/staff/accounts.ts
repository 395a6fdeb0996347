import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Nullable, Reason, Text, Uuid } from '../kit/shapes.ts';
import { StaffMember, StaffRoleName, WarehouseName } from './staff.ts';

/** Who works at the desk: invited, changed, shut out and let in again by an administrator. */
const ADMIN = { staff: ['admin'] } as const;
const Id = Type.Object({ id: Uuid });
const Roles = Type.Array(StaffRoleName, { maxItems: 5, uniqueItems: true });
/** Ids of own roles; a client that does not name them leaves them as they are. */
const OwnRoles = Type.Optional(Type.Array(Uuid, { maxItems: 20, uniqueItems: true }));
const Done = Type.Object({ status: Type.Literal(true), message: Text });
/** `is_done` is false while a second administrator has to decide. */
const MaybeDone = Type.Object({ ...Done.properties, is_done: Flag });

export const StaffAccount = Type.Object({
  ...StaffMember.properties,
  own_roles: Type.Array(Type.Object({ id: Uuid, name: Text })),
  /** Other roles for them wait for a second administrator. */
  is_waiting: Flag,
  /** `invited`: has not set password and second factor yet, or must do so anew. */
  state: Type.Union([Type.Literal('working'), Type.Literal('invited'), Type.Literal('disabled')]),
  /** How customers reach them; never what they sign in with. */
  work_phone: Nullable(Text),
  zalo: Nullable(Text),
  last_sign_in_at: Nullable(Text),
  /** Until when the one-time address that was last given out is good. */
  address_until: Nullable(Text),
});
export type StaffAccount = Static<typeof StaffAccount>;

/** The one-time address, shown this once. */
const OneTimeAddress = Type.Object({
  id: Uuid,
  address: Text,
  expires_at: Text,
  /** Whether a letter with it is on its way. */
  is_mailed: Flag,
});
export type OneTimeAddress = Static<typeof OneTimeAddress>;

/** Not done, and without an address, while a second administrator has to decide. */
const StaffAddress = Type.Object({
  status: Type.Literal(true),
  is_done: Flag,
  data: Nullable(OneTimeAddress),
});

export const listStaffEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/staff',
  access: ADMIN,
  summary: 'All members of staff, with those who are invited or disabled.',
  reply: Type.Object({ data: Type.Array(StaffAccount) }),
});

export const inviteStaffEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/staff',
  access: ADMIN,
  summary:
    'Opens an account at the desk; its one-time address is told once and sent by letter. A second ' +
    'administrator decides where the roles decide about money, and then it goes by letter alone.',
  body: Type.Object({
    email: Type.String({ minLength: 3, maxLength: 200 }),
    full_name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
    roles: Roles,
    own_roles: OwnRoles,
    warehouse: Nullable(WarehouseName),
    reason: Reason,
  }),
  reply: StaffAddress,
  isReplySecret: true,
  refusals: [
    'identity.contact-invalid',
    'identity.contact-taken',
    'staff.warehouse-needed',
    'staff.role-needed',
    'staff.role-not-found',
    'staff.second-needed',
    'approvals.waiting',
  ],
});

export const changeStaffRolesEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/staff/{id}/roles',
  access: ADMIN,
  summary:
    'Changes the roles of somebody else; it counts from their next request on. A second ' +
    'administrator decides where somebody gains what moves money, or decides about it.',
  params: Id,
  body: Type.Object({
    roles: Roles,
    own_roles: OwnRoles,
    warehouse: Nullable(WarehouseName),
    reason: Reason,
  }),
  reply: MaybeDone,
  refusals: [
    'staff.not-found',
    'staff.own-account',
    'staff.last-administrator',
    'staff.warehouse-needed',
    'staff.role-needed',
    'staff.role-not-found',
    'staff.second-needed',
    'approvals.waiting',
  ],
});

export const changeStaffContactEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/staff/{id}/contact',
  access: ADMIN,
  summary:
    'How customers reach a member of staff: a phone for work and a link of Zalo; empty takes it away.',
  params: Id,
  body: Type.Object({
    work_phone: Type.String({ maxLength: 30 }),
    zalo: Type.String({ maxLength: 200 }),
    reason: Reason,
  }),
  reply: Done,
  refusals: ['staff.not-found', 'staff.phone-invalid', 'staff.zalo-invalid'],
});

export const disableStaffEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/staff/{id}/disable',
  access: ADMIN,
  summary: 'Shuts a member of staff out and ends their sessions at once.',
  params: Id,
  body: Type.Object({ reason: Reason }),
  reply: Done,
  refusals: ['staff.not-found', 'staff.own-account', 'staff.last-administrator'],
});

export const enableStaffEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/staff/{id}/enable',
  access: ADMIN,
  summary:
    'Lets a member of staff in again, with the password and second factor they had. A second ' +
    'administrator decides where they may move money.',
  params: Id,
  body: Type.Object({ reason: Reason }),
  reply: MaybeDone,
  refusals: ['staff.not-found', 'staff.own-account', 'staff.second-needed', 'approvals.waiting'],
});

export const resetStaffEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/staff/{id}/reset',
  access: ADMIN,
  summary:
    'Takes password and second factor of somebody else, ends their sessions, and gives a new ' +
    'one-time address. A second administrator decides where they may move money, and then it goes ' +
    'by letter alone.',
  params: Id,
  body: Type.Object({ reason: Reason }),
  reply: StaffAddress,
  isReplySecret: true,
  refusals: [
    'staff.not-found',
    'staff.own-account',
    'staff.last-administrator',
    'staff.is-disabled',
    'staff.second-needed',
    'approvals.waiting',
  ],
});
