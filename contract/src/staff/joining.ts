import { Type } from 'typebox';
import { SignInReply } from '../identity/identity.ts';
import { endpoint } from '../kit/endpoint.ts';

/** The one-time address of a new member of staff, or of one who was reset. */
const Token = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) });

export const readJoinEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/join/{token}',
  access: 'anyone',
  summary: 'Who a one-time address is for, and the secret for their authenticator app.',
  params: Token,
  reply: Type.Object({
    data: Type.Object({
      email: Type.String(),
      full_name: Type.String(),
      totp_secret: Type.String(),
      totp_uri: Type.String(),
    }),
  }),
  refusals: ['staff.join-unknown', 'staff.join-used', 'staff.join-expired', 'staff.other-secret'],
});

export const joinStaffEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/join/{token}',
  access: 'anyone',
  summary: 'Sets password and second factor of a member of staff, once, and signs in.',
  params: Token,
  body: Type.Object({
    password: Type.String({ maxLength: 200 }),
    code: Type.String({ maxLength: 20 }),
  }),
  reply: SignInReply,
  refusals: [
    'staff.join-unknown',
    'staff.join-used',
    'staff.join-expired',
    'staff.join-code-wrong',
    'staff.other-secret',
    'identity.password-too-short',
    'identity.password-too-common',
    'identity.busy',
  ],
});
