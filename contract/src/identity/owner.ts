import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply, Text } from '../kit/shapes.ts';
import { codeRequestRefusals, CodeSentReply, password } from './identity.ts';

const Channel = Type.Union([Type.Literal('phone'), Type.Literal('email')]);

/**
 * How a customer proves once more who they are, in the body of a call by which a stolen sign-in
 * could take the account over: the password, or the code that was sent to a contact that the
 * account has already.
 */
export const ownerProof = {
  password: Type.Optional(password),
  channel: Type.Optional(Channel),
  code: Type.Optional(Type.String({ maxLength: 20 })),
};
const OwnerProofBody = Type.Object(ownerProof);
export type OwnerProof = Static<typeof OwnerProofBody>;

export const ownerProofRefusals = [
  'identity.proof-needed',
  'identity.proof-wrong',
  'identity.wrong-code',
  'identity.no-contact',
  'identity.too-many-tries',
  'identity.too-many-changes',
  'identity.busy',
] as const;

export const readProofWaysEndpoint = endpoint({
  method: 'GET',
  path: '/api/security/proof-ways',
  access: 'customer',
  whileViewing: 'hidden',
  summary: 'How I can prove once more who I am: by password, or by a code to one of my contacts.',
  reply: Type.Object({
    data: Type.Object({
      has_password: Type.Boolean(),
      /** Where a code can be sent, masked. */
      contacts: Type.Array(Type.Object({ channel: Channel, masked: Text })),
    }),
  }),
});

export const requestProofCodeEndpoint = endpoint({
  method: 'POST',
  path: '/api/security/request-proof-code',
  access: 'customer',
  summary: 'Sends me a code that proves once more who I am, to a contact that I have.',
  body: Type.Object({ channel: Channel }),
  reply: CodeSentReply,
  refusals: [...codeRequestRefusals, 'identity.no-contact'],
});

export const ChangeKind = Type.Union([
  Type.Literal('email'),
  Type.Literal('phone'),
  Type.Literal('bank-account'),
  Type.Literal('export'),
  Type.Literal('erasure'),
  Type.Literal('passkey'),
]);
export type ChangeKind = Static<typeof ChangeKind>;

const stopCode = Type.String({ minLength: 1, maxLength: 100 });

export const readAccountChangeEndpoint = endpoint({
  method: 'GET',
  path: '/api/security/account-change',
  access: 'anyone',
  summary: 'What the link in a message about a change of my account can stop, and until when.',
  query: Type.Object({ code: stopCode }),
  reply: Type.Object({
    data: Type.Object({
      kind: ChangeKind,
      state: Type.Union([Type.Literal('open'), Type.Literal('stopped'), Type.Literal('over')]),
      at: Text,
      until: Text,
    }),
  }),
  refusals: ['identity.stop-link-unknown'],
});

export const stopAccountChangeEndpoint = endpoint({
  method: 'POST',
  path: '/api/security/account-change/stop',
  access: 'anyone',
  summary:
    'Takes a change of my account back, and all later ones; every session ends and the password no longer opens the account.',
  body: Type.Object({ code: stopCode }),
  reply: DoneReply,
  refusals: ['identity.stop-link-unknown', 'identity.stop-link-over', 'identity.contact-taken'],
});
