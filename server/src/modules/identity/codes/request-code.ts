import { newSecretId } from '../../../kernel/chance.ts';
import { networkOf } from '../../../kernel/network.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Database, Reader, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { type Budget, readUsed, takeBudget } from '../budgets/budget-store.ts';
import { type CodeLane, type CodePurpose, upsertCodeRequest } from './code-store.ts';
import { type Contact, maskContact } from './rules/contact.ts';
import type { Limits } from '../budgets/limits.ts';
import { type Asker, isKnownDevice } from '../sessions/known-device-store.ts';

const CODE_SECONDS = 600;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly limits: Limits;
}

/** `ownerId`: the customer who is signed in and asks for a code to a contact of their own. */
export interface CodeAsker extends Asker {
  readonly ownerId?: string;
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
  deps: Deps,
  purpose: CodePurpose,
  contact: Contact,
  from: CodeAsker,
): Promise<CodeOnItsWay> {
  const { db, clock, jobs, limits } = deps;
  const now = clock.now();
  const requestId = newSecretId();
  const lane = await laneOf(db, contact, from);
  await inTransaction(db, async (trx) => {
    await spend(trx, { purpose, contact, lane, ip: from.ip }, limits, now);
    const isKept = await upsertCodeRequest(
      trx,
      { purpose, contact, requestId, lane: codeLane(lane, from) },
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

/**
 * Who asks: the owner who is signed in, a device that the account of the contact knows, or anybody.
 */
async function laneOf(
  db: Database,
  contact: Contact,
  { ownerId, thumbprint }: CodeAsker,
): Promise<string | undefined> {
  if (ownerId !== undefined) return ownerId;
  return (await isKnownDevice(db, 'customer', contact, { thumbprint })) ? thumbprint : undefined;
}

const codeLane = (lane: string | undefined, { ip }: Asker): CodeLane => ({
  name: lane ?? networkOf(ip),
  isTrusted: lane !== undefined,
});

/** The same for whoever types a code. */
export const findCodeLane = async (
  db: Database,
  contact: Contact,
  from: CodeAsker,
): Promise<CodeLane> => codeLane(await laneOf(db, contact, from), from);

interface Wanted {
  readonly purpose: CodePurpose;
  readonly contact: Contact;
  /** Undefined: anybody. */
  readonly lane: string | undefined;
  readonly ip: string;
}

/**
 * What anybody asks for is counted by contact and network; a lane is counted for itself, so that
 * nobody closes it to its owner.
 * All lanes of a contact together have a day of their own, since whoever has the password can make
 * keys.
 */
async function spend(trx: Trx, wanted: Wanted, limits: Limits, now: Date): Promise<void> {
  const { purpose, contact, lane, ip } = wanted;
  const network = networkOf(ip);
  const own = lane === undefined ? '' : `:${lane}`;
  const minute = `code-minute:${contact.value}${own}`;
  const soon = await takeBudget(trx, { scope: minute, ...limits.codesPerMinute }, now);
  if (soon !== undefined) throw new Refusal('identity.code-too-soon', { seconds: soon });
  const day = `code-day:${contact.value}`;
  const budgets: readonly Budget[] =
    lane === undefined
      ? [
          { scope: `${day}:${network}`, ...limits.codesPerDay },
          { scope: day, ...limits.codesPerContactDay },
          { scope: `code-ip:${network}`, ...limits.codesPerIp(ip) },
        ]
      : [
          { scope: `${day}:${lane}`, ...limits.codesPerDay },
          { scope: `code-lanes:${contact.value}`, ...limits.codesPerLanesDay },
          { scope: `code-ip:${network}`, ...limits.codesPerIp(ip) },
        ];
  for (const budget of budgets) {
    const wait = await takeBudget(trx, budget, now);
    if (wait !== undefined)
      throw new Refusal('identity.too-many-codes', { minutes: Math.ceil(wait / 60) });
  }
  if (contact.channel === 'phone' && lane === undefined)
    refuseUnless(await mayStillSend(trx, limits, purpose, now), 'identity.codes-closed');
}

/**
 * The service's budget of messages, and the brake when codes are sent but not used (SMS pumping).
 * Newcomers and customers have
 * one each, so that who pumps at one door leaves the other open.
 */
async function mayStillSend(
  reader: Reader,
  { brakeFrom, messagesPerHour }: Limits,
  purpose: CodePurpose,
  now: Date,
): Promise<boolean> {
  const scopes = messageScopes(purpose, now);
  const counts = await readUsed(reader, [scopes.sent, scopes.used], now);
  const [sent, used] = [counts.get(scopes.sent) ?? 0, counts.get(scopes.used) ?? 0];
  return sent < messagesPerHour && (sent < brakeFrom || used * 5 >= sent);
}

/**
 * Counters of this clock hour: what really left for a phone, and how many of these codes were used.
 */
export function messageScopes(purpose: CodePurpose, now: Date): { sent: string; used: string } {
  const hour = now.toISOString().slice(0, 13);
  const whom = purpose === 'sign-up' ? 'newcomers' : 'customers';
  return { sent: `messages-sent:${whom}:${hour}`, used: `messages-used:${whom}:${hour}` };
}
