import type { Clock } from '../../../kernel/clock.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Live } from '../../../platform/live-news.ts';
import { deviceName } from '../sessions/rules/device-name.ts';
import { maskAddress, networkOf } from '../../../kernel/network.ts';
import { isSame } from '../sessions/rules/secrets.ts';
import { markAnswered, markScanned, takeQrTry } from './qr-store.ts';
import { hashOfToken } from '../sessions/open-session.ts';
import { qrTopic } from './sign-in-by-qr.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly live: Live;
}

/** Where the code is shown, as the phone that scanned it may see it. */
export interface QrPlace {
  readonly browser: string;
  readonly system: string;
  readonly address: string;
  readonly network: 'same' | 'other';
}

/** Takes the code for this account and tells its browser to show the number. Refusal `identity.qr-over`. */
export async function scanQr(
  { db, clock, live }: Deps,
  qrId: string,
  { userId, ip }: { readonly userId: string; readonly ip: string },
): Promise<{ place: QrPlace; seconds: number }> {
  const qrHash = hashOfToken(qrId);
  const now = clock.now();
  const qr = await inTransaction(db, async (trx) => {
    const scanned = await markScanned(trx, qrHash, userId, now);
    if (scanned) await live.tell(trx, qrTopic(qrHash), { kind: 'qr' });
    return scanned;
  });
  refuseUnless(qr, 'identity.qr-over');
  const network = networkOf(qr.ip) === networkOf(ip) ? 'same' : 'other';
  const seconds = Math.ceil((qr.expiresAt.getTime() - now.getTime()) / 1_000);
  return {
    place: { ...deviceName(qr.device ?? undefined), address: maskAddress(qr.ip), network },
    seconds,
  };
}

/**
 * The phone says yes with the number it was shown on the other screen. Refusals `identity.qr-over`, `identity.qr-wrong-number`,
 * `identity.qr-number-spent`: then the code is worth nothing any more.
 */
export async function approveQr(
  { db, clock, live }: Deps,
  qrId: string,
  userId: string,
  typed: string,
): Promise<void> {
  const qrHash = hashOfToken(qrId);
  const now = clock.now();
  // The try must stay taken when the number is wrong, so nothing is thrown before the transaction ends.
  const outcome = await inTransaction(db, async (trx) => {
    const attempt = await takeQrTry(trx, qrHash, userId, now);
    if (!attempt) return 'over';
    const isRight = isSame(typed.trim(), attempt.matchNumber);
    if (!isRight && attempt.triesLeft > 0) return { left: attempt.triesLeft };
    await markAnswered(trx, qrHash, userId, isRight ? 'approved' : 'refused', now);
    await live.tell(trx, qrTopic(qrHash), { kind: 'qr' });
    return isRight ? 'approved' : 'spent';
  });
  if (outcome === 'over') throw new Refusal('identity.qr-over');
  if (outcome === 'spent') throw new Refusal('identity.qr-number-spent');
  if (outcome !== 'approved') throw new Refusal('identity.qr-wrong-number', outcome);
}

/** The phone says no. Refusal `identity.qr-over`. */
export async function refuseQr(
  { db, clock, live }: Deps,
  qrId: string,
  userId: string,
): Promise<void> {
  const qrHash = hashOfToken(qrId);
  const isAnswered = await inTransaction(db, async (trx) => {
    await live.tell(trx, qrTopic(qrHash), { kind: 'qr' });
    return markAnswered(trx, qrHash, userId, 'refused', clock.now());
  });
  refuseUnless(isAnswered, 'identity.qr-over');
}
