import { say, type SaidNotice } from '@hako/contract/notices/say';
import { shortName, yenText } from '../../kernel/wording.ts';
import type { PriceChangeRow } from './price-watch-store.ts';

export interface PriceNotice extends SaidNotice {
  readonly kind: 'price_watch';
  readonly link: string;
  readonly facts: Readonly<Record<string, number>>;
}

const NAMED = 3;

const CODES = {
  fell: 'price-fell',
  'wish-reached': 'price-wish-reached',
  'ending-soon': 'price-ending-soon',
  sold: 'price-sold',
  over: 'price-over',
} as const;
const isKnown = (change: string): change is keyof typeof CODES => change in CODES;
const SENTENCES: Readonly<Record<string, (change: PriceChangeRow) => string>> = {
  fell: ({ price_jpy, before_jpy }) =>
    `giảm còn ${yenText(price_jpy ?? 0)}${before_jpy === null || before_jpy <= (price_jpy ?? 0) ? '' : ` (trước: ${yenText(before_jpy)})`}`,
  'wish-reached': ({ price_jpy }) =>
    `đang ở ${yenText(price_jpy ?? 0)}, bằng hoặc thấp hơn mức bạn đặt`,
  'ending-soon': ({ price_jpy }) =>
    `kết thúc trong vòng một giờ${price_jpy === null ? '' : `, giá hiện tại ${yenText(price_jpy)}`}`,
  sold: ({ price_jpy }) => `đã bán${price_jpy === null ? '' : ` với giá ${yenText(price_jpy)}`}`,
  over: () => 'đã kết thúc hoặc bị gỡ',
};
/** What can still be acted on comes first. */
const ORDER = ['ending-soon', 'wish-reached', 'fell', 'sold', 'over'];

/** All that happened to a customer's watched favourites in one message; undefined when nothing did. */
export function priceNotice(
  all: readonly PriceChangeRow[],
  {
    titleOf,
    pathOf,
  }: {
    readonly titleOf: (japanese: string) => string;
    readonly pathOf: (change: PriceChangeRow) => string;
  },
): PriceNotice | undefined {
  const changes = all.toSorted((a, b) => ORDER.indexOf(a.change) - ORDER.indexOf(b.change));
  const [first] = changes;
  if (!first) return undefined;
  const tell = (change: PriceChangeRow) =>
    `“${shortName(titleOf(change.title))}” ${SENTENCES[change.change]?.(change)}`;
  const goods = new Set(changes.map(({ code }) => code)).size;
  const facts = { changes: changes.length, goods };
  if (goods === 1)
    return {
      kind: 'price_watch',
      ...say(isKnown(first.change) ? CODES[first.change] : 'price-over', {
        changes: changes.map(tell).join('; '),
      }),
      link: pathOf(first),
      facts,
    };
  const more = changes.length - NAMED;
  return {
    kind: 'price_watch',
    ...say('prices-changed', {
      count: String(goods),
      changes: `${changes.slice(0, NAMED).map(tell).join('; ')}${more > 0 ? `; và ${more} thay đổi khác` : ''}`,
    }),
    link: '/account/favorites',
    facts,
  };
}
