import * as own from '@hako/contract/identity/passkeys';
import type { OwnerProof } from '@hako/contract/identity/owner';
import * as desk from '@hako/contract/staff/passkeys';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { Static } from 'typebox';
import { call } from '../../../api/client.ts';

export type Passkey = EndpointReply<typeof own.listPasskeysEndpoint>['data'][number];

/** What a list of passkeys can do; `Proof` is how its owner proves once more who they are. */
export interface PasskeyCalls<Proof> {
  begin(proof: Proof): Promise<EndpointReply<typeof own.beginPasskeyEndpoint>>;
  add(
    made: { name: string; credential: Static<typeof own.NewCredential> },
    idempotencyKey: string,
  ): Promise<unknown>;
  rename(id: string, name: string, idempotencyKey: string): Promise<unknown>;
  remove(id: string, proof: Proof, idempotencyKey: string): Promise<unknown>;
}

export const customerCalls: PasskeyCalls<OwnerProof> = {
  begin: (body) => call(own.beginPasskeyEndpoint, { body }),
  add: (body, idempotencyKey) => call(own.addPasskeyEndpoint, { body }, { idempotencyKey }),
  rename: (id, name, idempotencyKey) =>
    call(own.renamePasskeyEndpoint, { params: { id }, body: { name } }, { idempotencyKey }),
  remove: (id, body, idempotencyKey) =>
    call(own.removePasskeyEndpoint, { params: { id }, body }, { idempotencyKey }),
};

/** Password and the code of the authenticator app. */
export interface BothFactors {
  readonly password: string;
  readonly code: string;
}

export const staffCalls: PasskeyCalls<BothFactors> = {
  begin: (body) => call(desk.beginStaffPasskeyEndpoint, { body }),
  add: (body, idempotencyKey) => call(desk.addStaffPasskeyEndpoint, { body }, { idempotencyKey }),
  rename: (id, name, idempotencyKey) =>
    call(desk.renameStaffPasskeyEndpoint, { params: { id }, body: { name } }, { idempotencyKey }),
  remove: (id, body, idempotencyKey) =>
    call(desk.removeStaffPasskeyEndpoint, { params: { id }, body }, { idempotencyKey }),
};
