import { describe, expect, it, test } from 'vitest';
import { Outage } from '../../kernel/outage.ts';
import { LotGone } from '../marketplaces/index.ts';
import {
  due,
  world,
  lotOf,
  look,
  asked,
  clock,
  takeDue,
  openLedLot,
  openLot,
  broken,
  market,
  setUpWatchersRig,
  setAsked,
} from '../../../test-support/rigs/bidding/watchers-rig.ts';

setUpWatchersRig();

const WATCHERS = 1_000;
const WATCHED_MS = 15_000;
const STEP_MS = 500;
const LISTENS_EVERY_MS = 10_000;
const LOOKS_EVERY_MS = 8_000;
/** What the marketplace is asked while so many sit before the page of a lot, each at moments of its own. */
async function questionsOf(
  code: string,
  watchers: number,
  looksEveryMs = LOOKS_EVERY_MS,
): Promise<number> {
  due.clear();
  await world.bidding.readAuction(lotOf(code));
  await look(code);
  setAsked(0);
  for (let passedMs = 0; passedMs < WATCHED_MS; passedMs += STEP_MS, clock.advanceMs(STEP_MS)) {
    const turns = (everyMs: number) =>
      Array.from({ length: watchers }, (_, n) => n).filter(
        (n) => (passedMs + n * STEP_MS) % everyMs === 0,
      );
    const listening = turns(LISTENS_EVERY_MS).map(() =>
      world.bidding.noteViewers([`auction:auction:${code}`]),
    );
    // Those who look come before the reading that is due at the same moment: the worst for the marketplace.
    await Promise.all([...listening, ...turns(looksEveryMs).map(() => look(code))]);
    for (const ripe of takeDue()) await world.bidding.readAuction(lotOf(ripe));
  }
  return asked;
}
describe('a lot that a thousand watch', () => {
  test.each([
    ['far from its end', 72 * 3_600_000],
    ['in its last minutes', 100_000],
  ])(
    'with a bid of ours, %s, costs the marketplace what one watcher costs: one reader',
    async (_, endsInMs) => {
      const one = await questionsOf(await openLedLot(endsInMs), 1);
      const thousand = await questionsOf(await openLedLot(endsInMs), WATCHERS);
      expect(one).toBeGreaterThanOrEqual(WATCHED_MS / 2_500 - 1);
      expect(thousand).toBe(one);
    },
  );

  it('without a bid of ours costs what one costs who never stops looking', async () => {
    const one = await questionsOf(openLot(3_600_000), 1, STEP_MS);
    const thousand = await questionsOf(openLot(3_600_000), WATCHERS);
    expect(one).toBeLessThanOrEqual(WATCHED_MS / 2_500);
    expect(thousand).toBeLessThanOrEqual(one);
  });
});
describe('a lot that cannot be read before a thousand', () => {
  const standings = (code: string) =>
    Promise.allSettled(Array.from({ length: WATCHERS }, () => look(code)));
  it('costs the marketplace one question all the same: taken off it is closed, and an outage is told to all', async () => {
    const [gone, silent] = [openLot(3_600_000), openLot(3_600_000)];
    for (const code of [gone, silent]) await look(code);
    clock.advanceMs(5_000);
    broken.set(gone, new LotGone('pretend', gone));
    broken.set(silent, new Outage('pretend', 'unreachable', 'away'));
    setAsked(0);
    for (const answer of await standings(gone))
      expect(answer).toMatchObject({ status: 'fulfilled', value: { is_open: false } });
    expect(asked).toBe(1);
    for (const answer of await standings(silent))
      expect(answer).toMatchObject({ status: 'rejected', reason: { kind: 'unreachable' } });
    await standings(silent);
    expect(asked).toBe(2);
    broken.clear();
  });
});
describe('the bids on a lot before which a thousand sit', () => {
  const all = (code: string) =>
    Promise.all(Array.from({ length: WATCHERS }, () => world.bidding.historyOf('auction', code)));

  it('are asked for once when all open its page, and once for each bid that all are told of, and everybody sees it', async () => {
    const code = await openLedLot(3_600_000);
    await world.bidding.readAuction(lotOf(code));
    setAsked(0);
    await all(code);
    expect(asked).toBe(1);
    for (const maximum of [2_000, 3_000]) {
      clock.advanceMs(100);
      market.rival(code, maximum);
      await world.bidding.readAuction(lotOf(code));
      setAsked(0);
      const { bidCount } = market.timeLeft(code);
      for (const history of await all(code)) expect(history.bidCount).toBe(bidCount);
      await all(code);
      expect(asked).toBe(1);
    }
    clock.advanceMs(3_000);
    await all(code);
    expect(asked).toBe(2);
  });
});
