import {
  DummyDriver,
  NOOP_QUERY_EXECUTOR,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Kysely,
  Transaction,
} from 'kysely';
import type { Database, Reader, Trx } from '../../../../server/src/platform/database/database.ts';
import type { Tables } from '../../../../server/src/platform/database/tables.ts';
import type { AuctionRow, BidRow } from './rows.ts';
import { createMemoryTables, type MemoryTables } from './tables.ts';

/**
 * What a reader is shown of a row, undefined for nothing; for rigs that break the reading on
 * purpose.
 */
export interface Lens {
  readonly auction?: (row: AuctionRow) => AuctionRow;
  readonly bid?: (row: BidRow) => BidRow | undefined;
}

/** What stands before a claim; a rig takes one away to see that it is missed. */
export interface Fences {
  readonly isClaimFenced: boolean;
  readonly isGroupGated: boolean;
  /** What is marked is never given back. */
  readonly isMarkHeeded: boolean;
}

/** What stands between a process and its database. */
export interface Line {
  /** Before each statement: undefined goes on, a promise is waited for (for ever, when the process is dead). */
  gate(): Promise<void> | undefined;
  /** How the next commit ends. `answer-lost`: it is done, and the process hears of a broken line. */
  atCommit(): 'done' | 'answer-lost' | 'lost';
  isDead(): boolean;
  /** Called back when the process dies or stands still, so that its open transaction is taken back; gives back what ends that. */
  onStop(rollBack: () => void): () => void;
  readonly lens?: Lens | undefined;
}

/** What one statement works on. */
export interface Statement {
  readonly tables: MemoryTables;
  readonly dbNow: Date;
  readonly fences: Fences;
  readonly lens: Lens;
}

type Run = <Result>(work: (statement: Statement) => Result) => Promise<Result>;
interface Session {
  readonly run: Run;
  /** Undefined inside a transaction. */
  readonly inTransaction?: <Result>(work: (trx: Trx) => Promise<Result>) => Promise<Result>;
}
const sessions = new WeakMap<Reader, Session>();
const sessionOf = (reader: Reader): Session => {
  const session = sessions.get(reader);
  if (!session) throw new Error('memory: nobody opened this connection');
  return session;
};

/** Runs one statement as a whole: in the transaction that is open, or in one of its own. */
export const run = <Result>(
  reader: Reader,
  work: (statement: Statement) => Result,
): Promise<Result> => sessionOf(reader).run(work);

/** Runs work in one transaction, and never begins it again. */
export async function inTransaction<Result>(
  db: Database,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  const open = sessionOf(db).inTransaction;
  if (!open) throw new Error('memory: nobody opens a transaction inside one');
  return open(work);
}

export interface MemoryDatabase {
  readonly tables: MemoryTables;
  /** The connection of a process. It only names its session: no SQL runs on it. */
  connect(line: Line): Database;
}

interface Options {
  readonly dbNow: () => Date;
  readonly fences?: Fences;
  /** After each commit, with the tables that it changed. */
  readonly onCommit: (touched: ReadonlySet<string>) => void;
  readonly tables?: MemoryTables;
}

/**
 * The rows of bidding in memory. Transactions come one after the other, as they do where each
 * begins by locking its lot; a dead process takes its open one with it.
 */
export function createMemoryDatabase({
  dbNow,
  onCommit,
  fences = { isClaimFenced: true, isGroupGated: true, isMarkHeeded: true },
  tables = createMemoryTables(),
}: Options): MemoryDatabase {
  const { take, giveOn } = createTurns();
  const store: Store = {
    take,
    giveOn,
    commit() {
      const touched = tables.forget();
      giveOn();
      if (touched.size > 0) onCommit(touched);
    },
    rollBack() {
      tables.undo();
      giveOn();
    },
    see: (lens = {}) => ({ tables, dbNow: dbNow(), fences, lens }),
  };
  return {
    tables,
    connect(line) {
      const db = new Kysely<Tables>(NO_SQL);
      sessions.set(db, {
        run: (work) => runAlone(store, line, work),
        inTransaction: (work) => runTransaction(store, line, work),
      });
      return db;
    },
  };
}

/** One transaction at a time. */
interface Store extends ReturnType<typeof createTurns> {
  commit(): void;
  rollBack(): void;
  see(lens: Lens | undefined): Statement;
}

function createTurns() {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    take(): Promise<void> | undefined {
      if (isTaken) return new Promise((turn) => waiting.push(turn));
      isTaken = true;
      return undefined;
    },
    giveOn(): void {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}

async function begin({ take, giveOn }: Store, line: Line): Promise<void> {
  await line.gate();
  await take();
  if (!line.isDead()) return;
  giveOn();
  await never();
}

async function runAlone<Result>(
  store: Store,
  line: Line,
  work: (statement: Statement) => Result,
): Promise<Result> {
  await begin(store, line);
  let result: Result;
  try {
    result = work(store.see(line.lens));
  } catch (error) {
    store.rollBack();
    throw error;
  }
  store.commit();
  return result;
}

async function runTransaction<Result>(
  store: Store,
  line: Line,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  await begin(store, line);
  let isOpen = true;
  const end = (how: () => void): void => {
    if (isOpen) how();
    isOpen = false;
    forgetStop();
  };
  const forgetStop = line.onStop(() => end(store.rollBack));
  const stillOpen = async (): Promise<void> => {
    await line.gate();
    if (!isOpen) throw new Error('memory: the transaction is over');
  };
  const trx = new Transaction<Tables>(NO_SQL);
  sessions.set(trx, {
    run: async (one) => {
      await stillOpen();
      return one(store.see(line.lens));
    },
  });
  try {
    const result = await work(trx);
    await stillOpen();
    const outcome = line.atCommit();
    if (outcome === 'lost') throw new Error('the line broke before the commit');
    end(store.commit);
    if (outcome === 'answer-lost') throw new Error('the line broke after the commit');
    await line.gate();
    return result;
  } finally {
    end(store.rollBack);
  }
}

/** For who is dead: nothing happens any more. A promise of its own for each, so that the dead are forgotten. */
export const never = (): Promise<never> => new Promise(() => undefined);

const DIALECT = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
/** A connection on which a query is an error. */
const NO_SQL = {
  config: { dialect: DIALECT },
  dialect: DIALECT,
  driver: new DummyDriver(),
  executor: NOOP_QUERY_EXECUTOR,
};

/** A query that no store in memory answers was asked of such a connection. */
export const isUntaught = (error: unknown): boolean =>
  error instanceof Error && /^(memory: nobody|this query cannot be)/.test(error.message);
