/** What a customer does, how often, and what it costs; times in milliseconds. */
export interface Habit {
  readonly name: string;
  /** Of a hundred actions. */
  readonly share: number;
  /** Of one core: of an api process, and of PostgreSQL. */
  readonly nodeMs: number;
  readonly postgresMs: number;
  /** Transactions that are flushed to the log. */
  readonly commits: number;
  /** Told to every api process. */
  readonly notices: number;
  /** Put into the queue of jobs. */
  readonly jobs: number;
  /** What must be asked of marketplaces when nothing fresh enough is kept. */
  readonly asks: 'nothing' | 'a list of each site' | 'a list of one site' | 'an item' | 'surely';
}

/**
 * Node and PostgreSQL as `npm run bench -- load-line` measured them (docs/measured/load-line.md);
 * commits, notices and jobs as the use cases make them; the shares are a guess at an evening, in
 * which people look far more than they buy.
 */
export const HABITS: readonly Habit[] = [
  habit('home page', 8, [1.2, 0.1], {}),
  habit('search page', 14, [15, 0.6], { asks: 'a list of one site' }),
  habit('merged list', 12, [0.6, 0.2], { asks: 'a list of each site' }),
  habit('item page', 32, [14, 0.6], { asks: 'an item', commits: 1 }),
  habit('price', 16, [2, 0.8], {}),
  habit('orders', 10, [0.9, 0.7], {}),
  habit('keep', 5, [1.2, 0.9], { commits: 1 }),
  habit('bid', 2, [11, 13], { asks: 'surely', commits: 4, notices: 3, jobs: 2 }),
  habit('buy and pay', 1, [8.3, 12], { asks: 'surely', commits: 6, notices: 4, jobs: 4 }),
];

function habit(
  name: string,
  share: number,
  [nodeMs, postgresMs]: readonly [number, number],
  rest: Partial<Pick<Habit, 'commits' | 'notices' | 'jobs' | 'asks'>>,
): Habit {
  return {
    ...{ name, share, nodeMs, postgresMs },
    ...{ commits: 0, notices: 0, jobs: 0, asks: 'nothing', ...rest },
  };
}
