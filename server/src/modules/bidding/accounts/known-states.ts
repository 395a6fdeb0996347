import type { Timers } from '../../../kernel/clock.ts';
import type { UnderWay } from '../../../kernel/under-way.ts';
import type { BiddingDeps } from '../deps.ts';
import type { SiteAccount } from './account-store.ts';
import type { AccountState } from './rules/account-choice.ts';

const STATES_SERVE_MS = 1_000;
/** Before what is known is too old to be asked without waiting. */
const READ_EVERY_MS = 700;

/** The states of our accounts, as this process read and decided them. */
export interface KnownStates {
  /** Undefined as long as nothing was read. Reads again beside when it is old. */
  stateOf(site: string, account: string): AccountState | undefined;
  /** Decided in this process. `written` ends when others can read it: until then no reading counts against it. */
  decide(site: string, account: string, state: AccountState, written?: Promise<unknown>): void;
  /** Comes back when the states were read within the last second; at once where they were. */
  fresh(): Promise<void>;
  /** Reads the states again before they are too old, until it is called off. */
  follow(timers: Pick<Timers, 'after'>): () => void;
}

const keyOf = (site: string, account: string): string => `${site}:${account}`;

const entryOf = ({ site, name, state }: Pick<SiteAccount, 'site' | 'name' | 'state'>) =>
  [keyOf(site, name), state] as const;

export function createKnownStates(
  deps: Pick<BiddingDeps, 'db' | 'stores' | 'clock'>,
  { track }: Pick<UnderWay, 'track'>,
): KnownStates {
  let states: Map<string, AccountState> | undefined;
  let readAt = -Infinity;
  let askedAt = -Infinity;
  let reading: Promise<void> | undefined;
  /** How often something was decided here; and what was decided and is not written yet, which no reading can know. */
  let decided = 0;
  const unwritten = new Map<string, AccountState>();

  const read = async (): Promise<void> => {
    for (;;) {
      const [before, startedAt] = [decided, deps.clock.monotonicMs()];
      const rows = await deps.stores.accounts.listStates(deps.db);
      // What was decided here meanwhile is newer.
      if (decided !== before) continue;
      states = new Map([...rows.map(entryOf), ...unwritten]);
      readAt = startedAt;
      return;
    }
  };
  const isFresh = (): boolean =>
    states !== undefined && deps.clock.monotonicMs() - readAt <= STATES_SERVE_MS;
  const readOnce = (): Promise<void> => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  /** Beside, and not again at once where it failed. */
  const readSoon = (): void => {
    const now = deps.clock.monotonicMs();
    if (reading !== undefined || now - askedAt < READ_EVERY_MS) return;
    askedAt = now;
    track(readOnce());
  };
  return {
    stateOf(site, account) {
      if (!isFresh()) readSoon();
      const key = keyOf(site, account);
      return unwritten.get(key) ?? (states && (states.get(key) ?? 'healthy'));
    },
    decide(site, account, state, written) {
      const key = keyOf(site, account);
      decided += 1;
      states?.set(key, state);
      if (!written) return;
      unwritten.set(key, state);
      const over = written.finally(() => {
        unwritten.delete(key);
        decided += 1;
      });
      track(over);
    },
    fresh: async () => (isFresh() ? undefined : readOnce()),
    follow: (timers) => repeat(readSoon, timers),
  };
}

/** Does it now and again and again, until it is called off. */
function repeat(work: () => void, { after }: Pick<Timers, 'after'>): () => void {
  let isOver = false;
  let callOff = (): void => undefined;
  const again = (): void => {
    work();
    if (!isOver) callOff = after(READ_EVERY_MS, again);
  };
  again();
  return () => {
    isOver = true;
    callOff();
  };
}
