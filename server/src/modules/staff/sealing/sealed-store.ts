import type { Reader, Trx } from '../../../platform/database/database.ts';

/** A sealed text, and for whom it is sealed. */
export interface SealedRow {
  /** The row. */
  readonly key: string;
  readonly staffId: string;
  readonly sealed: string;
}

/** One kind of rows that hold sealed texts. */
export interface SealedRows {
  /** Before the first key. */
  readonly start: string;
  /** Those after a key, by their keys. */
  list(reader: Reader, after: string, limit: number, now: Date): Promise<readonly SealedRow[]>;
  /** False when the row holds another text meanwhile. */
  replace(trx: Trx, row: SealedRow, sealed: string): Promise<boolean>;
}

const secondFactors: SealedRows = {
  start: '00000000-0000-0000-0000-000000000000',
  async list(reader, after, limit) {
    const rows = await reader
      .selectFrom('staff_members')
      .select(['staff_id', 'totp_secret_sealed'])
      .where('staff_id', '>', after)
      .where('totp_secret_sealed', 'is not', null)
      .orderBy('staff_id')
      .limit(limit)
      .execute();
    return rows.map(({ staff_id, totp_secret_sealed }) => ({
      key: staff_id,
      staffId: staff_id,
      sealed: totp_secret_sealed ?? '',
    }));
  },
  async replace(trx, { key, sealed: before }, sealed) {
    const replaced = await trx
      .updateTable('staff_members')
      .set({ totp_secret_sealed: sealed })
      .where('staff_id', '=', key)
      .where('totp_secret_sealed', '=', before)
      .returning('staff_id')
      .executeTakeFirst();
    return replaced !== undefined;
  },
};

/** One-time addresses that still open an account. */
const openJoins: SealedRows = {
  start: '',
  async list(reader, after, limit, now) {
    const rows = await reader
      .selectFrom('staff_joins')
      .select(['token_hash', 'staff_id', 'totp_secret_sealed'])
      .where('token_hash', '>', after)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('token_hash')
      .limit(limit)
      .execute();
    return rows.map(({ token_hash, staff_id, totp_secret_sealed }) => ({
      key: token_hash,
      staffId: staff_id,
      sealed: totp_secret_sealed,
    }));
  },
  async replace(trx, { key, sealed: before }, sealed) {
    const replaced = await trx
      .updateTable('staff_joins')
      .set({ totp_secret_sealed: sealed })
      .where('token_hash', '=', key)
      .where('totp_secret_sealed', '=', before)
      .returning('token_hash')
      .executeTakeFirst();
    return replaced !== undefined;
  },
};

/** Everything that is kept sealed with the secret of the server. */
export const SEALED_ROWS: readonly SealedRows[] = [secondFactors, openJoins];
