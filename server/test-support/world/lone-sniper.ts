/**
 * A sniper as a process of its own, as the service starts one, for the pretend market that a test serves.
 * `node lone-sniper.ts <database url> <market url>`; prints a line when it is ready.
 */
import { readConfig } from '../../src/config.ts';
import { openPlatform } from '../../src/open-platform.ts';
import { createBiddingWorld } from './bidding-world.ts';
import { marketAt } from './market-server.ts';

const [databaseUrl = '', marketUrl = ''] = process.argv.slice(2);
const platform = openPlatform(
  readConfig({
    HAKO_ENV: 'test',
    HAKO_SECRET: 'a secret that only tests know, 32+ characters',
    DATABASE_URL: databaseUrl,
  }),
);
const { bidding } = await createBiddingWorld({
  platform,
  auctions: marketAt(marketUrl),
  findListing: () => Promise.reject(new Error('a sniper reads no listing')),
  entersRate: false,
});
bidding.startSniper();
process.stdout.write('ready\n');
