import type { Database, Reader, Trx } from '../../../../server/src/platform/database/database.ts';
import { insertInto, selectFrom, type StatementRunner, updateTable } from './query.ts';
import type { Fences } from './snipers.ts';
import { rawOf, runRaw, valueOfPiece } from './statements.ts';
import { createMemoryTables, type MemoryTables } from './tables.ts';

/** What stands between a process and its database. */
export interface Line {
  /** Before each statement: undefined goes on, a promise is waited for (for ever, when the process is dead). */
  gate(): Promise<void> | undefined;
  /** How the next commit ends. `answer-lost`: it is done, and the process hears of a broken line. */
  atCommit(): 'done' | 'answer-lost' | 'lost';
  isDead(): boolean;
  /** Called back when the process dies or stands still, so that its open transaction is taken back; gives back what ends that. */
  onStop(rollBack: () => void): () => void;
  readonly lens?: StatementRunner['lens'];
}

export interface MemoryDatabase {
  readonly tables: MemoryTables;
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
 * The tables of bidding in memory behind Kysely's face: the stores run as they are. Transactions come one after the other, as they do
 * where each begins by locking its lot; a dead process takes its open one with it.
 */
export function createMemoryDatabase({
  dbNow,
  onCommit,
  fences = { isClaimFenced: true, isGroupGated: true, isMarkHeeded: true },
  tables = createMemoryTables(),
}: Options): MemoryDatabase {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const take = (): Promise<void> | undefined => {
    if (isTaken) return new Promise((turn) => waiting.push(turn));
    isTaken = true;
    return undefined;
  };
  const giveOn = (): void => {
    const next = waiting.shift();
    if (next) next();
    else isTaken = false;
  };
  const commit = (): void => {
    const touched = tables.forget();
    giveOn();
    if (touched.size > 0) onCommit(touched);
  };
  const rollBack = (): void => {
    tables.undo();
    giveOn();
  };

  const faceOf = (
    run: StatementRunner['run'],
    lens: StatementRunner['lens'],
    isAlone: boolean,
  ): Database => {
    const runner: StatementRunner = {
      run,
      tables,
      lens,
      isAlone,
      valueOf: (piece, given) =>
        isPiece(piece)
          ? valueOfPiece(tables, rawOf(piece.toOperationNode()), given, dbNow())
          : piece,
    };
    const executor = {
      transformQuery: (node: unknown) => node,
      compileQuery: (node: unknown) => node,
      executeQuery: (node: unknown) =>
        run(() => ({ rows: runRaw(tables, rawOf(node), dbNow(), fences) })),
    };
    return {
      selectFrom: (table: string) => selectFrom(runner, table),
      insertInto: (table: string) => insertInto(runner, table),
      updateTable: (table: string) => updateTable(runner, table),
      getExecutor: () => executor,
      withTables: (work: (all: MemoryTables) => unknown) => run(() => work(tables)),
    } as unknown as Database;
  };

  function connect(line: Line): Database {
    const begin = async (): Promise<void> => {
      await line.gate();
      await take();
      if (!line.isDead()) return;
      giveOn();
      await never();
    };
    const alone = async <Result>(work: () => Result): Promise<Result> => {
      await begin();
      let result: Result;
      try {
        result = work();
      } catch (error) {
        rollBack();
        throw error;
      }
      commit();
      return result;
    };
    const inTransaction = async <Result>(work: (trx: Trx) => Promise<Result>): Promise<Result> => {
      await begin();
      let isOpen = true;
      const end = (how: () => void): void => {
        if (isOpen) how();
        isOpen = false;
        forgetStop();
      };
      const forgetStop = line.onStop(() => end(rollBack));
      const run = async <One>(statement: () => One): Promise<One> => {
        await line.gate();
        if (!isOpen) throw new Error('memory: the transaction is over');
        return statement();
      };
      try {
        const result = await work(faceOf(run, line.lens, false) as Trx);
        await line.gate();
        if (!isOpen) throw new Error('memory: the transaction is over');
        const outcome = line.atCommit();
        if (outcome === 'lost') throw new Error('the line broke before the commit');
        end(commit);
        if (outcome === 'answer-lost') throw new Error('the line broke after the commit');
        await line.gate();
        return result;
      } finally {
        end(rollBack);
      }
    };
    return Object.assign(faceOf(alone, line.lens, true), {
      transaction: () => ({ execute: inTransaction }),
    });
  }

  return { tables, connect };
}

/** For who is dead: nothing happens any more. A promise of its own for each, so that the dead are forgotten. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** Work on rows that no store of bidding knows (the purse, the jobs), in the transaction that is open. */
export const withTables = <Result>(
  reader: Reader,
  work: (tables: MemoryTables) => Result,
): Promise<Result> =>
  (
    reader as unknown as { withTables(work: (tables: MemoryTables) => Result): Promise<Result> }
  ).withTables(work);

const isPiece = (value: unknown): value is { toOperationNode(): unknown } =>
  typeof value === 'object' && value !== null && 'toOperationNode' in value;
