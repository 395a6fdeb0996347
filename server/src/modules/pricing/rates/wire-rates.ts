import type { readExchangeRatesEndpoint } from '@hako/contract/pricing/exchange-rates';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { RateBoard } from './current-rate.ts';
import type { RateEntry } from './rate-feed.ts';
import { timesHalfUp } from '../calculator/rules/whole.ts';

/** Rates in the shape of the mobile client: it looks up JPY without a fallback, so that entry is always there. */
export function wireRates({
  good,
  waiting,
  isTooOld,
}: RateBoard): EndpointReply<typeof readExchangeRatesEndpoint> {
  const entries = good?.entries ?? [];
  const all: readonly RateEntry[] = entries.some(({ code }) => code === 'JPY')
    ? entries
    : [...entries, { ...UNKNOWN_YEN, sellX100: good?.jpySellX100 }];
  return {
    code: 0,
    message: 'success',
    data: all.map(({ code, name, buyX100, transferX100, sellX100 }) => ({
      CurrencyCode: code,
      CurrencyName: name,
      Buy: wholeOf(buyX100),
      Transfer: wholeOf(transferX100),
      Sell: wholeOf(sellX100),
    })),
    exact: good === undefined ? null : { vnd: good.jpySellX100, scale: 100 },
    quoted_at: good?.quotedAt.toISOString() ?? null,
    is_too_old: isTooOld,
    is_jump_waiting: waiting !== undefined,
  };
}

const UNKNOWN_YEN: RateEntry = {
  code: 'JPY',
  name: 'JAPANESE YEN',
  buyX100: undefined,
  transferX100: undefined,
  sellX100: undefined,
};

const wholeOf = (x100: number | undefined): number | null =>
  x100 === undefined || x100 === null ? null : timesHalfUp(x100, 1, 100);
