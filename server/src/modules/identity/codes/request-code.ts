import { newSecretId } from '../../../kernel/chance.ts';
import { networkOf } from '../../../kernel/network.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { type Budget, takeBudget } from '../budgets/budget-store.ts';
import { type CodeAsker, findCodeLane } from './code-lane.ts';
import { type CodeLane, type CodePurpose, upsertCodeRequest } from './code-store.ts';
import { type Contact, maskContact } from './rules/contact.ts';
import type { Limits } from '../budgets/limits.ts';
import { maySendMessage } from './sent-messages.ts';

const CODE_SECONDS = 600;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly limits: Limits;
}

/** What the caller may learn: where the code goes and when it may be asked for again. The same for known and unknown contacts. */
export interface CodeOnItsWay {
  readonly destination: string;
  readonly resendAfterSeconds: number;
  readonly seconds: number;
}

/**
 * Books a one-time code; the job `identity.send-code` makes and sends it, and only it looks whether the contact is known.
 * Refusals `identity.code-too-soon`, `identity.too-many-codes`, `identity.codes-closed`: nothing was counted or sent then.
 */
export async function requestCode(
  { db, clock, jobs, limits }: Deps,
  purpose: CodePurpose,
  contact: Contact,
  from: CodeAsker,
): Promise<CodeOnItsWay> {
  const now = clock.now();
  const requestId = newSecretId();
  const lane = await findCodeLane(db, contact, from);
  await inTransaction(db, async (trx) => {
    await spend(trx, { purpose, contact, lane, ip: from.ip }, limits, now);
    const isKept = await upsertCodeRequest(
      trx,
      { purpose, contact, requestId, lane },
      now,
      new Date(now.getTime() + CODE_SECONDS * 1_000),
    );
    // A stranger gets the same answer, and the code that the owner waits for stays good.
    if (!isKept) return;
    await jobs.add(
      trx,
      'identity.send-code',
      { purpose, channel: contact.channel, destination: contact.value, requestId },
      { maxAttempts: 5 },
    );
  });
  return {
    destination: maskContact(contact),
    resendAfterSeconds: limits.codesPerMinute.windowMs / 1_000,
    seconds: CODE_SECONDS,
  };
}

interface Wanted {
  readonly purpose: CodePurpose;
  readonly contact: Contact;
  readonly lane: CodeLane;
  readonly ip: string;
}

/**
 * What anybody asks for is counted by contact and network; a trusted lane is counted for itself, so
 * that nobody closes it to its owner. All trusted lanes of a contact together have a day of their
 * own, since whoever has the password can make keys.
 */
async function spend(
  trx: Trx,
  { purpose, contact, lane, ip }: Wanted,
  limits: Limits,
  now: Date,
): Promise<void> {
  const { name, isTrusted } = lane;
  const minute = `code-minute:${contact.value}${isTrusted ? `:${name}` : ''}`;
  const soon = await takeBudget(trx, { scope: minute, ...limits.codesPerMinute }, now);
  if (soon !== undefined) throw new Refusal('identity.code-too-soon', { seconds: soon });
  const day = `code-day:${contact.value}`;
  const budgets: readonly Budget[] = [
    { scope: `${day}:${name}`, ...limits.codesPerDay },
    isTrusted
      ? { scope: `code-lanes:${contact.value}`, ...limits.codesPerLanesDay }
      : { scope: day, ...limits.codesPerContactDay },
    { scope: `code-ip:${networkOf(ip)}`, ...limits.codesPerIp(ip) },
  ];
  for (const budget of budgets) {
    const wait = await takeBudget(trx, budget, now);
    if (wait !== undefined)
      throw new Refusal('identity.too-many-codes', { minutes: Math.ceil(wait / 60) });
  }
  if (contact.channel === 'phone' && !isTrusted)
    refuseUnless(await maySendMessage(trx, limits, purpose, now), 'identity.codes-closed');
}
