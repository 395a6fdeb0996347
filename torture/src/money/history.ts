import { sql } from 'kysely';
import type { Database } from '../../../server/src/platform/database/database.ts';
import { decide, named, startingWith } from './model.ts';
import type { ModelWallet } from './model-wallet.ts';
import type { Attempt } from './operation.ts';
import { checkTimes, checkUnplaced } from './unplaced.ts';
import { type Placed, placeOfAnswer } from './placed.ts';
import type { Row } from './movement-row.ts';

/** Where a customer stood when the run began. */
export interface Start {
  readonly customerId: string;
  readonly version: number;
  readonly available: number;
  readonly held: number;
}
/**
 * Plays what the ledger says of one customer, in the order of its versions, against the pure model. Gives back what is wrong: a movement that the
 * model would not make, one that nobody asked for or was told of, an order that time does not allow, a refusal for which there was no moment.
 */
export async function judge(
  db: Database,
  start: Start,
  attempts: readonly Attempt[],
): Promise<string[]> {
  const { rows } = await sql<Row>`select * from ledger_movements
    where customer_id = ${start.customerId} and customer_version > ${start.version} order by customer_version`.execute(
    db,
  );
  const wrong: string[] = [];
  const placed = placedOf(rows, attempts, wrong);
  const states: ModelWallet[] = [startingWith(start.available, start.held)];
  for (const entry of placed) states.push(played(states.at(-1) as ModelWallet, entry, wrong));
  checkTimes(placed, wrong);
  checkUnplaced(placed, states, attempts, wrong);
  const last = states.at(-1) as ModelWallet;
  const now = await db
    .selectFrom('ledger_balances')
    .selectAll()
    .where('customer_id', '=', start.customerId)
    .executeTakeFirst();
  if (now?.available_vnd !== last.available || now.held_vnd !== last.held)
    wrong.push(
      `the ledger has ${now?.available_vnd} and ${now?.held_vnd}, the model ${last.available} and ${last.held}`,
    );
  return wrong.map((sentence) => `${start.customerId}: ${sentence}`);
}
/** What names the operation that a movement belongs to. */
function placeOf({ key, kind, cause_type: type, cause_id: id, memo }: Row): string {
  const topUp = key.startsWith('top-up:') && /(?:FT|CS)(\d+)$/.exec(memo ?? '');
  if (topUp) return `top-up:${topUp[1]}`;
  if (key.startsWith('settle:')) return key;
  if (memo?.startsWith('op:')) return memo;
  if (type === 'vip') return `${kind === 'payment' ? 'vip-on' : 'vip-off'}:${id}`;
  if (type === 'withdrawal') return `${kind === 'hold' ? 'withdraw' : 'withdrawal-end'}:${id}`;
  if (type === 'order') return `${kind === 'hold' ? 'order' : 'order-cancel'}:${id}`;
  return `${type}:${id}`;
}
function placedOf(rows: readonly Row[], attempts: readonly Attempt[], wrong: string[]): Placed[] {
  const byPlace = new Map<string, Attempt[]>();
  for (const attempt of attempts) {
    const place = placeOfAnswer(attempt.answer.place);
    if (place !== undefined) byPlace.set(place, [...(byPlace.get(place) ?? []), attempt]);
  }
  const groups: { place: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const place = placeOf(row);
    const last = groups.at(-1);
    if (last?.place === place) last.rows.push(row);
    else groups.push({ place, rows: [row] });
  }
  const seen = new Set<string>();
  return groups.flatMap(({ place, rows: own }) => {
    if (seen.has(place)) wrong.push(`movements of ${place} do not stand side by side`);
    seen.add(place);
    const done = byPlace.get(place);
    const [first] = done ?? [];
    if (!first || !done) {
      wrong.push(`movements of ${place} that nobody was told of`);
      return [];
    }
    const calledAt = Math.min(...done.map((attempt) => attempt.calledAt));
    return [
      {
        place,
        rows: own,
        operation: first.operation,
        calledAt,
        answeredAt: Math.min(...done.map((attempt) => attempt.answeredAt)),
      },
    ];
  });
}
function played(
  wallet: ModelWallet,
  { place, rows, operation }: Placed,
  wrong: string[],
): ModelWallet {
  const outcome = decide(wallet, operation);
  const net = { available: 0, held: 0 };
  const ours = new Map<string, number>();
  for (const { from_account: from, to_account: to, amount } of rows) {
    if (from === 'available' || from === 'held') net[from] -= amount;
    else ours.set(from, (ours.get(from) ?? 0) - amount);
    if (to === 'available' || to === 'held') net[to] += amount;
    else ours.set(to, (ours.get(to) ?? 0) + amount);
  }
  const last = rows.at(-1) as Row;
  if (outcome.kind !== 'moved') {
    wrong.push(
      `${place} moved ${JSON.stringify(net)}, but the model says ${JSON.stringify(outcome)}`,
    );
    return { ...wallet, available: last.available_after_vnd, held: last.held_after_vnd };
  }
  const { after } = outcome;
  if (after.available - wallet.available !== net.available || after.held - wallet.held !== net.held)
    wrong.push(`${place} moved ${JSON.stringify(net)}, the model ${JSON.stringify(outcome.flows)}`);
  if (after.available !== last.available_after_vnd || after.held !== last.held_after_vnd)
    wrong.push(
      `after ${place} the ledger says ${last.available_after_vnd} and ${last.held_after_vnd}, the model ${after.available} and ${after.held}`,
    );
  if (rows.some((row) => row.available_after_vnd < 0 || row.held_after_vnd < 0))
    wrong.push(`${place} went below zero`);
  if ('parts' in operation)
    for (const { to, amount } of operation.parts)
      if (ours.get(`company:${to}`) !== amount)
        wrong.push(`${place} brought ${ours.get(`company:${to}`)} to ${to} instead of ${amount}`);
  return named(after, operation, place.split(':')[1] ?? '');
}
