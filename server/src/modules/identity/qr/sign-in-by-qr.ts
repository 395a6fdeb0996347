import { newDigits, newToken } from '../../../kernel/chance.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { IdentityDeps } from '../deps.ts';
import { findQrOfKey, insertQr, markQrUsed } from './qr-store.ts';
import {
  hashOfToken,
  openSession,
  type ProvedOrigin,
  type SignedIn,
} from '../sessions/open-session.ts';

/** A code lives so long (reliability.md T09). */
export const QR_SECONDS = 120;
/** Proxies and browsers cut what is silent for longer. */
const LONGEST_WAIT_MS = 25_000;

/** Topic of the live news about one code. */
export const qrTopic = (qrHash: string): string => `qr:${qrHash}`;

/** A new code for the browser that holds the key; gives its 128-bit id. */
export async function generateQr(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  { thumbprint, device, ip }: ProvedOrigin,
): Promise<string> {
  const id = newToken(16);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + QR_SECONDS * 1_000);
  await insertQr(db, {
    qrHash: hashOfToken(id),
    thumbprint,
    matchNumber: newDigits(2),
    device,
    ip,
    now,
    expiresAt,
  });
  return id;
}

export type QrNews =
  | { readonly state: 'waiting' | 'refused' }
  | { readonly state: 'scanned'; readonly matchNumber: string }
  | { readonly state: 'approved'; readonly signedIn: SignedIn };

export interface QrQuestion {
  readonly qrId: string;
  /** What the browser knows already. */
  readonly seen: 'waiting' | 'scanned';
  readonly gone: AbortSignal;
}

/**
 * What became of the code, as soon as it is other than `seen`; an approved one is used up and opens a session for its key.
 * Refusals `identity.qr-over` (also for another browser's code), `request.too-many`.
 */
export async function waitForQr(
  deps: IdentityDeps,
  { qrId, seen, gone }: QrQuestion,
  origin: ProvedOrigin,
): Promise<QrNews> {
  const { db, clock, waitingRoom } = deps;
  const qrHash = hashOfToken(qrId);
  const read = async () => {
    const qr = await findQrOfKey(db, qrHash, origin.thumbprint, clock.now());
    if (!qr) throw new Refusal('identity.qr-over');
    return qr;
  };
  const leftMs = (await read()).expiresAt.getTime() - clock.now().getTime();
  const look = async () => {
    const qr = await read();
    return qr.state === seen ? undefined : qr;
  };
  const forMs = Math.min(LONGEST_WAIT_MS, leftMs);
  const qr =
    (await waitingRoom.wait({ topic: qrTopic(qrHash), ip: origin.ip, forMs, gone, look })) ??
    (await read());
  if (qr.state === 'scanned') return { state: 'scanned', matchNumber: qr.matchNumber };
  if (qr.state !== 'approved') return { state: qr.state };
  const signedIn = await inTransaction(db, async (trx) => {
    const userId = await markQrUsed(trx, qrHash, origin.thumbprint, clock.now());
    refuseUnless(userId, 'identity.qr-over');
    return openSession(deps, trx, { userId }, origin);
  });
  return { state: 'approved', signedIn };
}
