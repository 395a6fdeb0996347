import { type TSchema, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply } from '../kit/shapes.ts';
import { CodeSentReply, SignInReply } from './identity.ts';

/** Clients send fields that they have no value for as null. */
const maybe = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]));
const text = (maxLength: number) => maybe(Type.String({ maxLength }));
const state = Type.String({ minLength: 20, maxLength: 100 });
const passwordRefusals = [
  'identity.wrong-password',
  'identity.too-many-tries',
  'identity.busy',
] as const;

export const readSignInWaysEndpoint = endpoint({
  method: 'GET',
  path: '/api/login/ways',
  access: 'anyone',
  summary: 'Which ways of signing in the operator has opened.',
  reply: Type.Object({
    data: Type.Object({ google: Type.Boolean(), facebook: Type.Literal(false) }),
  }),
});

/**
 * What comes of it. `redirect`: go to `url`. `done`: signed in. `link`: an account with the address `destination` exists; its owner proves
 * themselves with the same `state`. `ready`: an app's token is good, and the token call will take it.
 */
export const SocialReply = Type.Object({
  ...Type.Partial(SignInReply).properties,
  ...DoneReply.properties,
  step: Type.Union([
    Type.Literal('redirect'),
    Type.Literal('done'),
    Type.Literal('link'),
    Type.Literal('ready'),
  ]),
  url: Type.Optional(Type.String()),
  next: maybe(Type.String()),
  destination: Type.Optional(Type.String()),
  has_password: Type.Optional(Type.Boolean()),
});

export const signInSocialEndpoint = endpoint({
  method: 'POST',
  path: '/api/login/social',
  access: 'anyone',
  summary:
    'Signs in with an account at Google. Without `code` or token: begins and tells where to go. With `code` and `state`: the way back, for the key that left. With `id_token` or `token`: an app that asked Google itself.',
  body: Type.Object({
    provider: text(200),
    code: text(2_000),
    state: maybe(state),
    next: text(2_000),
    id_token: text(8_000),
    token: text(8_000),
    email: text(200),
    url_page: text(2_000),
    type_mode: text(200),
  }),
  reply: SocialReply,
  refusals: [
    'identity.social-not-open',
    'identity.facebook-closed',
    'identity.social-failed',
    'identity.social-owner-needed',
    'identity.contact-taken',
    'identity.social-taken',
  ],
});

export const requestLinkCodeEndpoint = endpoint({
  method: 'POST',
  path: '/api/login/social/code',
  access: 'anyone',
  summary: 'Sends a code to the address whose owner has to agree that both accounts are theirs.',
  body: Type.Object({ state }),
  reply: CodeSentReply,
  refusals: [
    'identity.social-failed',
    'identity.code-too-soon',
    'identity.too-many-codes',
    'identity.codes-closed',
  ],
});

export const linkSocialEndpoint = endpoint({
  method: 'POST',
  path: '/api/login/social/link',
  access: 'anyone',
  summary:
    'The owner of the existing account agrees, by password or by the code: both accounts belong together from now on, and they are signed in.',
  body: Type.Object({ state, password: text(200), otp: text(20) }),
  reply: SocialReply,
  refusals: [
    'identity.invalid-request',
    'identity.social-failed',
    'identity.social-taken',
    'identity.wrong-code',
    ...passwordRefusals,
  ],
});
