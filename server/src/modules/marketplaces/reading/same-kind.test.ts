import { expect, it } from 'vitest';
import { expectSameKind } from './same-kind.ts';

const NOON = new Date('2026-11-21T03:00:00Z');
const LATER = new Date('2026-11-21T04:00:00Z');
const BEFORE = new Date('2026-11-21T02:00:00Z');
type Earlier = NonNullable<Parameters<typeof expectSameKind>[0]>;
type Auction = NonNullable<Earlier['auction']>;

const auctionUntil = (endsAt: Date) => ({ endsAt }) as Auction;
const earlier = (over: Partial<Earlier>): Earlier => ({
  auction: undefined,
  status: 'open',
  ...over,
});
const now = (isAuction: boolean) => ({
  site: 'mercari' as const,
  code: 'm1',
  readAt: NOON,
  auction: isAuction ? auctionUntil(LATER) : undefined,
});

it.each([
  ['nothing was read before', undefined, false, true],
  ['an auction that runs is one still', earlier({ auction: auctionUntil(LATER) }), true, true],
  ['an auction that runs lost its key', earlier({ auction: auctionUntil(LATER) }), false, false],
  [
    'an auction that is over was put up anew',
    earlier({ auction: auctionUntil(BEFORE) }),
    false,
    true,
  ],
  ['a cancelled auction', earlier({ auction: auctionUntil(LATER), status: 'ended' }), false, true],
  ['a fixed price with an end became an auction', earlier({ endsAt: LATER }), true, false],
  ['a fixed price without an end became an auction', earlier({}), true, true],
] as const)('%s', (_, before, isAuction, isBelieved) => {
  const read = () => expectSameKind(before, now(isAuction));
  if (isBelieved) expect(read).not.toThrow();
  else expect(read).toThrow('another kind');
});
