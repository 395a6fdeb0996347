import { ERASURE_OBSTACLES, type ErasureObstacleReason } from '@hako/contract/privacy/messages';
import type { PrivacyDeps } from './deps.ts';
import { type Erasure, findErasure } from './erasing/erasure-store.ts';
import { findObstacles } from './personal-data-store.ts';
import { type Consent, type DataExport, listExports, readConsents } from './privacy-store.ts';

const MOST_EXPORTS = 5;

export interface PrivacyView {
  readonly consents: ReadonlyMap<string, Consent>;
  readonly exports: readonly DataExport[];
  readonly erasure: Erasure | undefined;
  readonly obstacles: readonly {
    readonly reason: string;
    readonly sentence: string;
    readonly link: string;
  }[];
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly hasPassword: boolean;
}

/** Everything on the page about personal data. */
export async function readPrivacy(
  { db, identity, parts }: PrivacyDeps,
  customerId: string,
): Promise<PrivacyView> {
  const user = await identity.findUser(db, customerId);
  const reasons = await findObstacles(db, customerId, parts);
  return {
    consents: await readConsents(db, customerId),
    exports: await listExports(db, customerId, MOST_EXPORTS),
    erasure: await findErasure(db, customerId),
    obstacles: reasons.map((reason) => ({
      reason,
      ...ERASURE_OBSTACLES[reason as ErasureObstacleReason],
    })),
    phone: user?.phone,
    email: user?.email,
    hasPassword: user?.hasPassword ?? false,
  };
}
