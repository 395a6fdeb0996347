import { newDigits } from '../../../kernel/chance.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type CodePurpose, isRequestOpen, setCodeHash } from './code-store.ts';
import type { Limits } from '../budgets/limits.ts';
import { countSent, discountSent } from './sent-messages.ts';
import type { Contact } from './rules/contact.ts';
import type { Secrets } from '../sessions/rules/secrets.ts';
import { findUserByContact } from '../user-store.ts';

/** What is to be said to the owner of a contact, before anybody put it into words. */
export type Message =
  | { readonly about: 'code'; readonly purpose: CodePurpose; readonly code: string }
  | { readonly about: 'account-exists' };

/** Puts a message into words and sends it by the channel of the contact. Throws `Outage`. */
export type SendMessage = (contact: Contact, message: Message) => Promise<void>;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly limits: Limits;
  readonly sendMessage: SendMessage;
}

export interface SendCodePayload {
  readonly purpose: CodePurpose;
  readonly channel: Contact['channel'];
  readonly destination: string;
  readonly requestId: string;
}

/** The text that a code's hash is made of: a hash fits one request and nothing else. */
export const sealedCode = (secrets: Secrets, requestId: string, code: string): string =>
  secrets.seal('code', `${requestId} ${code}`);

/** What may be kept of a code: it may have been sent before the secret was changed. */
export const sealedCodes = (secrets: Secrets, requestId: string, code: string): readonly string[] =>
  secrets.seals('code', `${requestId} ${code}`);

/**
 * Makes the code, keeps its hash, sends it. Tried again after an outage with a new code. Whether the contact belongs to
 * somebody is looked up here and not in the call, so that no caller can measure it.
 */
export async function sendCode(
  deps: Deps,
  { purpose, channel, destination, requestId }: SendCodePayload,
): Promise<void> {
  const { db, clock, secrets } = deps;
  const contact: Contact = { channel, value: destination };
  const send = (message: Message) => sendCounted(deps, purpose, contact, message);
  const isKnown = (await findUserByContact(db, 'customer', contact)) !== undefined;
  if (purpose === 'sign-up' && isKnown) {
    if (await isRequestOpen(db, requestId, clock.now())) await send({ about: 'account-exists' });
    return;
  }
  if ((purpose === 'sign-in' || purpose === 'reset-password') && !isKnown) return;
  const code = newDigits(6);
  const isWanted = await inTransaction(db, (trx) =>
    setCodeHash(trx, requestId, sealedCode(secrets, requestId, code), clock.now()),
  );
  if (isWanted) await send({ about: 'code', purpose, code });
}

/**
 * A message to a phone is counted before it leaves, and no longer when it surely did not, so that
 * an outage of the gateway does not look like codes that nobody uses. Beyond the hour's limit
 * nothing leaves: requests that came together were all let in.
 */
async function sendCounted(
  { db, clock, limits, sendMessage }: Deps,
  purpose: CodePurpose,
  contact: Contact,
  message: Message,
): Promise<void> {
  if (contact.channel === 'email') return sendMessage(contact, message);
  const now = clock.now();
  if (!(await inTransaction(db, (trx) => countSent(trx, limits, purpose, now)))) return;
  try {
    await sendMessage(contact, message);
  } catch (error) {
    const hasMaybeLeft = !(error instanceof Outage) || error.isMaybeApplied;
    if (!hasMaybeLeft) await inTransaction(db, (trx) => discountSent(trx, purpose, now));
    throw error;
  }
}
