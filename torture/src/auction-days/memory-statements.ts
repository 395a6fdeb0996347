import type { MemoryTables, Row } from './memory-tables.ts';

/**
 * The statements of bidding that are written as SQL, said once more over rows in memory. `memory-likeness.torture.ts` runs both and compares.
 * A statement that nobody taught ends the rig, so that none is passed over.
 */
export interface RawStatement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

interface RawNode {
  readonly sqlFragments?: readonly string[];
  readonly parameters?: readonly { readonly value: unknown }[];
}

const texts = new WeakMap<readonly string[], string>();

export function rawOf(node: unknown): RawStatement {
  const { sqlFragments = [], parameters = [] } = node as RawNode;
  const sql = texts.get(sqlFragments) ?? sqlFragments.join('$').replace(/\s+/g, ' ').trim();
  texts.set(sqlFragments, sql);
  // A parameter without a value is a piece of SQL, such as a list of states written out.
  return { sql, values: parameters.filter((one) => 'value' in one).map(({ value }) => value) };
}

/** What stands before a claim; a rig takes one away to see that it is missed. */
export interface Fences {
  readonly isClaimFenced: boolean;
  readonly isGroupGated: boolean;
}

type Statement = (
  tables: MemoryTables,
  values: readonly unknown[],
  dbNow: Date,
  fences: Fences,
) => Row[];

const STATEMENTS: Readonly<Record<string, Statement>> = {
  'select pg_advisory_xact_lock': () => [],
  'with free as materialized': leaseSnipes,
  'insert into snipers': stayAlive,
  'delete from snipers': releaseLeases,
  'with asked as materialized': claimSnipes,
  'select b.id from bids b join watched_auctions': listMovable,
  'select b.id from bids b where b.site': listUntold,
};

export function runRaw(
  tables: MemoryTables,
  { sql, values }: RawStatement,
  dbNow: Date,
  fences: Fences,
): Row[] {
  const known = Object.keys(STATEMENTS).find((start) => sql.startsWith(start));
  if (!known) throw new Error(`memory: nobody taught the statement "${sql.slice(0, 80)}"`);
  return (STATEMENTS[known] as Statement)(tables, values, dbNow, fences);
}

/** A piece of SQL inside a statement of the builder. */
export function valueOfPiece(
  tables: MemoryTables,
  { sql, values }: RawStatement,
  given: Row,
  dbNow: Date,
): unknown {
  if (sql === 'now()') return dbNow;
  if (sql === "now() + $::float8 * interval '1 millisecond'")
    return new Date(dbNow.getTime() + (values[0] as number));
  if (sql.startsWith('(select coalesce(max(step), 0) + 1 from remote_bids where bid_id ='))
    return nextStep(tables, given['bid_id'] as string);
  const isCarried = (row: Row): boolean =>
    row['site'] === given['site'] && row['account'] === given['name'];
  if (sql.startsWith('(select count(*) from bids b where b.site = a.site and b.account = a.name'))
    return tables.rows('bids').filter((row) => isCarried(row) && ACTIVE.has(row['status'])).length;
  if (
    sql.startsWith(
      '(select count(*) from remote_bids r where r.site = a.site and r.account = a.name',
    )
  )
    return tables
      .rows('remote_bids')
      .filter(
        (row) => isCarried(row) && ms(row['booked_at']) > new Date(values[0] as Date).getTime(),
      ).length;
  if (sql.startsWith('round(coalesce(answer_ms'))
    return Math.round(
      ((given['answer_ms'] as number | null) ?? (values[0] as number)) * 0.8 +
        (values[0] as number) * 0.2,
    );
  throw new Error(`memory: nobody taught the piece "${sql.slice(0, 80)}"`);
}

const ACTIVE = new Set<unknown>(['scheduled', 'firing', 'sending', 'leading', 'unknown']);

const MAYBE_LIVE = new Set<unknown>(['sending', 'unknown', 'accepted']);

const hasPlace = (tables: MemoryTables, bid: Row): boolean => {
  const group =
    bid['group_id'] === null ? undefined : tables.rowsWith('bid_groups', 'id', bid['group_id'])[0];
  return !group || (group['taken'] as number) < (group['wanted'] as number);
};

const nextStep = (tables: MemoryTables, bidId: string): number =>
  tables
    .rowsWith('remote_bids', 'bid_id', bidId)
    .reduce((most, row) => Math.max(most, row['step'] as number), 0) + 1;

const DAY_MS = 86_400_000;
const ms = (value: unknown): number => (value as Date | null)?.getTime() ?? -Infinity;

