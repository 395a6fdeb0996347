import { newSecretId } from '../../../kernel/chance.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { SecurityLog } from '../../../platform/security-log.ts';
import { type CodeAsker, findCodeLane } from './code-lane.ts';
import { type CodePurpose, markUsed, takeTry } from './code-store.ts';
import type { Contact } from './rules/contact.ts';
import { isOneOf, type Secrets } from '../sessions/rules/secrets.ts';
import { sealedCodes } from './send-code.ts';
import { countUsed } from './sent-messages.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly securityLog: SecurityLog;
}

/** A right code that is not used up yet: `use` does so, in the transaction of what it allows. */
export interface RightCode {
  readonly requestId: string;
  /** Refusal `identity.wrong-code` when somebody else used it first. */
  use(trx: Trx): Promise<void>;
}

/**
 * Checks a one-time code against the newest one of that purpose and contact; five tries each, three
 * for others than who asked for it. Refusal `identity.wrong-code`.
 */
export async function checkCode(
  { db, clock, secrets, securityLog }: Deps,
  purpose: CodePurpose,
  contact: Contact,
  typed: string,
  from: CodeAsker,
): Promise<RightCode> {
  const now = clock.now();
  const lane = await findCodeLane(db, contact, from);
  const tried = { purpose, destination: contact.value, lane };
  const attempt = await inTransaction(db, (trx) => takeTry(trx, tried, now));
  // The same work without a code as with one.
  const requestId = attempt?.requestId ?? newSecretId();
  const sealed = sealedCodes(secrets, requestId, typed.replace(/\s/g, ''));
  const isRight = isOneOf(attempt?.codeHash ?? '', sealed);
  if (!attempt || !isRight) {
    const account = secrets.seal('name', `customer ${contact.value}`).slice(0, 16);
    securityLog(purpose === 'sign-in' ? 'sign-in.wrong-code' : 'proof.wrong-code', {
      account,
      purpose,
    });
    throw new Refusal('identity.wrong-code');
  }
  return {
    requestId,
    async use(trx) {
      refuseUnless(await markUsed(trx, requestId, now), 'identity.wrong-code');
      if (contact.channel === 'phone') await countUsed(trx, purpose, now);
    },
  };
}
