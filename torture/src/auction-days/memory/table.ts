/** What was changed since the last commit, so that it can be taken back. */
export interface Journal {
  note(table: string, takeBack: () => void): void;
  /** Takes back everything since the last `forget`. */
  undo(): void;
  /** What was changed since then stays; gives back the names of the tables. */
  forget(): ReadonlySet<string>;
}

export function createJournal(): Journal {
  const undoing: (() => void)[] = [];
  let touched = new Set<string>();
  return {
    note(table, takeBack) {
      undoing.push(takeBack);
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

/** Rows of one kind. A row never changes: an update puts another one in its place. */
export interface Table<Row extends object, Indexed extends keyof Row> {
  /** In the order in which they came. */
  readonly rows: readonly Row[];
  /** Those with this value in a column that never changes. */
  with(column: Indexed, value: Row[Indexed]): readonly Row[];
  /** Throws broken unique keys and checks as the driver of PostgreSQL does. */
  insert(row: Row): Row;
  update(row: Row, change: Partial<Row>): Row;
  remove(row: Row): void;
}

export interface Rules<Row extends object, Indexed extends keyof Row> {
  readonly indexed: readonly Indexed[];
  /**
   * Constraint -> what may be there once, undefined for a row that is not under it; equal keys have
   * the same value in `among`.
   */
  readonly unique?: Readonly<
    Record<string, { readonly among: Indexed; keyOf(row: Row): string | undefined }>
  >;
  /** Constraint -> what is true of each row. */
  readonly checks?: Readonly<Record<string, (row: Row) => boolean>>;
}

export function createTable<Row extends object, Indexed extends keyof Row>(
  journal: Journal,
  name: string,
  { indexed, unique = {}, checks = {} }: Rules<Row, Indexed>,
): Table<Row, Indexed> {
  const rows = createIndexedRows<Row, Indexed>(indexed);
  const refuseBroken = (row: Row, before: Row | undefined): void => {
    for (const constraint in checks)
      if (!checks[constraint]?.(row)) throw broken('23514', constraint);
    for (const constraint in unique) {
      const rule = unique[constraint];
      const key = rule?.keyOf(row);
      if (!rule || key === undefined) continue;
      for (const other of rows.with(rule.among, row[rule.among]))
        if (other !== before && rule.keyOf(other) === key) throw broken('23505', constraint);
    }
  };
  return {
    rows: rows.all,
    with: rows.with,
    insert(row) {
      refuseBroken(row, undefined);
      rows.putIn(row, rows.all.length);
      journal.note(name, () => rows.takeOut(row));
      return row;
    },
    update(row, change) {
      const changed = { ...row, ...change };
      refuseBroken(changed, row);
      rows.replace(row, changed);
      journal.note(name, () => rows.replace(changed, row));
      return changed;
    },
    remove(row) {
      const at = rows.takeOut(row);
      journal.note(name, () => rows.putIn(row, at));
    },
  };
}

/** Rows in their order, and found by the values of some columns. */
function createIndexedRows<Row extends object, Indexed extends keyof Row>(
  indexed: readonly Indexed[],
) {
  const all: Row[] = [];
  const none: readonly Row[] = [];
  const index = new Map(indexed.map((column) => [column, new Map<Row[Indexed], Row[]>()]));
  const placeIn = (some: Row[], row: Row): number => {
    const at = some.lastIndexOf(row);
    if (at < 0) throw new Error('memory: nobody has this row any more');
    return at;
  };
  return {
    all,
    with: (column: Indexed, value: Row[Indexed]): readonly Row[] =>
      index.get(column)?.get(value) ?? none,
    putIn(row: Row, at: number): void {
      all.splice(at, 0, row);
      for (const [column, byValue] of index) {
        const known = byValue.get(row[column]);
        if (known) known.push(row);
        else byValue.set(row[column], [row]);
      }
    },
    takeOut(row: Row): number {
      const at = placeIn(all, row);
      all.splice(at, 1);
      for (const [column, byValue] of index) {
        const known = byValue.get(row[column]) ?? [];
        known.splice(placeIn(known, row), 1);
      }
      return at;
    },
    replace(row: Row, changed: Row): void {
      all[placeIn(all, row)] = changed;
      for (const [column, byValue] of index) {
        const known = byValue.get(row[column]) ?? [];
        known[placeIn(known, row)] = changed;
      }
    },
  };
}

const broken = (code: string, constraint: string): Error =>
  Object.assign(new Error(`breaks ${constraint}`), { code, constraint });
