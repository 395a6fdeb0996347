import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as realSleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSiteLine } from '../marketplaces/reading/site-line.ts';
import { GUEST_PATIENCE_MS } from '../marketplaces/yahoo-auctions/yahoo-auctions.ts';
import {
  nowMs,
  line,
  clock,
  openLedLot,
  openLot,
  look,
  takeDue,
  world,
  lotOf,
  setUpWatchersRig,
  setLine,
} from '../../../test-support/rigs/bidding/watchers-rig.ts';

setUpWatchersRig();

describe('a site with more watched lots than its budget', () => {
  const PACE = 4;
  const BURST = 2 * PACE;
  const LOTS = 20;
  const MINUTE_MS = 60_000;
  const TICK_MS = 50;
  const GUEST_EVERY_MS = 200;
  /** As many readings at once as a worker runs jobs. */
  const READERS = 6;
  const arrived: { readonly code: string; readonly atMs: number }[] = [];
  const sleepers = new Set<{ atMs: number; wake: () => void }>();
  const sleep = (ms: number) =>
    new Promise<void>((wake) => sleepers.add({ atMs: nowMs() + ms, wake }));
  let server: Server;

  beforeAll(async () => {
    server = createServer(({ url = '' }, answer) => {
      arrived.push({ code: url.slice(1), atMs: nowMs() });
      answer.end('{}');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterAll(async () => {
    await line?.close();
    setLine(undefined);
    server.closeAllConnections();
    server.close();
  });

  const underWay = new Set<Promise<unknown>>();
  const passTick = async (): Promise<void> => {
    clock.advanceMs(TICK_MS);
    for (const sleeper of sleepers) {
      if (sleeper.atMs > nowMs()) continue;
      sleepers.delete(sleeper);
      sleeper.wake();
    }
    // Virtual time waits for what is really being done, as long as it is not asleep itself; a busy machine is not a slow site.
    await realSleep(2);
    for (let turn = 0; turn < 4 && underWay.size > sleepers.size; turn++) await realSleep(1);
  };

  const track = (work: Promise<unknown>): void => {
    const ended = work.catch(() => undefined).finally(() => underWay.delete(ended));
    underWay.add(ended);
  };
  const openGuests = () =>
    openSiteLine({
      source: 'pretend',
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      clock,
      pacePerSecond: PACE,
      patienceMs: GUEST_PATIENCE_MS,
      timers: { sleep },
    });

  /** People look at every lot and guests ask for single facts. Gives how many questions arrived in that minute. */
  const passMinute = async (
    guests: ReturnType<typeof openGuests>,
    startMs: number,
    codes: readonly string[],
  ): Promise<number> => {
    const waiting: string[] = [];
    let readers = 0;
    while (nowMs() - startMs < MINUTE_MS) {
      waiting.push(...takeDue());
      while (readers < READERS && waiting.length > 0) {
        readers++;
        const code = waiting.shift() as string;
        // A reading that had to give up comes again, as the worker's jobs do.
        const reading = world.bidding.readAuction(lotOf(code)).catch(() => waiting.push(code));
        track(reading.finally(() => readers--));
      }
      if ((nowMs() - startMs) % 1_000 === 0) for (const code of codes) track(look(code));
      // Guests ask for single facts of lots, more often than the whole budget reaches.
      if ((nowMs() - startMs) % GUEST_EVERY_MS === 0) track(guests.read({ path: '/guest' }));
      await passTick();
    }
    return arrived.length;
  };
  const expectWithinBudget = (startMs: number, minute: number): void => {
    const early = arrived.findIndex(
      ({ atMs }, index) => index + 1 > BURST + ((atMs - startMs) * PACE) / 1_000,
    );
    expect(early, 'a question that was not in the budget yet').toBe(-1);
    expect(minute).toBeLessThanOrEqual(BURST + (PACE * MINUTE_MS) / 1_000);
    expect(minute).toBeGreaterThan((PACE * MINUTE_MS) / 1_000 / 2);
  };

  it('is never asked more than that, and uses it; led lots come first however many guests ask, and none is forgotten', {
    timeout: 120_000,
  }, async () => {
    const led = await Promise.all(Array.from({ length: LOTS }, () => openLedLot(7_200_000)));
    const unled = Array.from({ length: LOTS }, () => openLot(7_200_000));
    for (const code of unled) await look(code);
    clock.advanceMs(MINUTE_MS);
    const guests = openGuests();
    setLine(guests);
    const startMs = nowMs();
    const minute = await passMinute(guests, startMs, [...led, ...unled]);
    while (underWay.size > 0) await passTick();

    expectWithinBudget(startMs, minute);
    const readings = (codes: readonly string[]) =>
      codes.map((code) => arrived.slice(0, minute).filter((one) => one.code === code).length);
    expect(Math.min(...readings(led)), 'led lots come first').toBeGreaterThan(
      Math.max(...readings(unled)),
    );
    const [forLed, forGuests] = [
      readings(led).reduce((sum, one) => sum + one, 0),
      readings(['guest'])[0] as number,
    ];
    expect(forGuests, `guests took the turns of led lots, which had ${forLed}`).toBeLessThan(
      forLed / 2,
    );
    expect(
      Math.min(...readings(unled)),
      'a lot that somebody looked at for a minute and was never shown',
    ).toBeGreaterThan(0);
  });
});
