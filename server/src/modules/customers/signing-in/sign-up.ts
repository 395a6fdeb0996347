import { newCode } from '../../../kernel/chance.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Contact, Origin, SignedIn } from '../../identity/index.ts';
import { insertCustomer } from '../customer-store.ts';
import type { CustomersDeps } from '../deps.ts';
import { assignNewcomer } from './assign-newcomer.ts';

export interface Newcomer {
  readonly contact: Contact;
  readonly fullName: string;
  readonly password: string;
}

/** Step one: everything is checked and a code is sent; nothing is stored about somebody who has not proved who they are. */
export async function requestSignUp(
  { identity }: Pick<CustomersDeps, 'identity'>,
  { contact, fullName, password }: Newcomer,
  ip: string,
) {
  await identity.refuseBadPassword(password, contact, fullName);
  return identity.requestCode('sign-up', contact, { ip });
}

/** Step two: the code proves the contact; account, customer and session come into being together. Announces `customer.signed-up`. */
export async function signUp(
  deps: CustomersDeps,
  { contact, fullName, password }: Newcomer,
  typedCode: string,
  origin: Origin,
): Promise<SignedIn> {
  const { db, identity } = deps;
  const code = await identity.checkCode('sign-up', contact, typedCode, { ip: origin.ip });
  const passwordHash = await identity.hashNewPassword(password, contact, fullName);
  return inTransaction(db, async (trx) => {
    await code.use(trx);
    const customerId = await openAccount(deps, trx, {
      contacts: [contact],
      fullName,
      passwordHash,
    });
    return identity.openSession(trx, { userId: customerId }, origin);
  });
}

export interface ProvedNewcomer {
  readonly contacts: readonly Contact[];
  readonly fullName: string;
  readonly passwordHash: string | null;
}

/** Account and customer of somebody whose contacts are proved; gives the id of both. Refusal `identity.contact-taken`. */
export async function openAccount(
  deps: Pick<CustomersDeps, 'clock' | 'news' | 'identity' | 'listSalesIds'>,
  trx: Trx,
  { contacts, fullName, passwordHash }: ProvedNewcomer,
): Promise<string> {
  const { clock, news, identity } = deps;
  const customerId = await identity.register(trx, { kind: 'customer', contacts, passwordHash });
  await insertCustomer(trx, {
    id: customerId,
    customerNo: newCode('KH'),
    fullName,
    now: clock.now(),
  });
  await assignNewcomer(deps, trx, customerId);
  await news.announce(trx, 'customer.signed-up', { customerId });
  return customerId;
}
