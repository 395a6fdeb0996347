import { yen } from '../../../../server/src/kernel/money.ts';
import {
  AccountShutOut,
  type AuctionCapability,
  type BidAnswer,
} from '../../../../server/src/modules/marketplaces/index.ts';
import type { Process } from '../process.ts';
import { applyBid, type Lot, priceOf } from './lot.ts';
import { endOf, outage, type Street, travelMs } from './street.ts';

const WRITE_TIMEOUT_MS = 20_000;
const LATEST_APPLY_MS = 90_000;
const LATEST_DOUBLE_MS = 3_000;

type PlaceBid = NonNullable<AuctionCapability['placeBid']>;
type Asked = Parameters<PlaceBid>[0];

/**
 * Sends bids over a line that loses, delays and doubles. `hasMeasured`: whether the process asked
 * for the marketplace's clock.
 */
export function bidSender(process: Process, street: Street, hasMeasured: () => boolean): PlaceBid {
  const { time, chance, weather, hooks } = street;
  return async ({ code, maximum, account }) => {
    await process.gate();
    const noteApplied = hooks.left({ code, account, maximum, hasMeasured: hasMeasured() });
    const thereMs = travelMs(street);
    const take = (): BidAnswer => takeBid(street, { code, maximum, account }, noteApplied);
    return new Promise((resolve, reject) => {
      const fail = (afterMs: number, kind: 'timeout' | 'unreachable' | 'broken'): void =>
        process.deliver(time.nowMs() + afterMs, () => reject(outage(kind, true)));
      const draw = chance.part();
      if (draw < weather.loss / 4) return fail(thereMs, 'unreachable');
      if (draw < weather.loss / 4 + weather.late) {
        time.at(time.nowMs() + thereMs + chance.below(LATEST_APPLY_MS), take);
        return fail(WRITE_TIMEOUT_MS, 'timeout');
      }
      if (draw > 1 - weather.loss / 8)
        return process.deliver(time.nowMs() + thereMs * 2, () =>
          resolve({ isPlaced: false, reason: 'congested', detail: '991' }),
        );
      time.at(time.nowMs() + thereMs, () => {
        const shutOut = atShutDoor(street, account, take);
        if (shutOut) return process.deliver(shutOut.backAtMs, () => reject(shutOut.failure));
        const answer = take();
        // Taken twice by the marketplace itself; what it refused it does not take after all.
        if (answer.isPlaced && chance.happens(weather.duplicate))
          time.at(time.nowMs() + chance.below(LATEST_DOUBLE_MS), take);
        if (chance.happens(weather.loss / 2))
          return chance.happens(0.5)
            ? fail(WRITE_TIMEOUT_MS, 'timeout')
            : fail(travelMs(street), 'broken');
        process.deliver(time.nowMs() + travelMs(street), () => resolve(answer));
      });
    });
  };
}

/**
 * A gatekeeper that stands before the site took nothing; a page that comes instead of an answer
 * says nothing about the bid.
 */
function atShutDoor(
  street: Street,
  account: string,
  take: () => void,
): { readonly failure: AccountShutOut; readonly backAtMs: number } | undefined {
  const { chance, time, shutOuts } = street;
  const sign = shutOuts.get(account);
  if (!sign) return undefined;
  const isMaybeApplied = chance.happens(0.4);
  if (isMaybeApplied && chance.happens(0.5)) take();
  return {
    failure: new AccountShutOut('virtual', account, sign, '', isMaybeApplied),
    backAtMs: time.nowMs() + travelMs(street),
  };
}

/** The marketplace takes a bid, or refuses it. */
function takeBid(
  street: Street,
  { code, maximum, account }: Pick<Asked, 'code' | 'maximum' | 'account'>,
  noteApplied: (result: ReturnType<typeof applyBid>) => void,
): BidAnswer {
  const lot = street.lots.get(code) as Lot;
  const result = applyBid(lot, account, maximum, street.time.nowMs());
  noteApplied(result);
  street.hooks.changed(code);
  if (!result.isPlaced) return { isPlaced: false, reason: result.reason, detail: '' };
  return {
    isPlaced: true,
    isHighestBidder: result.isHighest,
    price: yen(priceOf(lot)),
    bidCount: lot.bidCount,
    endsAt: endOf(street, lot),
  };
}
