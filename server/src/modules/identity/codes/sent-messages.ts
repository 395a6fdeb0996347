import type { Reader, Trx } from '../../../platform/database/database.ts';
import { giveBack, readUsed, takeBudget } from '../budgets/budget-store.ts';
import type { Limits } from '../budgets/limits.ts';
import type { CodePurpose } from './code-store.ts';

const HOUR_MS = 3_600_000;
/** Used codes are counted and never limited; this is the most that the column holds. */
const UNLIMITED = 2_147_483_646;

/**
 * Counters of this clock hour: what really left for a phone, and how many of these codes were used.
 * Newcomers and customers have one each, so that robots at one door leave the other open.
 */
function scopesOf(purpose: CodePurpose, now: Date): { sent: string; used: string } {
  const hour = now.toISOString().slice(0, 13);
  const whom = purpose === 'sign-up' ? 'newcomers' : 'customers';
  return { sent: `messages-sent:${whom}:${hour}`, used: `messages-used:${whom}:${hour}` };
}

/**
 * Whether the hour has a message left, and the brake is off: it stops codes that are sent and not
 * used (SMS pumping).
 */
export async function maySendMessage(
  reader: Reader,
  { brakeFrom, messagesPerHour }: Limits,
  purpose: CodePurpose,
  now: Date,
): Promise<boolean> {
  const scopes = scopesOf(purpose, now);
  const counts = await readUsed(reader, [scopes.sent, scopes.used], now);
  const [sent, used] = [counts.get(scopes.sent) ?? 0, counts.get(scopes.used) ?? 0];
  return sent < messagesPerHour && (sent < brakeFrom || used * 5 >= sent);
}

/** Counts a message to a phone; false when the hour has none left. */
export async function countSent(
  trx: Trx,
  { messagesPerHour }: Limits,
  purpose: CodePurpose,
  now: Date,
): Promise<boolean> {
  const { sent: scope } = scopesOf(purpose, now);
  const wait = await takeBudget(trx, { scope, limit: messagesPerHour, windowMs: HOUR_MS }, now);
  return wait === undefined;
}

/** The message that was counted at that time did not leave. */
export const discountSent = (trx: Trx, purpose: CodePurpose, countedAt: Date): Promise<void> =>
  giveBack(trx, scopesOf(purpose, countedAt).sent);

/** A code that went to a phone was used. */
export async function countUsed(trx: Trx, purpose: CodePurpose, now: Date): Promise<void> {
  const { used: scope } = scopesOf(purpose, now);
  await takeBudget(trx, { scope, limit: UNLIMITED, windowMs: HOUR_MS }, now);
}
