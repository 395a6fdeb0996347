import { shortName, yenText } from '../../kernel/wording.ts';
import type { PriceChangeRow } from './price-watch-store.ts';

export interface PriceNotice {
  readonly kind: 'price_watch';
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly facts: Readonly<Record<string, number>>;
}

const NAMED = 3;

const TITLES: Readonly<Record<string, string>> = {
  fell: 'Sản phẩm yêu thích vừa giảm giá',
  'wish-reached': 'Giá đã xuống đến mức bạn mong muốn',
  'ending-soon': 'Phiên đấu giá bạn theo dõi sắp kết thúc',
  sold: 'Sản phẩm yêu thích đã bán',
  over: 'Sản phẩm yêu thích không còn được bán',
};
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
  const say = (change: PriceChangeRow) =>
    `“${shortName(titleOf(change.title))}” ${SENTENCES[change.change]?.(change)}`;
  const goods = new Set(changes.map(({ code }) => code)).size;
  const facts = { changes: changes.length, goods };
  if (goods === 1)
    return {
      kind: 'price_watch',
      title: TITLES[first.change] ?? '',
      body: `${changes.map(say).join('; ')}.`,
      link: pathOf(first),
      facts,
    };
  const more = changes.length - NAMED;
  return {
    kind: 'price_watch',
    title: `${goods} sản phẩm yêu thích có thay đổi`,
    body: `${changes.slice(0, NAMED).map(say).join('; ')}${more > 0 ? `; và ${more} thay đổi khác` : ''}.`,
    link: '/account/favorites',
    facts,
  };
}
