import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock } from '../../src/kernel/clock.ts';
import { Outage } from '../../src/kernel/outage.ts';
import { yen } from '../../src/kernel/money.ts';
import type {
  AuctionCapability,
  BidAnswer,
  OwnBidStatus,
  TimeLeft,
} from '../../src/modules/marketplaces/index.ts';
import { createHttpClient } from '../../src/platform/outside/http-client.ts';
import type { PretendMarket } from './pretend-market.ts';

/** The pretend market behind a socket, so that it outlives the processes that are killed; a lost answer is a cut connection. */
export async function serveMarket(
  market: PretendMarket,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      try {
        const asked = JSON.parse(body) as {
          what: string;
          code: string;
          account: string;
          maximum: number;
        };
        const answer =
          asked.what === 'write'
            ? market.write(asked.code, asked.account, asked.maximum)
            : asked.what === 'time'
              ? market.timeLeft(asked.code)
              : market.standing(asked.code, asked.account);
        response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
      } catch (failure) {
        if (!(failure instanceof Outage)) throw failure;
        request.socket.destroy();
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The auctions of a served market, as a connector sees them. */
export function marketAt(url: string): AuctionCapability {
  const client = createHttpClient({
    source: 'pretend',
    baseUrl: url,
    clock: systemClock,
    timeoutMs: 5_000,
  });
  const ask = async <Answer>(body: object, isWrite = false): Promise<Answer> =>
    (
      await client.send({ path: '/', method: 'POST', body: JSON.stringify(body), isWrite })
    ).json() as Answer;
  const dated = <Answer extends { endsAt: Date }>(answer: Answer): Answer => ({
    ...answer,
    endsAt: new Date(answer.endsAt),
  });
  return {
    readTimeLeft: async (code) => {
      const time = await ask<TimeLeft>({ what: 'time', code });
      return {
        ...dated(time),
        clock: { ...time.clock, measuredAt: new Date(time.clock.measuredAt) },
      };
    },
    readStanding: async ({ code, account }) =>
      dated(await ask<OwnBidStatus>({ what: 'standing', code, account })),
    listBids: async (code) => ({ code, isOpen: true, price: yen(1), bidCount: 0, bids: [] }),
    placeBid: async ({ code, account, maximum }) => {
      const answer = await ask<BidAnswer>({ what: 'write', code, account, maximum }, true);
      return answer.isPlaced ? dated(answer) : answer;
    },
  };
}
