import type { AuctionCapability } from '../../../../server/src/modules/marketplaces/index.ts';
import type { Process } from '../process.ts';
import { standingReader, timeReader } from './questions.ts';
import { outage, type Street } from './street.ts';
import { bidSender } from './writes.ts';

/** The marketplace as one of our processes sees it, over a line that loses, delays and doubles. */
export function marketFor(process: Process, street: Street): AuctionCapability {
  let hasMeasured = false;
  const readTime = timeReader(process, street);
  return {
    async readTimeLeft(code, options) {
      const seen = await readTime(code, options);
      hasMeasured = true;
      return seen;
    },
    readStanding: standingReader(process, street),
    placeBid: bidSender(process, street, () => hasMeasured),
    listBids: () => Promise.reject(outage('unreachable')),
  };
}
