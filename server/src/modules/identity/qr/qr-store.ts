import type { Reader, Trx } from '../../../platform/database/database.ts';

/** Wrong numbers end a code: one slip of a finger is forgiven. */
const TRIES = 2;

export interface NewQr {
  readonly qrHash: string;
  readonly thumbprint: string;
  readonly matchNumber: string;
  readonly device: string | undefined;
  readonly ip: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertQr(
  reader: Reader,
  { qrHash, thumbprint, matchNumber, device, ip, now, expiresAt }: NewQr,
): Promise<void> {
  await reader
    .insertInto('qr_sign_ins')
    .values({
      qr_hash: qrHash,
      key_thumbprint: thumbprint,
      match_number: matchNumber,
      tries_left: TRIES,
      device: device?.slice(0, 300) ?? null,
      ip,
      made_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

/** What the browser that made the code may know; undefined for another key, and once it is over. */
export async function findQrOfKey(reader: Reader, qrHash: string, thumbprint: string, now: Date) {
  const row = await reader
    .selectFrom('qr_sign_ins')
    .selectAll()
    .where('qr_hash', '=', qrHash)
    .where('key_thumbprint', '=', thumbprint)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const state = row.refused_at
    ? 'refused'
    : row.approved_at
      ? 'approved'
      : row.scanned_by
        ? 'scanned'
        : 'waiting';
  return { state, matchNumber: row.match_number, expiresAt: row.expires_at } as const;
}

/** The first account to scan keeps the code; undefined when it is over or somebody else's. */
export async function markScanned(trx: Trx, qrHash: string, userId: string, now: Date) {
  return trx
    .updateTable('qr_sign_ins')
    .set({ scanned_by: userId })
    .where('qr_hash', '=', qrHash)
    .where((row) => row.or([row('scanned_by', 'is', null), row('scanned_by', '=', userId)]))
    .where('approved_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['device', 'ip', 'expires_at as expiresAt'])
    .executeTakeFirst();
}

/** Takes one try before anything is compared, and holds the row until the transaction ends. */
export async function takeQrTry(trx: Trx, qrHash: string, userId: string, now: Date) {
  return trx
    .updateTable('qr_sign_ins')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('qr_hash', '=', qrHash)
    .where('scanned_by', '=', userId)
    .where('tries_left', '>', 0)
    .where('approved_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['match_number as matchNumber', 'tries_left as triesLeft'])
    .executeTakeFirst();
}

/** The phone's answer; false when it was answered before, is over, or was scanned by somebody else. */
export async function markAnswered(
  trx: Trx,
  qrHash: string,
  userId: string,
  answer: 'approved' | 'refused',
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('qr_sign_ins')
    .set(answer === 'approved' ? { approved_at: now } : { refused_at: now })
    .where('qr_hash', '=', qrHash)
    .where('scanned_by', '=', userId)
    .where('approved_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('qr_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses an approved code up for its key: the user who approved, once; undefined ever after. */
export async function markQrUsed(
  trx: Trx,
  qrHash: string,
  thumbprint: string,
  now: Date,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('qr_sign_ins')
    .set({ used_at: now })
    .where('qr_hash', '=', qrHash)
    .where('key_thumbprint', '=', thumbprint)
    .where('approved_at', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('scanned_by')
    .executeTakeFirst();
  return row?.scanned_by ?? undefined;
}
