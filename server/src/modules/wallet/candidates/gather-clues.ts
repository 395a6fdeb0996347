import type { Reader } from '../../../platform/database/database.ts';
import type { Claim } from '../topping-up/claim-store.ts';
import type { TopUpDeps } from '../topping-up/top-up-deps.ts';
import type { Transfer } from '../topping-up/transfer-store.ts';
import { type EarlierSender, listAskedPayments, listEarlierOwners } from './candidate-store.ts';
import { codesIn, firstPhonesIn, folded, namesIn } from './rules/clues-in-text.ts';
import type { Clue } from './rules/rank-candidates.ts';

/** A payment that was asked for is still thought of so long after it could be paid. */
const REMEMBERED_MS = 3 * 24 * 3_600_000;
/** Of one name. */
const MOST_NAMESAKES = 5;

type Deps = Pick<TopUpDeps, 'clock' | 'customers' | 'ownerOfCode' | 'listUnpaidBills'>;

/** Every sign of whose these unmatched transfers may be, by the id of the transfer. */
export async function gatherClues(
  deps: Deps,
  reader: Reader,
  transfers: readonly Transfer[],
  claims: readonly Claim[],
): Promise<ReadonlyMap<string, readonly Clue[]>> {
  const amounts = [...new Set(transfers.map(({ amount }) => amount as number))];
  const accounts = [...new Set(transfers.flatMap(({ sender }) => sender.account ?? []))];
  const validAt = new Date(deps.clock.now().getTime() - REMEMBERED_MS);
  const [bills, asked, earlier] = await Promise.all([
    deps.listUnpaidBills(reader, amounts),
    listAskedPayments(reader, amounts, validAt),
    listEarlierOwners(reader, accounts),
  ]);
  const named: Clue[][] = [];
  // One after the other: customers wait behind the same connections.
  for (const transfer of transfers) named.push(await cluesInText(deps, reader, transfer));
  return new Map(
    transfers.map((transfer, at) => [
      transfer.id,
      [
        ...(named[at] ?? []),
        ...cluesOfClaims(transfer, claims),
        ...cluesOfAccount(transfer, earlier),
        ...bills
          .filter(({ total }) => total === transfer.amount)
          .map(({ customerId, code }): Clue => ({ customerId, kind: 'bill', detail: code })),
        ...asked
          .filter(({ amount }) => amount === transfer.amount)
          .map(({ customerId }): Clue => ({ customerId, kind: 'top-up', detail: '' })),
      ],
    ]),
  );
}

/** What the words of the bank name: codes of ours, verified phones, people and the sender. */
async function cluesInText(
  { customers, ownerOfCode }: Deps,
  reader: Reader,
  { content, sender: { name } }: Transfer,
): Promise<Clue[]> {
  const found = await Promise.all([
    ...codesIn(content).map(async (code): Promise<Clue[]> => {
      const owner = await ownerOfCode(reader, code);
      return owner ? [{ customerId: owner, kind: 'code', detail: code }] : [];
    }),
    ...firstPhonesIn(content).map(async (phone): Promise<Clue[]> => {
      const owner = await customers.findByVerifiedPhone(reader, phone);
      return owner ? [{ customerId: owner.id, kind: 'phone', detail: phone }] : [];
    }),
    name ? namesakesOf(customers, reader, name) : [],
    peopleIn(customers, reader, content),
  ]);
  return found.flat();
}

/** Whose whole name stands in the content; a name inside a longer one is part of that. */
async function peopleIn(
  customers: Deps['customers'],
  reader: Reader,
  content: string,
): Promise<Clue[]> {
  const names = namesIn(content).map((name) => name.toLowerCase());
  const people = await customers.listByWholeName(reader, names, MOST_NAMESAKES);
  const isPart = (name: string, of: string) => of !== name && ` ${of} `.includes(` ${name} `);
  return people
    .filter(({ fullName }) => !people.some((one) => isPart(folded(fullName), folded(one.fullName))))
    .map(({ id, fullName }) => ({ customerId: id, kind: 'name', detail: fullName }));
}

async function namesakesOf(
  customers: Deps['customers'],
  reader: Reader,
  name: string,
): Promise<Clue[]> {
  const alike = await customers.search(reader, name, MOST_NAMESAKES);
  return alike
    .filter(({ fullName }) => folded(fullName) === folded(name))
    .map(({ id, fullName }) => ({ customerId: id, kind: 'name', detail: fullName }));
}

const cluesOfClaims = ({ amount, bankReference }: Transfer, claims: readonly Claim[]): Clue[] =>
  claims
    .filter((claim) => claim.amount === amount)
    .flatMap(({ customerId, reference }): Clue[] => [
      { customerId, kind: 'claim', detail: '' },
      ...(bankReference !== '' && folded(reference) === folded(bankReference)
        ? [{ customerId, kind: 'reference', detail: bankReference } as const]
        : []),
    ]);

const cluesOfAccount = (
  { sender: { account } }: Transfer,
  earlier: readonly EarlierSender[],
): Clue[] =>
  earlier
    .filter((one) => one.account === account)
    .map(({ customerId }) => ({ customerId, kind: 'earlier', detail: account ?? '' }));
