import { systemTimers } from '../../../kernel/clock.ts';
import { createUnderWay } from '../../../kernel/under-way.ts';
import type { BiddingDeps } from '../deps.ts';
import type { AccountBook, ShutOutSign } from './account-book.ts';
import { createKnownStates } from './known-states.ts';
import { createMeasuredAnswers } from './measured-answers.ts';
import { restAccount } from './rest-account.ts';
import { type AccountState, maySend, signOf } from './rules/account-choice.ts';

type AccountDeps = Pick<
  BiddingDeps,
  'db' | 'stores' | 'clock' | 'log' | 'jobs' | 'live' | 'accountsOf'
>;

const CLOSED: readonly AccountState[] = ['restricted', 'draining', 'off'];

export function createAccountBook(deps: AccountDeps): AccountBook {
  const beside = createUnderWay((error) =>
    deps.log.warn({ error: error.message }, 'an account could not be noted'),
  );
  const states = createKnownStates(deps, beside);
  const answers = createMeasuredAnswers(deps, beside);
  const shutOut = (site: string, account: string, sign: ShutOutSign): void => {
    if (!deps.accountsOf(site).includes(account)) return;
    states.decide(site, account, 'restricted', restAccount(deps, site, account, sign));
  };
  return {
    shutOut,
    maySend(site, account) {
      const state = states.stateOf(site, account);
      return state !== undefined && maySend({ state });
    },
    isClosed: (site, account) => CLOSED.includes(states.stateOf(site, account) ?? 'healthy'),
    fresh: states.fresh,
    follow: (timers = systemTimers) => states.follow(timers),
    know: states.decide,
    note(site, account, result, tookMs) {
      const sign = signOf(result);
      if (sign === 'limited') beside.track(restAccount(deps, site, account, sign));
      else if (sign === 'robot-check' || sign === 'signed-out') shutOut(site, account, sign);
      answers.add(site, account, sign, tookMs);
    },
    settled() {
      answers.write();
      return beside.settled();
    },
  };
}
