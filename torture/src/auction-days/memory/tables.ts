/** Rows by the names of their columns, as the driver of PostgreSQL gives them. */
export type Row = Record<string, unknown>;

export interface MemoryTables {
  rows(table: string): readonly Row[];
  /** Rows with this value in one of the columns that never change: `id`, `code`, `bid_id`, `customer_id`. */
  rowsWith(table: string, column: string, value: unknown): readonly Row[];
  /** Missing columns get their defaults; breaks of unique keys and checks are thrown as the driver throws them. */
  insert(table: string, row: Row): Row;
  update(table: string, row: Row, change: Row): void;
  remove(table: string, row: Row): void;
  /** Takes back everything since the last `forget`. */
  undo(): void;
  /** What was changed since then stays; gives back the names of the tables. */
  forget(): ReadonlySet<string>;
}

export interface Rules {
  readonly defaults: Row;
  /** Constraint -> key of a row, undefined where the row is not under it. */
  readonly unique: Readonly<Record<string, (row: Row) => string | undefined>>;
  readonly checks: Readonly<Record<string, (row: Row) => boolean>>;
}

const ACTIVE = new Set<unknown>(['scheduled', 'firing', 'sending', 'leading', 'unknown']);
const OPEN = new Set<unknown>(['sending', 'unknown']);
const lotOf = (row: Row): string => `${row['site'] as string}:${row['code'] as string}`;

/** What the migrations say of the tables that bidding writes; `memory-likeness.torture.ts` compares the two. */
const RULES: Readonly<Record<string, Rules>> = {
  watched_auctions: {
    defaults: {
      is_open: true,
      tax_percent: 0,
      clock_offset_ms: 0,
      clock_uncertainty_ms: 0,
      live_account: null,
      live_maximum_jpy: null,
      is_leading: false,
      settled_at: null,
      failures: 0,
      looked_at: null,
      read_due_at: null,
    },
    unique: { watched_auctions_pkey: lotOf },
    checks: {
      watched_auctions_live_complete: (row) =>
        (row['live_account'] === null) === (row['live_maximum_jpy'] === null),
    },
  },
  bids: {
    defaults: {
      reason: null,
      services: [],
      is_partial: false,
      is_held: true,
      followed: 0,
      lease_owner: null,
      lease_number: 0,
      group_id: null,
      hold_id: null,
      tried_at: null,
      live_terms: null,
    },
    unique: {
      bids_pkey: (row) => row['id'] as string,
      bids_one_active_per_auction: (row) => (ACTIVE.has(row['status']) ? lotOf(row) : undefined),
    },
    checks: {
      bids_active_is_held: (row) =>
        !ACTIVE.has(row['status']) || row['is_held'] === true || row['group_id'] !== null,
      bids_won_has_price: (row) => row['status'] !== 'won' || row['won_price_jpy'] !== null,
      bids_snipe_planned: (row) =>
        row['mode'] !== 'snipe' ||
        (row['fire_at'] !== null && row['lead_ms'] !== null && row['planned_end_at'] !== null),
    },
  },
  remote_bids: {
    defaults: { lease_number: 0, answered_at: null, reason: null, marked_at: new Date(0) },
    unique: {
      remote_bids_pkey: (row) => row['id'] as string,
      remote_bids_once: (row) => `${row['bid_id'] as string}:${row['step'] as number}`,
      remote_bids_one_open: (row) => (OPEN.has(row['status']) ? lotOf(row) : undefined),
    },
    checks: {
      remote_bids_unmarked_never_left: (row) =>
        row['marked_at'] !== null || row['status'] === 'sending' || row['status'] === 'refused',
    },
  },
  bid_groups: {
    defaults: { taken: 0, status: 'open' },
    unique: {},
    checks: {
      bid_groups_wanted: (row) => (row['wanted'] as number) >= 1 && (row['wanted'] as number) <= 20,
      bid_groups_taken: (row) => (row['taken'] as number) >= 0,
    },
  },
  site_accounts: {
    defaults: {
      state: 'healthy',
      reason: null,
      rests_until: null,
      pace_per_minute: 30,
      answers: 0,
      refusals: 0,
      outages: 0,
      answer_ms: null,
    },
    unique: { site_accounts_pkey: (row) => `${row['site'] as string}:${row['name'] as string}` },
    checks: {},
  },
  hand_bids: {
    defaults: { state: 'waiting', taken_by: null, taken_at: null, answered_at: null, words: null },
    unique: { hand_bids_pkey: (row) => row['id'] as string },
    checks: {},
  },
  bid_group_holds: {
    defaults: { is_open: true },
    unique: {},
    checks: { bid_group_holds_amount: (row) => (row['amount_vnd'] as number) > 0 },
  },
};
const NO_RULES: Rules = { defaults: {}, unique: {}, checks: {} };

