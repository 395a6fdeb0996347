import { PAUSE_HOURS, STOP_HOURS } from '@hako/contract/identity/owner-messages';
import type { ChangeKind } from '@hako/contract/identity/owner';
import { newSecretId } from '../../../kernel/chance.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { afterCommit } from '../../../platform/database/transaction.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { SecurityEvent } from '../../../platform/security-events.ts';
import type { SecurityLog } from '../../../platform/security-log.ts';
import { takeBudget } from '../budgets/budget-store.ts';
import type { Secrets } from '../sessions/rules/secrets.ts';
import { findUser, type User } from '../user-store.ts';
import { insertChange, lastChangeAt, listOpenChanges, lockUser } from './change-store.ts';
import { contactsToTell } from './rules/contacts-to-tell.ts';
import { stopCodeOf, stopHashOf } from './rules/stop-code.ts';

const HOUR_MS = 3_600_000;
/** Each sends messages at our cost. */
const MOST_A_DAY = 30;

export interface NoteDeps {
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly secrets: Secrets;
  readonly securityLog: SecurityLog;
}

const EVENTS: Readonly<Record<ChangeKind, SecurityEvent>> = {
  email: 'account.contact-changed',
  phone: 'account.contact-changed',
  'bank-account': 'account.bank-account-changed',
  export: 'account.copy-asked',
  erasure: 'account.erasure-asked',
  passkey: 'account.passkey-added',
};

export interface NotedChange {
  readonly userId: string;
  readonly kind: ChangeKind;
  readonly subjectId?: string;
  /** Of a contact: what it becomes. */
  readonly newValue?: string;
  /** When it can no longer be stopped; by default after 72 hours. */
  readonly stopUntil?: Date;
}

/**
 * Writes down a change by which the account could be taken over, and tells the contacts that the account has until now. Comes
 * before the change itself, in its transaction. Refusal `identity.too-many-changes`.
 */
export async function noteChange(
  { clock, jobs, secrets, securityLog }: NoteDeps,
  trx: Trx,
  { userId, kind, subjectId, newValue, stopUntil }: NotedChange,
): Promise<void> {
  const now = clock.now();
  await lockUser(trx, userId);
  const user = await findUser(trx, userId);
  if (!user) return;
  const budget = { scope: `account-changes:${userId}`, limit: MOST_A_DAY, windowMs: 24 * HOUR_MS };
  const wait = await takeBudget(trx, budget, now);
  if (wait !== undefined)
    throw new Refusal('identity.too-many-changes', { hours: Math.ceil(wait / 3_600) });
  const told = contactsToTell(user, await listOpenChanges(trx, userId, now));
  const id = newSecretId();
  const change = {
    id,
    userId,
    kind,
    subjectId: subjectId ?? null,
    oldValue: oldValueOf(user, kind),
    newValue: newValue ?? null,
    told,
    stopHash: stopHashOf(secrets, stopCodeOf(secrets, id)),
    notedAt: now,
    stopUntil: stopUntil ?? new Date(now.getTime() + STOP_HOURS * HOUR_MS),
  };
  await insertChange(trx, change);
  afterCommit(trx, () => securityLog(EVENTS[kind], { userId, change: kind }));
  for (const destination of told)
    await jobs.add(
      trx,
      'identity.tell-change',
      { changeId: id, destination },
      { key: `account-change:${id}:${destination}`, maxAttempts: 8 },
    );
}

const oldValueOf = (user: User, kind: ChangeKind): string | null =>
  kind === 'email' || kind === 'phone' ? (user[kind] ?? null) : null;

/** Until when no money is paid out to this customer; undefined when nothing changed lately. */
export async function pausedUntil(
  { clock }: Pick<NoteDeps, 'clock'>,
  reader: Reader,
  userId: string,
): Promise<Date | undefined> {
  const last = await lastChangeAt(reader, userId);
  const until = last && new Date(last.getTime() + PAUSE_HOURS * HOUR_MS);
  return until && until > clock.now() ? until : undefined;
}