function listMovable(tables: MemoryTables, [site, account]: readonly unknown[]): Row[] {
  const isTouched = ({ code }: Row): boolean =>
    tables.rowsWith('watched_auctions', 'code', code).some((row) => row['live_account'] !== null) ||
    tables.rowsWith('remote_bids', 'code', code).some((row) => MAYBE_LIVE.has(row['status']));
  return tables
    .rows('bids')
    .filter(
      (row) =>
        row['site'] === site &&
        row['account'] === account &&
        row['status'] === 'scheduled' &&
        !isTouched(row),
    )
    .sort(
      (a, b) => ms(a['fire_at']) - ms(b['fire_at']) || (String(a['id']) < String(b['id']) ? -1 : 1),
    )
    .map(({ id }) => ({ id }));
}

function listUntold(
  tables: MemoryTables,
  [site, account, since, limit]: readonly unknown[],
): Row[] {
  const isTold = ({ id }: Row): boolean =>
    tables
      .rowsWith('bid_receipts', 'bid_id', id)
      .some((row) => row['kind'] === 'account-rests' && ms(row['at']) >= ms(since));
  return tables
    .rows('bids')
    .filter(
      (row) =>
        row['site'] === site &&
        row['account'] === account &&
        ACTIVE.has(row['status']) &&
        !isTold(row),
    )
    .sort((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1))
    .slice(0, limit as number)
    .map(({ id }) => ({ id }));
}

const isAlive = (tables: MemoryTables, sniper: unknown, dbNow: Date): boolean =>
  tables.rowsWith('snipers', 'id', sniper).some((row) => ms(row['alive_until']) > dbNow.getTime());

function leaseSnipes(
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

function stayAlive(tables: MemoryTables, values: readonly unknown[], dbNow: Date): Row[] {
  const [owner, leaseMs] = values as unknown as [string, number];
  signLife(tables, owner, () => new Date(dbNow.getTime() + leaseMs));
  return [];
}

function releaseLeases(tables: MemoryTables, [owner]: readonly unknown[], dbNow: Date): Row[] {
  for (const row of [...tables.rows('snipers')])
    if (row['id'] === owner || ms(row['alive_until']) < dbNow.getTime() - DAY_MS)
      tables.remove('snipers', row);
  return [];
}

function claimSnipes(
  tables: MemoryTables,
  values: readonly unknown[],
  dbNow: Date,
  { isClaimFenced, isGroupGated }: Fences,
): Row[] {
  const [ids, numbers, remoteIds, , owner, at, , writeLeaseMs] = values as unknown as [
    string[],
    number[],
    string[],
    string[],
    string,
    Date,
    Date,
    number,
  ];
  const leaseUntil = new Date(dbNow.getTime() + writeLeaseMs);
  const asked = ids.flatMap((id, index) => {
    const bid = tables.rowsWith('bids', 'id', id)[0];
    if (!bid) return [];
    const isMine =
      bid['lease_number'] === numbers[index] &&
      bid['status'] === 'scheduled' &&
      bid['lease_owner'] === owner &&
      isAlive(tables, owner, dbNow) &&
      !tables
        .rowsWith('remote_bids', 'code', bid['code'])
        .some(
          (row) =>
            row['site'] === bid['site'] &&
            (row['status'] === 'sending' || row['status'] === 'unknown'),
        );
    // Without the fence whoever once leased a snipe books it, however long ago that was.
    return (isClaimFenced ? isMine : ACTIVE.has(bid['status']))
      ? [{ bid, remoteId: remoteIds[index] }]
      : [];
  });
  const turns = [...asked].sort(
    (a, b) =>
      ms(a.bid['fire_at']) - ms(b.bid['fire_at']) ||
      (String(a.bid['id']) < String(b.bid['id']) ? -1 : 1),
  );
  const hasTurn = ({ bid }: (typeof asked)[number]): boolean =>
    bid['group_id'] === null ||
    !isGroupGated ||
    (hasPlace(tables, bid) &&
      turns.find((one) => one.bid['group_id'] === bid['group_id'])?.bid === bid);
  return asked.filter(hasTurn).map(({ bid, remoteId }) => {
    const id = bid['id'] as string;
    const group = tables.rowsWith('bid_groups', 'id', bid['group_id'])[0];
    if (group) tables.update('bid_groups', group, { taken: (group['taken'] as number) + 1 });
    tables.update('bids', bid, { status: 'firing', updated_at: at });
    const remote = tables.insert('remote_bids', {
      id: remoteId,
      bid_id: id,
      customer_id: bid['customer_id'],
      site: bid['site'],
      code: bid['code'],
      account: bid['account'],
      maximum_jpy: bid['maximum_jpy'],
      step: nextStep(tables, id),
      status: 'sending',
      lease_until: leaseUntil,
      lease_number: bid['lease_number'],
      booked_at: at,
    });
    tables.insert('bid_receipts', {
      bid_id: id,
      customer_id: bid['customer_id'],
      at,
      kind: 'claimed',
      facts: '{"state":"firing"}',
    });
    return { ...remote };
  });
}
