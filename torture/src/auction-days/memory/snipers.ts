import type { MemoryTables, Row } from './tables.ts';

/** What stands before a claim; a rig takes one away to see that it is missed. */
export interface Fences {
  readonly isClaimFenced: boolean;
  readonly isGroupGated: boolean;
  /** What is marked is never given back. */
  readonly isMarkHeeded: boolean;
}

export const ACTIVE = new Set<unknown>(['scheduled', 'firing', 'sending', 'leading', 'unknown']);

export const ms = (value: unknown): number => (value as Date | null)?.getTime() ?? -Infinity;
const DAY_MS = 86_400_000;

const hasPlace = (tables: MemoryTables, bid: Row): boolean => {
  const group =
    bid['group_id'] === null ? undefined : tables.rowsWith('bid_groups', 'id', bid['group_id'])[0];
  return !group || (group['taken'] as number) < (group['wanted'] as number);
};

export const nextStep = (tables: MemoryTables, bidId: string): number =>
  tables
    .rowsWith('remote_bids', 'bid_id', bidId)
    .reduce((most, row) => Math.max(most, row['step'] as number), 0) + 1;

export const isAlive = (tables: MemoryTables, sniper: unknown, dbNow: Date): boolean =>
  tables.rowsWith('snipers', 'id', sniper).some((row) => ms(row['alive_until']) > dbNow.getTime());

export function leaseSnipes(
  tables: MemoryTables,
  values: readonly unknown[],
  dbNow: Date,
  { isGroupGated }: Fences,
): Row[] {
  const [until, marketNow, site, owner, inHand, limit, , leaseMs] = values as unknown as [
    Date,
    Date,
    string,
    string,
    readonly string[] | null,
    number,
    string,
    number,
  ];
  const isFree = (row: Row): boolean =>
    row['lease_owner'] === owner
      ? inHand !== null && !inHand.includes(row['id'] as string)
      : !isAlive(tables, row['lease_owner'], dbNow);
  const due = tables
    .rows('bids')
    .filter(
      (row) =>
        row['mode'] === 'snipe' &&
        row['status'] === 'scheduled' &&
        ms(row['fire_at']) <= ms(until) &&
        ms(row['planned_end_at']) > ms(marketNow) &&
        row['site'] === site &&
        isFree(row) &&
        (!isGroupGated || hasPlace(tables, row)),
    );
  const taken = due.sort((a, b) => ms(a['fire_at']) - ms(b['fire_at'])).slice(0, limit);
  if (taken.length > 0)
    signLife(tables, owner, (before) => new Date(Math.max(ms(before), dbNow.getTime() + leaseMs)));
  return taken.map((row) => {
    tables.update('bids', row, {
      lease_owner: owner,
      lease_number: (row['lease_number'] as number) + 1,
    });
    return { ...row };
  });
}

function signLife(tables: MemoryTables, owner: string, untilOf: (before: unknown) => Date): void {
  const [known] = tables.rowsWith('snipers', 'id', owner);
  if (known) tables.update('snipers', known, { alive_until: untilOf(known['alive_until']) });
  else tables.insert('snipers', { id: owner, alive_until: untilOf(null) });
}

export function stayAlive(tables: MemoryTables, values: readonly unknown[], dbNow: Date): Row[] {
  const [owner, leaseMs] = values as unknown as [string, number];
  signLife(tables, owner, () => new Date(dbNow.getTime() + leaseMs));
  return [];
}

export function releaseLeases(
  tables: MemoryTables,
  [owner]: readonly unknown[],
  dbNow: Date,
): Row[] {
  for (const row of [...tables.rows('snipers')])
    if (row['id'] === owner || ms(row['alive_until']) < dbNow.getTime() - DAY_MS)
      tables.remove('snipers', row);
  return [];
}

interface Claim {
  readonly bid: Row;
  readonly remoteId: string;
}

/** What this sniper may claim. Without the fence whoever once leased a snipe books it, however long ago that was. */
function claimable(
  tables: MemoryTables,
  values: readonly unknown[],
  dbNow: Date,
  { isClaimFenced, isGroupGated }: Fences,
): Claim[] {
  const [ids, numbers, remoteIds, , owner] = values as unknown as [
    string[],
    number[],
    string[],
    string[],
    string,
  ];
  const isOpen = (bid: Row) => (write: Row) =>
    write['site'] === bid['site'] &&
    (write['status'] === 'sending' || write['status'] === 'unknown');
  const isMine = (bid: Row, number: unknown): boolean =>
    bid['lease_number'] === number &&
    bid['status'] === 'scheduled' &&
    bid['lease_owner'] === owner &&
    isAlive(tables, owner, dbNow) &&
    !tables.rowsWith('remote_bids', 'code', bid['code']).some(isOpen(bid));
  const ripe = ids.flatMap((id, index): Claim[] => {
    const bid = tables.rowsWith('bids', 'id', id)[0];
    const isRipe = bid && (isClaimFenced ? isMine(bid, numbers[index]) : ACTIVE.has(bid['status']));
    return isRipe ? [{ bid, remoteId: remoteIds[index] as string }] : [];
  });
  const turns = ripe.toSorted(
    (a, b) =>
      ms(a.bid['fire_at']) - ms(b.bid['fire_at']) ||
      (String(a.bid['id']) < String(b.bid['id']) ? -1 : 1),
  );
  const hasTurn = ({ bid }: Claim): boolean =>
    bid['group_id'] === null ||
    !isGroupGated ||
    (hasPlace(tables, bid) &&
      turns.find((one) => one.bid['group_id'] === bid['group_id'])?.bid === bid);
  return ripe.filter(hasTurn);
}

export function claimSnipes(
  tables: MemoryTables,
  values: readonly unknown[],
  dbNow: Date,
  fences: Fences,
): Row[] {
  const [at, , writeLeaseMs] = values.slice(5) as unknown as [Date, Date, number];
  return claimable(tables, values, dbNow, fences).map(({ bid, remoteId }) => {
    const { id, customer_id, site, code, account, maximum_jpy, lease_number } = bid;
    const group = tables.rowsWith('bid_groups', 'id', bid['group_id'])[0];
    if (group) tables.update('bid_groups', group, { taken: (group['taken'] as number) + 1 });
    tables.update('bids', bid, { status: 'firing', updated_at: at });
    const claimed = { customer_id, site, code, account, maximum_jpy, lease_number };
    const remote = tables.insert('remote_bids', {
      ...claimed,
      id: remoteId,
      bid_id: id,
      step: nextStep(tables, id as string),
      status: 'sending',
      lease_until: new Date(dbNow.getTime() + writeLeaseMs),
      booked_at: at,
      marked_at: null,
    });
    addReceipt(tables, bid, at, 'claimed', 'firing');
    return { ...remote };
  });
}

export function addReceipt(
  tables: MemoryTables,
  bid: Row,
  at: Date,
  kind: string,
  state: string,
): void {
  tables.insert('bid_receipts', {
    bid_id: bid['id'],
    customer_id: bid['customer_id'],
    at,
    kind,
    facts: JSON.stringify({ state }),
  });
}
