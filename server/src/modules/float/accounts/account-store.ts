import type { FloatAccountKind } from '@hako/contract/float/accounts';
import type { Site } from '@hako/contract/marketplaces/sites';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';

/** Purchases stand here until somebody says what paid them. */
export const UNSORTED_ID = '0192f000-0000-7000-8000-00000000f10a';

export interface FloatAccount {
  readonly id: string;
  readonly name: string;
  readonly kind: FloatAccountKind;
  readonly lowJpy: number | undefined;
  readonly note: string;
  readonly closedAt: Date | undefined;
}

/** One with what it holds. */
export interface FloatBalance extends FloatAccount {
  readonly balanceJpy: number;
  readonly sites: readonly Site[];
  readonly hasOpening: boolean;
  readonly lastAt: Date | undefined;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly low_jpy: number | null;
  readonly note: string;
  readonly closed_at: Date | null;
}

const toAccount = (row: Row): FloatAccount => ({
  id: row.id,
  name: row.name,
  kind: row.kind as FloatAccountKind,
  lowJpy: row.low_jpy ?? undefined,
  note: row.note,
  closedAt: row.closed_at ?? undefined,
});

/** All of them, open ones first, each with its balance. */
export async function listBalances(reader: Reader, id?: string): Promise<FloatBalance[]> {
  const { rows } = await sql<
    Row & { balance: number; sites: Site[]; opening: boolean; last_at: Date | null }
  >`
    select a.id, a.name, a.kind, a.low_jpy, a.note, a.closed_at,
      float_balance_of(a.id) as balance,
      (select m.at from float_movements m where m.account_id = a.id
        order by m.place desc limit 1) as last_at,
      exists (select from float_movements m
        where m.account_id = a.id and m.kind = 'opening' and m.reverses is null
          and not exists (select from float_movements r where r.reverses = m.id)) as opening,
      array(select site from float_usual_accounts u where u.account_id = a.id order by site) as sites
    from float_accounts a
    where ${id ?? null}::uuid is null or a.id = ${id ?? null}::uuid
    order by a.closed_at is not null, a.kind = 'unsorted', lower(a.name), a.id
    limit 200`.execute(reader);
  return rows.map((row) => ({
    ...toAccount(row),
    balanceJpy: row.balance,
    sites: row.sites,
    hasOpening: row.opening,
    lastAt: row.last_at ?? undefined,
  }));
}

/** Whoever moves yen of these waits for whoever changes them; always in the order of their ids. */
export async function lockAccounts(
  trx: Trx,
  ids: readonly string[],
  strength: 'share' | 'update',
): Promise<FloatAccount[]> {
  const query = trx
    .selectFrom('float_accounts')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id');
  const rows = await (strength === 'share' ? query.forShare() : query.forUpdate()).execute();
  return rows.map(toAccount);
}

/** Since when accounts are kept. */
export async function findKeptSince(reader: Reader): Promise<Date> {
  const { opened_at: since } = await reader
    .selectFrom('float_accounts')
    .select('opened_at')
    .where('id', '=', UNSORTED_ID)
    .executeTakeFirstOrThrow();
  return since;
}

export async function findUsual(reader: Reader, site: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('float_usual_accounts')
    .select('account_id')
    .where('site', '=', site)
    .executeTakeFirst();
  return row?.account_id;
}

export async function insertAccount(
  trx: Trx,
  account: Omit<FloatAccount, 'closedAt'> & { readonly openedBy: string; readonly at: Date },
): Promise<void> {
  const { id, name, kind, note } = account;
  await trx
    .insertInto('float_accounts')
    .values({
      ...{ id, name, kind, note },
      low_jpy: account.lowJpy ?? null,
      opened_by: account.openedBy,
      opened_at: account.at,
    })
    .execute();
}

export async function updateAccount(trx: Trx, account: FloatAccount): Promise<void> {
  const { id, name, note } = account;
  await trx
    .updateTable('float_accounts')
    .set({ name, note, low_jpy: account.lowJpy ?? null, closed_at: account.closedAt ?? null })
    .where('id', '=', id)
    .execute();
}

/** These sites are paid by it from now on, whatever paid them before, and no others. */
export async function saveUsual(trx: Trx, id: string, sites: readonly string[]): Promise<void> {
  await trx.deleteFrom('float_usual_accounts').where('account_id', '=', id).execute();
  if (sites.length === 0) return;
  await trx
    .insertInto('float_usual_accounts')
    .values(sites.map((site) => ({ site, account_id: id })))
    .onConflict((conflict) => conflict.column('site').doUpdateSet({ account_id: id }))
    .execute();
}
