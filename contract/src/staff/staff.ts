import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable } from '../kit/shapes.ts';
import type { Permission } from './permissions/permissions.ts';
import { SignInReply } from '../identity/identity.ts';

export const StaffRoleName = Type.Union([
  Type.Literal('sales'),
  Type.Literal('buyer'),
  Type.Literal('warehouse'),
  Type.Literal('accountant'),
  Type.Literal('admin'),
]);

export const WarehouseName = Type.Union([Type.Literal('JP'), Type.Literal('VN')]);

/** A member of staff as the desk shows them. */
export const StaffMember = Type.Object({
  id: Type.String(),
  staff_code: Type.String(),
  full_name: Type.String(),
  email: Type.String(),
  roles: Type.Array(StaffRoleName),
  warehouse: Nullable(WarehouseName),
});

export const signInStaffEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/login',
  access: 'anyone',
  summary:
    'Staff sign-in: e-mail, password and the six digits of the second factor. The session is bound to the key of the proof that comes with the call (DPoP).',
  body: Type.Object({
    email: Type.String({ maxLength: 200 }),
    password: Type.String({ maxLength: 200 }),
    code: Type.String({ maxLength: 20 }),
  }),
  reply: SignInReply,
  refusals: [
    'staff.sign-in-refused',
    'staff.other-secret',
    'identity.too-many-tries',
    'identity.busy',
  ],
});

export const readDeskSessionEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/session',
  access: { staff: ['sales', 'buyer', 'warehouse', 'accountant'] },
  summary: 'The member of staff behind this session.',
  reply: Type.Object({
    data: Type.Object({
      ...StaffMember.properties,
      /** Everything that they may do, by all their roles. */
      permissions: Type.Array(Type.Unsafe<Permission>(Type.String())),
    }),
  }),
});
