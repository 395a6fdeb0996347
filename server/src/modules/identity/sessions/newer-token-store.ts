import type { Reader } from '../../../platform/database/database.ts';

/** The later of two refresh tokens, by their hashes, if the second is of the first one's session. */
export async function findNewerToken(
  reader: Reader,
  first: string,
  second: string,
): Promise<string | undefined> {
  const row = await reader
    .selectFrom('refresh_tokens')
    .select('token_hash')
    .where('token_hash', 'in', [first, second])
    .where('session_id', '=', ({ selectFrom }) =>
      selectFrom('refresh_tokens as shown')
        .select('shown.session_id')
        .where('shown.token_hash', '=', first),
    )
    .orderBy('issued_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.token_hash;
}
