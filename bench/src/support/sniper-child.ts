import pino from 'pino';
import { yen } from '../../../server/src/kernel/money.ts';
import { createBidding } from '../../../server/src/modules/bidding/index.ts';
import { openDatabase } from '../../../server/src/platform/database/database.ts';
import { depsOf, LEAD_MS, now } from './snipe-rig.ts';

// A sniper as a process of its own with the settings of a real one, to be killed. A code ends with the moment it is due, which stands for the market's answer.
const { db } = openDatabase({
  url: process.argv[2] as string,
  poolSize: 6,
  log: pino({ level: 'silent' }),
});
const deps = depsOf(db, { write: async (code) => void process.send?.([code, now()]) });
const auctions = deps.auctionsOf('auction');
if (!auctions) throw new Error('there is a market');
const readTimeLeft = async (code: string) => ({
  code,
  endsAt: new Date(Number(code.split('-')[1]) + LEAD_MS),
  isOpen: true,
  price: yen(1_000),
  bidCount: 0,
  clock: { offsetMs: 0, uncertaintyMs: 2, roundTripMs: 2, measuredAt: deps.clock.now() },
});
createBidding({ ...deps, auctionsOf: () => ({ ...auctions, readTimeLeft }) }).startSniper();
