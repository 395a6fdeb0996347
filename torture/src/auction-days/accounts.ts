import type { Bidding } from '../../../server/src/modules/bidding/index.ts';
import type { Chance } from '../chance.ts';
import type { MemoryTables } from './memory/tables.ts';
import { every, type VirtualTime } from './virtual-time.ts';

const SITE = 'auction';
const SECOND = 1_000;
export const ACCOUNTS: readonly string[] = ['hako-1', 'hako-2', 'hako-3'];

/** What the marketplace wants of an account of ours before it goes on. */
export type ShutOuts = Map<string, 'robot-check' | 'signed-out'>;

interface Stage {
  readonly chance: Chance;
  readonly time: VirtualTime;
  readonly tables: MemoryTables;
  readonly shutOuts: ShutOuts;
  readonly accounts: readonly string[];
  readonly byApi: (work: (bidding: Bidding) => Promise<unknown>) => void;
  /** Then nobody is shut out any more, and the staff puts back to work whoever rests. */
  readonly isHealed: () => boolean;
}

/**
 * Trouble with our accounts: the marketplace shuts one out in the middle of its lots, a person passes its check after a while; staff drains one,
 * switches one off and puts it back to work.
 */
export function planAccounts({
  chance,
  time,
  tables,
  shutOuts,
  accounts,
  byApi,
  isHealed,
}: Stage): void {
  const set = (name: string, state: 'healthy' | 'draining' | 'off'): void =>
    byApi((bidding) =>
      bidding.setAccount({
        staffId: 'staff',
        site: SITE,
        name,
        state,
        pacePerMinute: undefined,
        reason: 'a day',
      }),
    );
  const repair = (): void => {
    for (const { name, state } of tables.accounts.rows) {
      if (state === 'healthy' || (!isHealed() && chance.happens(0.6))) continue;
      shutOuts.delete(name);
      set(name, 'healthy');
    }
  };
  const severity = chance.part() * 0.2;
  const trouble = (): void => {
    if (isHealed()) return shutOuts.clear();
    const name = chance.pick(accounts);
    if (chance.happens(severity)) shutOuts.set(name, chance.pick(['robot-check', 'signed-out']));
    else if (chance.happens(severity / 3)) set(name, chance.pick(['draining', 'off']));
  };
  every(time, chance, 7 * SECOND, trouble);
  every(time, chance, 11 * SECOND, repair);
}
