import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply, Flag, Nullable, Text, Uuid } from '../kit/shapes.ts';
import { SignInReply } from './identity.ts';
import { ownerProof, ownerProofRefusals } from './owner.ts';

/** How many passkeys one account has at most. */
export const MOST_PASSKEYS = 10;

const Bytes = (maxLength: number) => Type.String({ maxLength, pattern: '^[A-Za-z0-9_-]*$' });
const CredentialId = Bytes(1_400);
const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}),
};

/** What a browser answers that made a passkey (Web Authentication, `RegistrationResponseJSON`). */
export const NewCredential = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Bytes(4_000),
    attestationObject: Bytes(20_000),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
  }),
});

/** What a browser answers that used a passkey (`AuthenticationResponseJSON`). */
export const UsedCredential = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Bytes(4_000),
    authenticatorData: Bytes(4_000),
    signature: Bytes(8_000),
    userHandle: Type.Optional(Bytes(100)),
  }),
});
export type NewCredential = Static<typeof NewCredential>;
export type UsedCredential = Static<typeof UsedCredential>;

/** How a person tells their passkeys apart. */
export const passkeyName = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' });

/** What a browser needs to make a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
export const CreationReply = Type.Object({
  data: Type.Object({
    challenge: Text,
    rp: Type.Object({ id: Text, name: Text }),
    user: Type.Object({ id: Text, name: Text, displayName: Text }),
    pubKeyCredParams: Type.Array(
      Type.Object({ alg: Type.Integer(), type: Type.Literal('public-key') }),
    ),
    timeout: Type.Integer(),
    attestation: Type.Literal('none'),
    /** Devices that hold one already do not make a second one. */
    excludeCredentials: Type.Array(
      Type.Object({ id: Text, type: Type.Literal('public-key'), transports: Type.Array(Text) }),
    ),
    authenticatorSelection: Type.Object({
      residentKey: Type.Literal('required'),
      requireResidentKey: Type.Literal(true),
      userVerification: Type.Literal('required'),
    }),
  }),
});

/**
 * What a browser needs to use any passkey of this site (`PublicKeyCredentialRequestOptionsJSON`).
 */
export const RequestReply = Type.Object({
  data: Type.Object({
    challenge: Text,
    rpId: Text,
    timeout: Type.Integer(),
    userVerification: Type.Literal('required'),
  }),
});

/** A passkey as its owner sees it. Times are ISO 8601. */
export const Passkey = Type.Object({
  id: Uuid,
  name: Text,
  /** Kept by a password manager on several devices, not by one device alone. */
  is_backed_up: Flag,
  created_at: Text,
  last_used_at: Nullable(Text),
});
export const PasskeyList = Type.Object({ data: Type.Array(Passkey) });

export const newPasskeyRefusals = [
  'identity.passkey-refused',
  'identity.passkey-known',
  'identity.passkeys-full',
] as const;
export const passkeySignInRefusals = ['identity.passkey-wrong', 'access.proof-wrong'] as const;
export const passkeyParams = Type.Object({ id: Uuid });

export const listPasskeysEndpoint = endpoint({
  method: 'GET',
  path: '/api/security/passkeys',
  access: 'customer',
  whileViewing: 'hidden',
  summary: 'My passkeys, the newest first.',
  reply: PasskeyList,
});

export const beginPasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/security/passkeys/begin',
  access: 'customer',
  summary: 'What my browser needs to make a passkey within five minutes. Asks once more who I am.',
  body: Type.Object(ownerProof),
  reply: CreationReply,
  refusals: [...ownerProofRefusals, 'identity.passkeys-full'],
});

export const addPasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/security/passkeys',
  access: 'customer',
  summary: 'Keeps the passkey that my browser made; my contacts are told.',
  body: Type.Object({ name: passkeyName, credential: NewCredential }),
  reply: Type.Object({ data: Passkey }),
  refusals: [...newPasskeyRefusals, 'identity.too-many-changes'],
});

export const renamePasskeyEndpoint = endpoint({
  method: 'PUT',
  path: '/api/security/passkeys/{id}',
  access: 'customer',
  summary: 'Gives my passkey another name.',
  params: passkeyParams,
  body: Type.Object({ name: passkeyName }),
  reply: DoneReply,
  refusals: ['identity.passkey-unknown'],
});

export const removePasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/security/passkeys/{id}/remove',
  access: 'customer',
  summary: 'My passkey opens nothing any more. Asks once more who I am.',
  params: passkeyParams,
  body: Type.Object(ownerProof),
  reply: DoneReply,
  refusals: [...ownerProofRefusals, 'identity.passkey-unknown'],
});

export const beginPasskeySignInEndpoint = endpoint({
  method: 'POST',
  path: '/api/login/passkey/begin',
  access: 'anyone',
  summary:
    'A challenge for signing in with a passkey, good once within five minutes. It belongs to the key of the browser that asked.',
  limitPerMinute: 60,
  reply: RequestReply,
  refusals: ['access.proof-wrong'],
});

export const signInByPasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/login/passkey',
  access: 'anyone',
  summary: 'Signs a customer in with a passkey.',
  body: Type.Object({ credential: UsedCredential }),
  reply: SignInReply,
  refusals: [...passkeySignInRefusals],
});
