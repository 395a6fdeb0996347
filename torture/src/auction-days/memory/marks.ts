import { addReceipt, type Fences, isAlive } from './snipers.ts';
import type { MemoryTables, Row } from './tables.ts';

export function markWrites(tables: MemoryTables, values: readonly unknown[], dbNow: Date): Row[] {
  const [leaseMs, ids, owner] = values as unknown as [number, string[], string];
  const isMine = (write: Row): boolean => {
    const bid = tables.rowsWith('bids', 'id', write['bid_id'])[0];
    return (
      write['status'] === 'sending' &&
      bid?.['status'] === 'firing' &&
      bid['lease_owner'] === owner &&
      bid['lease_number'] === write['lease_number']
    );
  };
  const mine = ids.flatMap((id) => tables.rowsWith('remote_bids', 'id', id)).filter(isMine);
  const leaseUntil = new Date(dbNow.getTime() + leaseMs);
  for (const write of mine)
    tables.update('remote_bids', write, {
      marked_at: write['marked_at'] ?? dbNow,
      lease_until: leaseUntil,
    });
  return mine.map(({ id }) => ({ id }));
}

export function giveBackOfDead(
  tables: MemoryTables,
  values: readonly unknown[],
  dbNow: Date,
  { isMarkHeeded }: Fences,
): Row[] {
  const [sites, reason, at] = values as unknown as [string[], string, Date];
  const unsent = tables.rows('remote_bids').flatMap((write) => {
    const bid = tables.rowsWith('bids', 'id', write['bid_id'])[0];
    const isUnsent =
      sites.includes(write['site'] as string) &&
      write['status'] === 'sending' &&
      (write['marked_at'] === null || !isMarkHeeded) &&
      bid?.['status'] === 'firing' &&
      !isAlive(tables, bid['lease_owner'], dbNow);
    return bid && isUnsent ? [{ write, bid }] : [];
  });
  for (const { write, bid } of unsent) {
    tables.update('remote_bids', write, { status: 'refused', reason, answered_at: at });
    tables.update('bids', bid, {
      status: 'scheduled',
      lease_owner: null,
      lease_number: (bid['lease_number'] as number) + 1,
      updated_at: at,
    });
    addReceipt(tables, bid, at, 'given-back', 'scheduled');
    const group = tables.rowsWith('bid_groups', 'id', bid['group_id'])[0];
    if (group) tables.update('bid_groups', group, { taken: (group['taken'] as number) - 1 });
  }
  return [{ lots: unsent.length }];
}
