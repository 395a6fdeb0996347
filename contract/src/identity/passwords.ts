import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply } from '../kit/shapes.ts';
import { code, codeRequestRefusals, CodeSentReply, contact, maybe, password } from './identity.ts';

const shortText = Type.String({ maxLength: 200 });
export const requestResetCodeEndpoint = endpoint({
  method: 'POST',
  path: '/api/security/request-change-password',
  access: 'anyone',
  summary: 'Forgotten password, step 1: sends a code to the phone or e-mail address.',
  body: Type.Object({ phoneOrEmail: contact, step: maybe(shortText), otp: maybe(code) }),
  reply: CodeSentReply,
  refusals: [...codeRequestRefusals],
});
export const verifyResetCodeEndpoint = endpoint({
  method: 'POST',
  path: '/api/security/verify-reset-password-otp',
  access: 'anyone',
  summary: 'Forgotten password, step 2: turns the code into a security code for step 3.',
  body: Type.Object({ phoneOrEmail: contact, otp: code }),
  reply: Type.Object({
    status: Type.Literal(true),
    success: Type.Literal(true),
    token: Type.String(),
  }),
  refusals: ['identity.contact-invalid', 'identity.wrong-code'],
});
export const resetPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/security/reset-password',
  access: 'anyone',
  summary: 'Forgotten password, step 3: sets the new password and ends all sessions.',
  body: Type.Object({
    phoneOrEmail: contact,
    securityCode: Type.String({ minLength: 1, maxLength: 200 }),
    newPassword: password,
    step: maybe(shortText),
  }),
  reply: DoneReply,
  refusals: [
    'identity.contact-invalid',
    'identity.reset-expired',
    'identity.password-too-short',
    'identity.password-too-common',
    'identity.busy',
  ],
});
const changeRefusals = [
  'identity.wrong-old-password',
  'identity.password-too-short',
  'identity.password-too-common',
  'identity.passwords-differ',
  'identity.too-many-tries',
  'identity.busy',
] as const;
export const changePasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/security/change-password',
  access: 'customer',
  summary: 'Changes the password; every other session ends.',
  body: Type.Object({ oldPassword: password, newPassword: password }),
  reply: DoneReply,
  refusals: [...changeRefusals],
});
/** The mobile client sends this as GET with a body and without a token: the old password is what proves the person. */
export const changePasswordByOldEndpoint = endpoint({
  method: 'GET',
  path: '/api/security/change-password',
  access: 'anyone',
  summary:
    'Password change of the mobile client: GET with a JSON body, proved by the old password; every session ends.',
  body: Type.Object({
    id: maybe(shortText),
    OldPassword: maybe(password),
    NewPassword: maybe(password),
    ConfirmNewPassword: maybe(password),
  }),
  reply: DoneReply,
  refusals: [...changeRefusals],
});
