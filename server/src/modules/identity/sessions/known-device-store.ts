import type { Reader } from '../../../platform/database/database.ts';
import type { Contact } from '../codes/rules/contact.ts';
import type { UserKind } from '../user-store.ts';

/** Where something comes from: the network, and the browser's key where the request proved one. */
export interface Asker {
  readonly ip: string;
  readonly thumbprint?: string | undefined;
}

/**
 * Whether the browser with this key has signed in to the account of this contact in the last months. A
 * key that was seen with a stolen token is none.
 */
export async function isKnownDevice(
  reader: Reader,
  kind: UserKind,
  { channel, value }: Contact,
  { thumbprint }: Pick<Asker, 'thumbprint'>,
): Promise<boolean> {
  if (thumbprint === undefined) return false;
  const row = await reader
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select('session_id')
    .where('users.kind', '=', kind)
    .where(`users.${channel}`, '=', value)
    .where('key_thumbprint', '=', thumbprint)
    .where((row) =>
      row.or([
        row('end_reason', 'is', null),
        row('end_reason', 'not in', ['token-reused', 'wrong-key']),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
