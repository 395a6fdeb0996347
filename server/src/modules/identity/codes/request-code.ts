import { networkOf } from '../../../kernel/network.ts';
import { newSecretId } from '../../../kernel/chance.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { readUsed, takeBudget } from '../budgets/budget-store.ts';
import { type CodePurpose, upsertCodeRequest } from './code-store.ts';
import { type Contact, maskContact } from './rules/contact.ts';
import type { Limits } from '../budgets/limits.ts';

const CODE_SECONDS = 600;
const HOUR_MS = 3_600_000;

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
  ip: string,
): Promise<CodeOnItsWay> {
  const now = clock.now();
  const requestId = newSecretId();
  await inTransaction(db, async (trx) => {
    await spend(trx, contact, ip, limits, now);
    await upsertCodeRequest(
      trx,
      { purpose, contact, requestId },
      now,
      new Date(now.getTime() + CODE_SECONDS * 1_000),
    );
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

async function spend(
  trx: Trx,
  contact: Contact,
  ip: string,
  limits: Limits,
  now: Date,
): Promise<void> {
  const soon = await takeBudget(
    trx,
    { scope: `code-minute:${contact.value}`, ...limits.codesPerMinute },
    now,
  );
  if (soon !== undefined) throw new Refusal('identity.code-too-soon', { seconds: soon });
  const wait =
    (await takeBudget(trx, { scope: `code-day:${contact.value}`, ...limits.codesPerDay }, now)) ??
    (await takeBudget(trx, { scope: `code-ip:${networkOf(ip)}`, ...limits.codesPerIp(ip) }, now));
  if (wait !== undefined)
    throw new Refusal('identity.too-many-codes', { minutes: Math.ceil(wait / 60) });
  if (contact.channel === 'phone') await spendMessage(trx, limits, now);
}

/** The whole service's message budget, and the brake when codes are asked for but not used (SMS pumping). */
async function spendMessage(trx: Trx, limits: Limits, now: Date): Promise<void> {
  const { sent, used } = messageScopes(now);
  const counts = await readUsed(trx, [sent, used], now);
  const isPumped =
    (counts.get(sent) ?? 0) >= limits.brakeFrom &&
    (counts.get(used) ?? 0) * 5 < (counts.get(sent) ?? 0);
  const isSpent =
    (await takeBudget(
      trx,
      { scope: sent, limit: limits.messagesPerHour, windowMs: HOUR_MS },
      now,
    )) !== undefined;
  if (isPumped || isSpent) throw new Refusal('identity.codes-closed');
}

/** Counters of this clock hour. */
export function messageScopes(now: Date): { sent: string; used: string } {
  const hour = now.toISOString().slice(0, 13);
  return { sent: `messages-sent:${hour}`, used: `messages-used:${hour}` };
}
