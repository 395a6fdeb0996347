import { INDEXED, type MemoryTables, type Row } from './tables.ts';

/** What a statement of Kysely's builder means over rows in memory: as much of it as the stores of bidding say. */
export interface StatementRunner {
  /** Runs one statement as a whole. */
  run<Result>(work: () => Result): Promise<Result>;
  readonly tables: MemoryTables;
  /** The value of a small piece of SQL inside a statement. */
  valueOf(piece: unknown, given: Row): unknown;
  /** Not in a transaction: what is read may change before it is looked at. */
  readonly isAlone: boolean;
  /** What a reader is shown of a row; for rigs that break the reading on purpose. */
  lens?: ((table: string, row: Row) => Row | undefined) | undefined;
}

type Test = (row: Row) => boolean;
type Operator = '=' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'is' | 'is not';

const plain = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value);
const COMPARE: Readonly<Record<Operator, (left: never, right: never) => boolean>> = {
  '=': (left, right) => left !== null && right !== null && left === right,
  '!=': (left, right) => left !== null && right !== null && left !== right,
  '<': (left, right) => left !== null && left < right,
  '<=': (left, right) => left !== null && left <= right,
  '>': (left, right) => left !== null && left > right,
  '>=': (left, right) => left !== null && left >= right,
  in: (left, right) => (right as unknown[]).includes(left),
  is: (left, right) => left === right,
  'is not': (left, right) => left !== right,
};

/** A condition, or a value counted from the row (`+`). */
interface Expression {
  readonly test: Test;
  readonly value: (row: Row) => unknown;
}

const expression = (left: string, operator: string, right: unknown): Expression => ({
  test: operator === '+' ? () => false : testOf(left, operator as Operator, right),
  value: (row) => (row[left] as number) + (right as number),
});
const eb = Object.assign(expression, {
  and: (all: readonly Expression[]): Expression => ({
    test: (row) => all.every(({ test }) => test(row)),
    value: () => undefined,
  }),
  or: (some: readonly Expression[]): Expression => ({
    test: (row) => some.some(({ test }) => test(row)),
    value: () => undefined,
  }),
});

function testOf(column: string, operator: Operator, right: unknown): Test {
  const compare = COMPARE[operator] as ((left: unknown, right: unknown) => boolean) | undefined;
  if (!compare) throw new Error(`memory: nobody taught "${operator}"`);
  const value = Array.isArray(right) ? right.map(plain) : plain(right);
  return (row) => compare(plain(row[column] ?? null), value);
}

interface Count {
  readonly count: Test;
  readonly name: string;
}
const counting = (test: Test) => ({
  filterWhere: (left: string | Expression, operator?: string, right?: unknown) =>
    counting(typeof left === 'string' ? testOf(left, operator as Operator, right) : left.test),
  as: (name: string): Count => ({ count: test, name }),
});
const fn = {
  count: (_column: string) => counting(() => true),
  countAll: () => counting(() => true),
};

/** The conditions of one statement, and the rows that they leave; found by an indexed column where one is named. */
function createFilter(runner: StatementRunner, table: string) {
  const tests: Test[] = [];
  let by: { column: string; value: unknown } | undefined;
  return {
    add(left: string, operator: string, given: unknown): void {
      const right = runner.valueOf(given, {});
      if (operator === '=' && INDEXED.has(left) && by?.column !== 'id')
        by = { column: left, value: right };
      tests.push(testOf(left, operator as Operator, right));
    },
    rows(lens: StatementRunner['lens']): Row[] {
      const seen: Row[] = [];
      next: for (const kept of by
        ? runner.tables.rowsWith(table, by.column, by.value)
        : runner.tables.rows(table)) {
        const row = lens ? lens(table, kept) : kept;
        if (!row) continue;
        for (const test of tests) if (!test(row)) continue next;
        seen.push(row);
      }
      return seen;
    },
  };
}

