import type { Platform } from '../../platform/platform.ts';
import { identityJobs, identityRepeatedJobs } from './jobs.ts';
import type { NameOf } from './passwords/change-password.ts';
import { identityRoutes } from './routes.ts';
import { identityPersonalData } from './personal-data.ts';
import type { Identity } from './identity.ts';

export { createIdentity } from './create-identity.ts';
export { onItsWay } from './codes/on-its-way.ts';
export type { CodeOnItsWay } from './codes/request-code.ts';
export type { Identity } from './identity.ts';
export type { Contact } from './codes/rules/contact.ts';
export { maskContact, parseVietnamesePhone } from './codes/rules/contact.ts';
export { passkeyRow } from './passkeys/passkey-row.ts';
export type { ProvedOwner } from './owner/prove-owner.ts';
export type { SignedInPlace } from './sessions/list-sessions.ts';
export type { Origin, ProvedOrigin, SignedIn } from './sessions/open-session.ts';
export type { Acquaintance } from './social/sign-in-social.ts';
export type { StaffAccount } from './staff-account-store.ts';
export type { User, UserKind } from './user-store.ts';

export const identityParts = (
  identity: Identity,
  { db, clock, config, nameOf }: Platform & { readonly nameOf: NameOf },
) => ({
  personalData: identityPersonalData,
  routes: identityRoutes(identity, { publicUrl: config.publicUrl, nameOf }),
  jobs: identityJobs(identity, db, clock),
  repeatedJobs: identityRepeatedJobs,
});
