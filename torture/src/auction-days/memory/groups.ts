import { newId } from '../../../../server/src/kernel/chance.ts';
import type { BiddingStores } from '../../../../server/src/modules/bidding/stores.ts';
import { run, type Statement } from './database.ts';
import { byId } from './order.ts';
import type { GroupHoldRow, GroupRow } from './rows.ts';
import { shownBids } from './shown.ts';

const rowOf = ({ tables }: Statement, id: string): GroupRow | undefined =>
  tables.groups.with('id', id)[0];

/** Undefined: the bid is in none. */
export const groupOf = (
  statement: Statement,
  { groupId }: { readonly groupId: string | undefined },
): GroupRow | undefined => (groupId === undefined ? undefined : rowOf(statement, groupId));

export const memoryGroups: BiddingStores['groups'] = {
  insert: (trx, group) => run(trx, ({ tables }) => void tables.groups.insert(group)),
  lock: (trx, id) => run(trx, (statement) => rowOf(statement, id)),
  find: (reader, id, customerId) =>
    run(reader, (statement) => {
      const row = rowOf(statement, id);
      return row?.customerId === customerId ? row : undefined;
    }),
  update: (trx, group, change, at) =>
    run(trx, (statement) => {
      const changed = { ...group, ...change, updatedAt: at };
      const { wanted, taken, status, updatedAt } = changed;
      const row = rowOf(statement, group.id);
      if (row) statement.tables.groups.update(row, { wanted, taken, status, updatedAt });
      return changed;
    }),
  listMembers: (reader, groupId) =>
    run(reader, (statement) =>
      shownBids(statement, statement.tables.bids.rows)
        .filter((row) => row.groupId === groupId)
        .toSorted(byId)
        .map(({ id, site, code, status, hold }) => ({ bidId: id, site, code, status, hold })),
    ),
  listHolds: (reader, groupId) =>
    run(reader, ({ tables }) =>
      tables.groupHolds
        .with('groupId', groupId)
        .filter(({ isOpen }) => isOpen)
        .toSorted(byId)
        .map(({ id, amount }) => ({ id, amount })),
    ),
  insertHold: (trx, groupId, amount) =>
    run(trx, ({ tables }) => {
      const id = newId();
      tables.groupHolds.insert({ id, groupId, amount, isOpen: true });
      return id;
    }),
  updateHold: (trx, { id, amount }) =>
    run(trx, (statement) => changeHold(statement, id, { amount })),
  closeHold: (trx, id) => run(trx, (statement) => changeHold(statement, id, { isOpen: false })),
};

function changeHold({ tables }: Statement, id: string, change: Partial<GroupHoldRow>): void {
  const [row] = tables.groupHolds.with('id', id);
  if (row) tables.groupHolds.update(row, change);
}
