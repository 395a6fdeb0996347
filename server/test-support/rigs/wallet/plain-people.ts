import { newId } from '../../../src/kernel/chance.ts';
import type { Customer } from '../../../src/modules/customers/index.ts';
import { folded } from '../../../src/modules/wallet/candidates/rules/clues-in-text.ts';
import type { TopUpDeps, UnpaidBill } from '../../../src/modules/wallet/topping-up/top-up-deps.ts';
import { PERSON } from '../../people/customer-facts.ts';

/** People as a plain list, with bills that wait for their payment. */
export function createPeople() {
  const people = new Map<string, Customer>();
  const customers = {
    find: async (_: unknown, id: string) => people.get(id),
    findByVerifiedPhone: async (_: unknown, phone: string) =>
      [...people.values()].find((one) => one.phone === phone),
    readMany: async (_: unknown, ids: readonly string[]) =>
      new Map(
        ids.flatMap((id) => (people.has(id) ? [[id, people.get(id) as Customer] as const] : [])),
      ),
    search: async (_: unknown, words: string) =>
      [...people.values()].filter(({ fullName }) => folded(fullName) === folded(words)),
    listByWholeName: async (_: unknown, names: readonly string[]) =>
      [...people.values()].filter(({ fullName }) => names.includes(folded(fullName).toLowerCase())),
  };
  const add = (phone: string | undefined, facts: Partial<Customer> = {}): string => {
    const id = newId();
    people.set(id, { ...PERSON, ...facts, id, phone });
    return id;
  };
  const bills: UnpaidBill[] = [];
  const bearing = (code: string) =>
    [...people.values()].find(({ customerNo }) => customerNo === code)?.id ??
    bills.find((bill) => bill.code === code)?.customerId;
  const clues: Pick<TopUpDeps, 'ownerOfCode' | 'listUnpaidBills'> = {
    ownerOfCode: async (_, code) => bearing(code),
    listUnpaidBills: async (_, amounts) => bills.filter(({ total }) => amounts.includes(total)),
  };
  return { customers, add, bills, clues };
}
