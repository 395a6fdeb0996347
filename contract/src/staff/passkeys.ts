import { Type } from 'typebox';
import { endpoint, type StaffRole } from '../kit/endpoint.ts';
import { DoneReply } from '../kit/shapes.ts';
import { SignInReply } from '../identity/identity.ts';
import * as shapes from '../identity/passkeys.ts';

/** Each member of staff, whatever they do. */
const EVERYBODY: { readonly staff: readonly StaffRole[] } = {
  staff: ['sales', 'buyer', 'warehouse', 'accountant'],
};

/** Both factors of a member of staff, asked once more. */
const bothFactors = {
  password: Type.String({ maxLength: 200 }),
  code: Type.String({ maxLength: 20 }),
};
const bothFactorsRefusals = [
  'staff.proof-wrong',
  'staff.other-secret',
  'identity.too-many-tries',
  'identity.busy',
] as const;

export const listStaffPasskeysEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/passkeys',
  access: EVERYBODY,
  summary: 'My passkeys for the desk, the newest first.',
  reply: shapes.PasskeyList,
});

export const beginStaffPasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/passkeys/begin',
  access: EVERYBODY,
  summary:
    'What my browser needs to make a passkey within five minutes. Asks for password and second factor.',
  body: Type.Object(bothFactors),
  reply: shapes.CreationReply,
  refusals: [...bothFactorsRefusals, 'identity.passkeys-full'],
});

export const addStaffPasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/passkeys',
  access: EVERYBODY,
  summary: 'Keeps the passkey that my browser made.',
  body: Type.Object({ name: shapes.passkeyName, credential: shapes.NewCredential }),
  reply: Type.Object({ data: shapes.Passkey }),
  refusals: [...shapes.newPasskeyRefusals],
});

export const renameStaffPasskeyEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/passkeys/{id}',
  access: EVERYBODY,
  summary: 'Gives my passkey another name.',
  params: shapes.passkeyParams,
  body: Type.Object({ name: shapes.passkeyName }),
  reply: DoneReply,
  refusals: ['identity.passkey-unknown'],
});

export const removeStaffPasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/passkeys/{id}/remove',
  access: EVERYBODY,
  summary: 'My passkey opens the desk no more. Asks for password and second factor.',
  params: shapes.passkeyParams,
  body: Type.Object(bothFactors),
  reply: DoneReply,
  refusals: [...bothFactorsRefusals, 'identity.passkey-unknown'],
});

export const signInStaffByPasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/login/passkey',
  access: 'anyone',
  summary:
    'Staff sign-in with a passkey: the device checks its owner, so it counts as both factors.',
  body: Type.Object({ credential: shapes.UsedCredential }),
  reply: SignInReply,
  refusals: [...shapes.passkeySignInRefusals],
});
