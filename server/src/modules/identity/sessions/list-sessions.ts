import type { Clock } from '../../../kernel/clock.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import { deviceName } from './rules/device-name.ts';
import { maskAddress } from '../../../kernel/network.ts';
import { endSession, endSessionsOf, isOpenSessionOf, listOpenSessions } from './session-store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

interface Here {
  readonly userId: string;
  readonly sessionId: string;
}

export interface SignedInPlace extends ReturnType<typeof deviceName> {
  readonly id: string;
  /** In part, or empty when none is known. */
  readonly address: string;
  readonly signedInAt: Date;
  readonly lastSeenAt: Date;
  /** The place that asks. */
  readonly isCurrent: boolean;
}

/** Where somebody is signed in: this place first, then the places used last. */
export async function listSessions(
  { db, clock }: Deps,
  { userId, sessionId }: Here,
): Promise<SignedInPlace[]> {
  const open = await listOpenSessions(db, userId, clock.now());
  const places = open.map(({ id, device, ip, signedInAt, lastSeenAt }) => ({
    id,
    ...deviceName(device ?? undefined),
    address: ip ? maskAddress(ip) : '',
    signedInAt,
    lastSeenAt,
    isCurrent: id === sessionId,
  }));
  return places.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * Signs somebody out at one place, or everywhere; gives the sessions that ended, which are believed
 * until `forget`, after the commit. Refusal `identity.session-not-found`.
 */
export async function endSessionsFor(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  { userId, only }: { readonly userId: string; readonly only: string | undefined },
): Promise<readonly string[]> {
  if (only === undefined) return endSessionsOf(trx, userId, 'signed-out', clock.now());
  refuseUnless(await isOpenSessionOf(trx, userId, only), 'identity.session-not-found');
  await endSession(trx, only, 'signed-out', clock.now());
  return [only];
}
