import { type FloatAccountKind, MOST_FLOAT_ACCOUNTS } from '@hako/contract/float/accounts';
import { newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { refusedBy } from '../../../platform/database/constraints.ts';
import { lockName } from '../../../platform/database/lock.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { FloatDeps } from '../deps.ts';
import { signedYen } from '../labels.ts';
import { sumAccount } from '../movement-store.ts';
import { refuseCardNumber } from './rules/card-number.ts';
import {
  type FloatAccount,
  insertAccount,
  listBalances,
  lockAccounts,
  saveUsual,
  updateAccount,
} from './account-store.ts';

/** Eight digits or more in a row: a card's or an account's number, which we never keep. */
const NUMBER = /\d[\d -]{6,}\d/;
/** Which account pays a site is decided by one person at a time. */
const KEEPING = 'float accounts';

interface Kept {
  readonly name: string;
  readonly sites: readonly string[];
  readonly lowJpy: number | undefined;
  readonly note: string;
  readonly by: string;
}

/**
 * A new account that we pay with. Refusals `float.name-taken`, `float.name-is-number`,
 * `float.card-number`, `float.too-many`.
 */
export async function openAccount(
  { db, clock, audit, live }: FloatDeps,
  asked: Kept & { readonly kind: Exclude<FloatAccountKind, 'unsorted'> },
): Promise<{ id: string }> {
  const name = nameOf(asked.name);
  refuseCardNumber(asked.note);
  return inTransaction(db, async (trx) => {
    await lockName(trx, KEEPING);
    const most = MOST_FLOAT_ACCOUNTS;
    refuseUnless((await listBalances(trx)).length < most, 'float.too-many', { most });
    const at = clock.now();
    const { kind, lowJpy, by } = asked;
    const account = { id: newId(at.getTime()), name, kind, lowJpy, note: asked.note.trim() };
    const inserted = insertAccount(trx, { ...account, openedBy: by, at });
    await refusedBy({ float_accounts_name: 'float.name-taken' }, inserted);
    await saveUsual(trx, account.id, asked.sites);
    await audit(trx, {
      actor: by,
      action: 'float.open-account',
      subject: `float-account:${account.id}`,
      before: null,
      after: { ...account, sites: asked.sites },
    });
    await live.tell(trx, 'desk', { kind: 'queue-changed' });
    return { id: account.id };
  });
}

/**
 * Changes what an account is called and pays, closes it or opens it again. Refusals
 * `float.account-not-found`, `float.name-taken`, `float.name-is-number`, `float.card-number`,
 * `float.not-empty`.
 */
export async function changeAccount(
  { db, clock, audit, live }: FloatDeps,
  asked: Kept & { readonly id: string; readonly isOpen: boolean; readonly reason: string },
): Promise<void> {
  const name = nameOf(asked.name);
  refuseCardNumber(asked.note, asked.reason);
  const { id, lowJpy, by, reason } = asked;
  await inTransaction(db, async (trx) => {
    await lockName(trx, KEEPING);
    const [account] = await lockAccounts(trx, [id], 'update');
    refuseUnless(account && account.kind !== 'unsorted', 'float.account-not-found');
    const [before] = await listBalances(trx, id);
    const closedAt = asked.isOpen ? undefined : (account.closedAt ?? clock.now());
    const balance = await sumAccount(trx, id);
    refuseUnless(asked.isOpen || balance === 0, 'float.not-empty', { balance: signedYen(balance) });
    const after: FloatAccount = { ...account, name, lowJpy, note: asked.note.trim(), closedAt };
    await refusedBy({ float_accounts_name: 'float.name-taken' }, updateAccount(trx, after));
    await saveUsual(trx, id, asked.isOpen ? asked.sites : []);
    await audit(trx, {
      actor: by,
      action: 'float.change-account',
      subject: `float-account:${id}`,
      reason,
      before: { ...account, sites: before?.sites },
      after: { ...after, sites: asked.isOpen ? asked.sites : [] },
    });
    await live.tell(trx, 'desk', { kind: 'queue-changed' });
  });
}

function nameOf(typed: string): string {
  const name = typed.trim();
  refuseUnless(!NUMBER.test(name), 'float.name-is-number');
  return name;
}
