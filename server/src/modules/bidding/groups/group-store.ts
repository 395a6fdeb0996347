import type { Selectable } from 'kysely';
import { newId } from '../../../kernel/chance.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { BidGroup, GroupHold, GroupLot } from './rules/bid-group.ts';
import type { BidStatus } from '@hako/contract/bidding/bid-status';

/** A lot of a group, as the group must know it. */
export interface Member extends GroupLot {
  readonly bidId: string;
  readonly site: string;
  readonly code: string;
}

export async function insertGroup(trx: Trx, group: BidGroup): Promise<void> {
  const { id, customerId, wanted, taken, status, createdAt, updatedAt } = group;
  await trx
    .insertInto('bid_groups')
    .values({
      id,
      customer_id: customerId,
      wanted,
      taken,
      status,
      created_at: createdAt,
      updated_at: updatedAt,
    })
    .execute();
}

/** After the bids' locks and before the purses': see the architecture's section on locks. */
export async function lockGroup(trx: Trx, id: string): Promise<BidGroup | undefined> {
  const row = await trx
    .selectFrom('bid_groups')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && groupOf(row);
}

export async function findGroup(
  reader: Reader,
  id: string,
  customerId: string,
): Promise<BidGroup | undefined> {
  const row = await reader
    .selectFrom('bid_groups')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row && groupOf(row);
}

/** The group whose money this hold is or was. */
export async function findGroupByHold(
  reader: Reader,
  holdId: string,
  customerId: string,
): Promise<string | undefined> {
  const row = await reader
    .selectFrom('bid_group_holds as h')
    .innerJoin('bid_groups as g', 'g.id', 'h.group_id')
    .select('g.id')
    .where('h.id', '=', holdId)
    .where('g.customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.id;
}

export async function listGroups(
  reader: Reader,
  customerId: string,
  limit: number,
): Promise<BidGroup[]> {
  const rows = await reader
    .selectFrom('bid_groups')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('status', 'desc')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(groupOf);
}

/** The caller holds the lock. */
export async function updateGroup(
  trx: Trx,
  group: BidGroup,
  change: Partial<Pick<BidGroup, 'wanted' | 'taken' | 'status'>>,
  at: Date,
): Promise<BidGroup> {
  const changed = { ...group, ...change, updatedAt: at };
  const { wanted, taken, status } = changed;
  await trx
    .updateTable('bid_groups')
    .set({ wanted, taken, status, updated_at: at })
    .where('id', '=', group.id)
    .execute();
  return changed;
}

export async function listMembers(reader: Reader, groupId: string): Promise<Member[]> {
  const rows = await reader
    .selectFrom('bids')
    .select(['id', 'site', 'code', 'status', 'hold_vnd'])
    .where('group_id', '=', groupId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, site, code, status, hold_vnd }) => ({
    bidId: id,
    site,
    code,
    status: status as BidStatus,
    hold: hold_vnd,
  }));
}

/** The open ones. */
export async function listGroupHolds(reader: Reader, groupId: string): Promise<GroupHold[]> {
  const rows = await reader
    .selectFrom('bid_group_holds')
    .select(['id', 'amount_vnd'])
    .where('group_id', '=', groupId)
    .where('is_open', '=', true)
    .orderBy('id')
    .execute();
  return rows.map(({ id, amount_vnd }) => ({ id, amount: amount_vnd }));
}

export async function insertGroupHold(trx: Trx, groupId: string, amount: number): Promise<string> {
  const id = newId();
  await trx
    .insertInto('bid_group_holds')
    .values({ id, group_id: groupId, amount_vnd: amount })
    .execute();
  return id;
}

export async function updateGroupHold(trx: Trx, { id, amount }: GroupHold): Promise<void> {
  await trx
    .updateTable('bid_group_holds')
    .set({ amount_vnd: amount })
    .where('id', '=', id)
    .execute();
}

export async function closeGroupHold(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('bid_group_holds').set({ is_open: false }).where('id', '=', id).execute();
}

const groupOf = (row: Selectable<Tables['bid_groups']>): BidGroup => ({
  id: row.id,
  customerId: row.customer_id,
  wanted: row.wanted,
  taken: row.taken,
  status: row.status as BidGroup['status'],
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
