import { chanceOf } from '../../../simulator/src/world/chance.ts';
import { type Drawing, fresh } from './fresh-operation.ts';
import type { Answer, Operation, OperationKind } from './operation.ts';
import type { Person } from './person.ts';

/** The same call again does not count twice for these: its key is the same. */
const KEYED: ReadonlySet<OperationKind> = new Set([
  'top-up',
  'settle',
  'hold',
  'capture',
  'pay',
  'refund',
  'adjust',
  'withdrawal-end',
  'order-cancel',
  'bill',
]);
const REPLAYS = 0.1;
const REMEMBERED = 24;
/** The n-th call of the run, of one operation or of several bills; what it is depends on the seed, what it is about on what was done before. */
export async function draw(
  drawing: Drawing,
  people: readonly Person[],
  number: number,
): Promise<Operation[]> {
  const chance = chanceOf('money', drawing.seed, number);
  const person = chance.pick(people);
  const earlier =
    person.earlier.length > 0 && chance.may(REPLAYS) ? chance.pick(person.earlier) : undefined;
  const operation = earlier ?? (await fresh(drawing, person, number, chance));
  if (!earlier && KEYED.has(operation.kind)) remember(person.earlier, operation);
  if (operation.kind !== 'bill' || chance.may(0.3)) return [operation];
  return person.bills.map((bill) => ({ customerId: person.customerId, kind: 'bill', ...bill }));
}
/** Lets the next drawing know what there is now. */
export function learn(person: Person, operation: Operation, { place }: Answer): void {
  if (place === undefined) return;
  if (operation.kind === 'hold') remember(person.holds, operation);
  if (operation.kind === 'pay' || operation.kind === 'capture')
    remember(person.paid, operation.paidFor);
  if (operation.kind === 'withdraw') remember(person.withdrawals, place.slice('withdraw:'.length));
  if (operation.kind === 'order') {
    const [, orderId = '', code = ''] = place.split(':');
    remember(person.orders, { orderId, code });
  }
}
function remember<Thing>(things: Thing[], thing: Thing): void {
  things.push(thing);
  if (things.length > REMEMBERED) things.shift();
}