export function selectFrom(runner: StatementRunner, named: string) {
  // `site_accounts as a`: one table under a short name, which its columns then carry.
  const [table = '', short] = named.split(' as ');
  const bare = (column: string): string =>
    short !== undefined && column.startsWith(`${short}.`) ? column.slice(short.length + 1) : column;
  const filter = createFilter(runner, table);
  const counted: { name: string; piece: unknown }[] = [];
  const orders: { column: string; sign: number }[] = [];
  let most = Infinity;
  let shape: ((rows: Row[]) => Row[]) | undefined;

  const rows = (): Row[] => {
    const seen = filter.rows(runner.lens);
    if (orders.length > 0)
      seen.sort((a, b) =>
        orders.reduce(
          (sign, order) => sign || order.sign * byValue(a[order.column], b[order.column]),
          0,
        ),
      );
    const cut = seen.length > most ? seen.slice(0, most) : seen;
    if (shape) return shape(cut);
    if (counted.length > 0)
      return cut.map((row) => ({
        ...row,
        ...Object.fromEntries(counted.map(({ name, piece }) => [name, runner.valueOf(piece, row)])),
      }));
    // Inside a transaction nobody else changes a row before it was read.
    return runner.isAlone ? cut.map((row) => ({ ...row })) : cut;
  };
  const query = {
    selectAll: () => query,
    select(columns: unknown) {
      for (const column of Array.isArray(columns) ? columns : []) {
        if (typeof column === 'string') continue;
        const { node, alias } = (
          column as { toOperationNode(): { node: unknown; alias: { name: string } } }
        ).toOperationNode();
        counted.push({ name: alias.name, piece: { toOperationNode: () => node } });
      }
      if (typeof columns === 'function') {
        const counts = (columns as (builder: object) => Count[])({ fn, eb });
        shape = (found) => [
          Object.fromEntries(counts.map(({ count, name }) => [name, found.filter(count).length])),
        ];
      }
      return query;
    },
    where(left: string, operator: string, right: unknown) {
      filter.add(bare(left), operator, right);
      return query;
    },
    $if: (isSo: boolean, more: (same: unknown) => unknown) =>
      (isSo ? more(query) : query) as typeof query,
    orderBy(column: string, direction = 'asc') {
      orders.push({ column: bare(column), sign: direction === 'desc' ? -1 : 1 });
      return query;
    },
    limit(count: number) {
      most = count;
      return query;
    },
    forUpdate: () => query,
    execute: () => runner.run(rows),
    executeTakeFirst: () => runner.run(() => rows()[0]),
    executeTakeFirstOrThrow: () =>
      runner.run(() => {
        const [first] = rows();
        if (!first) throw new Error(`memory: no row of ${table}`);
        return first;
      }),
  };
  return query;
}

const byValue = (a: unknown, b: unknown): number => {
  const [left, right] = [plain(a) as never, plain(b) as never];
  return left < right ? -1 : left > right ? 1 : 0;
};

export function updateTable(runner: StatementRunner, table: string) {
  const filter = createFilter(runner, table);
  let change: (row: Row) => Row = () => ({});
  const run = (): Row[] => {
    const found = filter.rows(undefined);
    for (const row of found) runner.tables.update(table, row, change(row));
    return found;
  };
  const query = {
    set(given: Row | ((builder: object) => Record<string, unknown>)) {
      const values = typeof given === 'function' ? given({ eb, fn }) : given;
      change = (row) => {
        const changed: Row = {};
        for (const column in values) {
          const value = values[column];
          if (value !== undefined)
            changed[column] = isExpression(value)
              ? value.value(row)
              : columnValue(column, runner.valueOf(value, row));
        }
        return changed;
      };
      return query;
    },
    where(left: string, operator: string, right: unknown) {
      filter.add(left, operator, right);
      return query;
    },
    returningAll: () => query,
    returning: () => query,
    execute: () => runner.run(run),
    executeTakeFirst: () => runner.run(() => run()[0]),
    executeTakeFirstOrThrow: () =>
      runner.run(() => {
        const [first] = run();
        if (!first) throw new Error(`memory: no row of ${table}`);
        return first;
      }),
  };
  return query;
}

const isExpression = (value: unknown): value is Expression =>
  typeof value === 'object' && value !== null && 'test' in value && 'value' in value;

export function insertInto(runner: StatementRunner, table: string) {
  let given: readonly Row[] = [];
  let onConflict: 'throw' | 'nothing' = 'throw';
  const run = (): Row[] =>
    given.flatMap((values) => {
      const row: Row = {};
      for (const column in values)
        row[column] = columnValue(column, runner.valueOf(values[column], values));
      try {
        return [runner.tables.insert(table, row)];
      } catch (error) {
        if (onConflict === 'nothing' && (error as { code?: string }).code === '23505') return [];
        throw error;
      }
    });
  const conflict = {
    doNothing: () => (onConflict = 'nothing'),
    column: () => conflict,
    columns: () => conflict,
  };
  const query = {
    values(rows: Row | readonly Row[]) {
      given = (Array.isArray(rows) ? rows : [rows]) as readonly Row[];
      return query;
    },
    onConflict(decide: (builder: typeof conflict) => unknown) {
      decide(conflict);
      return query;
    },
    returning: () => query,
    returningAll: () => query,
    execute: () => runner.run(run),
    executeTakeFirst: () => runner.run(() => run()[0]),
    executeTakeFirstOrThrow: () => runner.run(() => run()[0] as Row),
  };
  return query;
}

/** JSON is given as text and read as values; the facts of receipts stay text, because no store reads one here. */
const parsed = new Map<string, unknown>();
function columnValue(column: string, value: unknown): unknown {
  if ((column !== 'listing' && column !== 'live_terms') || typeof value !== 'string') return value;
  const known = parsed.get(value) ?? JSON.parse(value);
  if (parsed.size > 1_000) parsed.clear();
  parsed.set(value, known);
  return known;
}
