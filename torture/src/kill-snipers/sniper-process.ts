import pino from 'pino';
import { systemClock } from '../../../server/src/kernel/clock.ts';
import type { BiddingDeps, CrashPoint } from '../../../server/src/modules/bidding/index.ts';
import { startSniper } from '../../../server/src/modules/bidding/sniper/start-sniper.ts';
import { postgresStores } from '../../../server/src/modules/bidding/stores.ts';
import { createLedger } from '../../../server/src/modules/ledger/index.ts';
import { createNotifications } from '../../../server/src/modules/notifications/index.ts';
import { createWallet } from '../../../server/src/modules/wallet/index.ts';
import { openDatabase } from '../../../server/src/platform/database/database.ts';
import { jobs } from '../../../server/src/platform/jobs/jobs.ts';
import { createLive } from '../../../server/src/platform/live-news.ts';
import { marketAt } from '../../../server/test-support/world/market-server.ts';

// A sniper as a process of its own over the real database, wallet and notifications, to be killed. Arguments: database, market, the crash point at
// whose n-th passing it kills itself, and `resend` for one with a mistake in it: it sends again when an answer was lost.
const [databaseUrl = '', marketUrl = '', crashAt = '', passing = '1', mistake = ''] =
  process.argv.slice(2);
// Loaded once to its end, so that what was compiled is kept for those who do not end by themselves.
if (crashAt === 'at once') process.exit(0);
const log = pino({ level: 'silent' });
const clock = systemClock;
const { db, pool } = openDatabase({ url: databaseUrl, poolSize: 4, log });
let left = Number(passing);
const market = marketAt(marketUrl);
const { placeBid } = market as Required<typeof market>;
const auctions =
  mistake === 'resend'
    ? {
        ...market,
        placeBid: (bid: Parameters<typeof placeBid>[0]) => placeBid(bid).catch(() => placeBid(bid)),
      }
    : market;
const nobody = (): never => {
  throw new Error('a sniper asks for nothing else');
};
const ledger = createLedger({ clock });
const live = createLive(pool, log);
const deps: BiddingDeps = {
  db,
  stores: postgresStores,
  clock,
  jobs,
  live,
  log,
  wallet: createWallet({ ledger, clock }),
  notifications: createNotifications({ db, clock, live, log, lockPurses: ledger.lockPurses }),
  auctionsOf: () => auctions,
  accountsOf: () => ['hako-1'],
  findListing: nobody,
  defaultShipMode: async () => 'AIR-HAN',
  bidderOf: nobody,
  resolveCoupons: nobody,
  pricing: {
    currentRate: nobody,
    highestMaximumWithin: nobody,
    isOffered: nobody,
    firstPaymentFor: nobody,
    tablesAt: nobody,
    categoryOf: nobody,
  },
  orders: {
    createFromWin: nobody,
    createForPurchase: nobody,
    listPurchasesOf: nobody,
    listOwnOrders: nobody,
  },
  crash: (point: CrashPoint): void => {
    if (point === crashAt && --left === 0) process.kill(process.pid, 'SIGKILL');
  },
};
// Few at a time, so that several such processes share what is due.
startSniper(deps, {
  tickMs: 25,
  leaseMs: 600,
  aheadMs: 1_000,
  recheckAheadMs: 300,
  claimAheadMs: 120,
  limit: 2,
});
process.stdout.write('ready\n');
