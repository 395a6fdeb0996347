import type { Reader } from '../../../platform/database/database.ts';
import type { Contact } from '../codes/rules/contact.ts';
import type { UserKind } from '../user-store.ts';

/** Where something comes from: the network, and the browser's key where the request proved one. */
export interface Asker {
  readonly ip: string;
  readonly thumbprint?: string | undefined;
}

/** So many keys of an account are known devices: the ones used last. */
const MOST_KNOWN = 5;

/**
 * Whether the browser with this key has signed in to the account of this contact in the last
 * months, and is still trusted there: its session is open or ran out by time. One that was signed
 * out, by whomever, or ended when the password changed or a token was stolen, makes none.
 */
export async function isKnownDevice(
  reader: Reader,
  kind: UserKind,
  { channel, value }: Contact,
  { thumbprint }: Pick<Asker, 'thumbprint'>,
): Promise<boolean> {
  if (thumbprint === undefined) return false;
  const rows = await reader
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select('key_thumbprint as thumbprint')
    .where('users.kind', '=', kind)
    .where(`users.${channel}`, '=', value)
    .where('key_thumbprint', 'is not', null)
    .where('ended_at', 'is', null)
    .groupBy('key_thumbprint')
    // A session that is renewed runs out later.
    .orderBy((row) => row.fn.max('expires_at'), 'desc')
    .limit(MOST_KNOWN)
    .execute();
  return rows.some((row) => row.thumbprint === thumbprint);
}