/** For a rig that takes the unique keys away; what is missing in a row still gets its default. */
export const WITHOUT_KEYS: Readonly<Record<string, Rules>> = Object.fromEntries(
  Object.entries(RULES).map(([table, rules]) => [table, { ...rules, unique: {} }]),
);

/** Columns that find rows; none of them is ever updated. */
export const INDEXED: ReadonlySet<string> = new Set(['id', 'code', 'bid_id', 'customer_id']);
const NONE: readonly Row[] = [];

export function createMemoryTables(rules: Readonly<Record<string, Rules>> = RULES): MemoryTables {
  const tables = new Map<string, Row[]>();
  const index = new Map<string, Map<string, Map<unknown, Row[]>>>();
  const undoing: (() => void)[] = [];
  let touched = new Set<string>();
  const rowsOf = (table: string): Row[] =>
    tables.get(table) ?? (tables.set(table, []).get(table) as Row[]);
  const rowsWith = (table: string, column: string, value: unknown): Row[] | undefined =>
    index.get(table)?.get(column)?.get(value);

  const refuseBroken = (table: string, row: Row): void => {
    const { unique, checks } = rules[table] ?? NO_RULES;
    for (const constraint in checks)
      if (!checks[constraint]?.(row)) throw broken('23514', constraint);
    for (const constraint in unique) {
      const keyOf = unique[constraint] as (row: Row) => string | undefined;
      const key = keyOf(row);
      if (key === undefined) continue;
      // Every other key names the lot, or belongs to one.
      for (const other of (row['id'] !== undefined && constraint.endsWith('_pkey')
        ? rowsWith(table, 'id', row['id'])
        : rowsWith(table, 'code', row['code'])) ?? NONE)
        if (other !== row && keyOf(other) === key) throw broken('23505', constraint);
    }
  };
  const putIn = (table: string, row: Row, at: number): void => {
    rowsOf(table).splice(at, 0, row);
    const columns =
      index.get(table) ??
      new Map<string, Map<unknown, Row[]>>(
        [...INDEXED].map((column) => [column, new Map<unknown, Row[]>()]),
      );
    index.set(table, columns);
    for (const [column, byValue] of columns) {
      const known = byValue.get(row[column]);
      if (known) known.push(row);
      else byValue.set(row[column], [row]);
    }
  };
  const takeOut = (table: string, row: Row): number => {
    const rows = rowsOf(table);
    const at = rows.lastIndexOf(row);
    rows.splice(at, 1);
    for (const column of INDEXED) {
      const known = rowsWith(table, column, row[column]);
      known?.splice(known.lastIndexOf(row), 1);
    }
    return at;
  };

  return {
    rows: rowsOf,
    rowsWith: (table, column, value) => rowsWith(table, column, value) ?? NONE,
    insert(table, given) {
      const row: Row = { ...(rules[table] ?? NO_RULES).defaults };
      for (const column in given) if (given[column] !== undefined) row[column] = given[column];
      refuseBroken(table, row);
      putIn(table, row, rowsOf(table).length);
      undoing.push(() => takeOut(table, row));
      touched.add(table);
      return row;
    },
    update(table, row, change) {
      const before: Row = {};
      for (const column in change) before[column] = row[column];
      Object.assign(row, change);
      undoing.push(() => Object.assign(row, before));
      touched.add(table);
      refuseBroken(table, row);
    },
    remove(table, row) {
      const at = takeOut(table, row);
      undoing.push(() => putIn(table, row, at));
      touched.add(table);
    },
    undo() {
      while (undoing.length > 0) undoing.pop()?.();
      touched = new Set();
    },
    forget() {
      undoing.length = 0;
      const seen = touched;
      touched = new Set();
      return seen;
    },
  };
}

const broken = (code: string, constraint: string): Error =>
  Object.assign(new Error(`breaks ${constraint}`), { code, constraint });
