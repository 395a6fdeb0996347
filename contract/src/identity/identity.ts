import { type TSchema, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply } from '../kit/shapes.ts';

/** Clients send fields that they have no value for as null. */
export const maybe = <S extends TSchema>(schema: S) =>
  Type.Optional(Type.Union([schema, Type.Null()]));
export const password = Type.String({ maxLength: 200 });
export const contact = Type.String({ minLength: 1, maxLength: 200 });
export const code = Type.String({ minLength: 1, maxLength: 20 });
/**
 * What every sign-in answers with. A call that carried a proof of possession (header `DPoP`) gets a bound token and its refresh token in
 * an HttpOnly cookie; a call without gets a plain bearer token and the refresh token in the body. `expires_in` is in seconds.
 */
export const SignInReply = Type.Object({
  status: Type.Literal(true),
  success: Type.Literal(true),
  message: Type.Optional(Type.String()),
  access_token: Type.String(),
  token_type: Type.Union([Type.Literal('Bearer'), Type.Literal('DPoP')]),
  expires_in: Type.Integer(),
  refresh_token: Type.Optional(Type.String()),
});
/** A code is on its way, if it may be: the answer is the same whether the contact is known or not. */
export const CodeSentReply = Type.Object({
  status: Type.Literal(true),
  success: Type.Literal(true),
  /** Where it goes, masked for the screen: `+84 *** *** 678`. */
  destination: Type.String(),
  resend_after_seconds: Type.Integer(),
  expires_in: Type.Integer(),
});
export const codeRequestRefusals = [
  'identity.contact-invalid',
  'identity.code-too-soon',
  'identity.too-many-codes',
  'identity.codes-closed',
] as const;
export const signInEndpoint = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'anyone',
  summary: 'Signs in with an e-mail address or phone number and a password.',
  body: Type.Object({
    username: maybe(contact),
    email: maybe(contact),
    phone: maybe(contact),
    password,
  }),
  reply: SignInReply,
  refusals: [
    'identity.invalid-request',
    'identity.wrong-password',
    'identity.too-many-tries',
    'identity.busy',
  ],
});
export const requestSignInCodeEndpoint = endpoint({
  method: 'GET',
  path: '/api/login/phone',
  access: 'anyone',
  summary:
    'Sends a sign-in code to a phone. Needs a proof of possession over a nonce of this server, so that no link or robot can spend messages.',
  query: Type.Object({ PhoneNr: contact }),
  reply: CodeSentReply,
  refusals: [...codeRequestRefusals],
});
export const signInByCodeEndpoint = endpoint({
  method: 'POST',
  path: '/api/login/phone',
  access: 'anyone',
  summary: 'Signs in with a phone number and the code that was sent to it.',
  body: Type.Object({ PhoneNr: maybe(contact), phone: maybe(contact), otp: code }),
  reply: SignInReply,
  refusals: ['identity.contact-invalid', 'identity.wrong-code'],
});
/** The token call of the mobile client: `application/x-www-form-urlencoded`. */
export const tokenEndpoint = endpoint({
  method: 'POST',
  path: '/connect/token',
  access: 'anyone',
  acceptsForm: true,
  summary: 'Token call of the mobile client: password or refresh token for an access token.',
  body: Type.Object({
    grant_type: Type.Optional(Type.String({ maxLength: 100 })),
    username: Type.Optional(Type.String({ maxLength: 200 })),
    password: Type.Optional(password),
    refresh_token: Type.Optional(Type.String({ maxLength: 200 })),
    provider: Type.Optional(Type.String({ maxLength: 100 })),
    token_id: Type.Optional(Type.String({ maxLength: 8_000 })),
  }),
  reply: Type.Object({
    access_token: Type.String(),
    expires_in: Type.Integer(),
    refresh_token: Type.String(),
    token_type: Type.Union([Type.Literal('Bearer'), Type.Literal('DPoP')]),
  }),
  refusals: [
    'identity.invalid-request',
    'identity.wrong-password',
    'identity.too-many-tries',
    'identity.busy',
    'identity.social-not-open',
    'identity.facebook-closed',
    'identity.social-failed',
    'identity.social-owner-needed',
    'identity.renewal-refused',
  ],
});
export const renewSessionEndpoint = endpoint({
  method: 'POST',
  path: '/api/session/renew',
  access: 'anyone',
  whileViewing: 'allowed',
  summary:
    'A new access token for the refresh token of the cookie or the body. A bound session proves its key again.',
  body: Type.Object({ refresh_token: maybe(Type.String({ maxLength: 200 })) }),
  reply: SignInReply,
  refusals: ['identity.renewal-refused'],
});
export const endSessionEndpoint = endpoint({
  method: 'POST',
  path: '/api/session/end',
  access: 'anyone',
  whileViewing: 'allowed',
  summary:
    'Signs out: ends the session of the token, or of the refresh cookie, on all processes within a second.',
  reply: DoneReply,
});
