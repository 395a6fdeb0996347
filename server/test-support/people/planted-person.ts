import { newId } from '../../src/kernel/chance.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { plantCosts, plantGoods } from './planted-goods.ts';
import { plantInvoice } from './planted-invoice.ts';
import { plantMoney, plantTraces, plantWords } from './planted-rows.ts';
import { type Person, sayingsOf } from './planted-words.ts';

/**
 * Writes this person into every kind of row that outlives an account, in the ways in which it gets there: copied addresses, webhooks of banks
 * and carriers, words typed by people, histories that nobody may change.
 */
export async function plantPerson(db: Database, person: Person): Promise<void> {
  const orderId = newId();
  const sayings = sayingsOf(person);
  await plantGoods(db, person, sayings, orderId);
  await plantCosts(db, person, sayings, orderId);
  await plantMoney(db, person, sayings, orderId);
  await plantWords(db, person, sayings);
  await plantInvoice(db, person, sayings);
  await plantTraces(db, person, sayings);
}
