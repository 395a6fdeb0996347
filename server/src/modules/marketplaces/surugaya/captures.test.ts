import { describe, expect, it } from 'vitest';
import { hasShared, readShared } from '../../../../test-support/world/captures.ts';
import { Outage } from '../../../kernel/outage.ts';
import { cardOf } from './card.ts';
import { readRoots } from './categories.ts';
import { readSearchPage } from './search-page.ts';

const FOLDER = 'data/marketplaces/suruga-ya';
const readAt = new Date('2026-05-05T13:36:00+09:00');
const captured = () => readShared(`${FOLDER}/search_category5_24items_2026-05-05.html`);
const cardsOf = (html: string) => {
  const { items, scripted } = readSearchPage(html);
  return items.map((found, index) => cardOf(found, `item.${index}`, scripted, readAt));
};
const factsOf = (html: string) =>
  cardsOf(html).map(({ code, price, shop, seller, status, shipping }) => [
    code,
    price.current,
    shop?.listPrice,
    seller.id,
    status,
    shipping.fee,
  ]);

describe.skipIf(!hasShared)('the captured search page', () => {
  it('tells who has it and for how much: own price, list price, other shops, shipping with its fee', () => {
    expect(factsOf(captured())).toEqual([
      ['604042059', 1430, undefined, 'marketplace', 'open', undefined],
      ['604043986', 2000, 792, 'suruga-ya', 'open', 240],
      ['604075537', 680, 638, '400501', 'open', undefined],
      ['GN313450', 2580, undefined, 'marketplace', 'open', undefined],
      ['604012339', 2100, 418, 'suruga-ya', 'open', 240],
      ['GN539361', 3000, undefined, '400434', 'open', undefined],
      ['GN539362', 9400, undefined, 'marketplace', 'open', undefined],
      ['620028906', 1580, undefined, 'suruga-ya', 'open', 240],
      ['620028923', 1560, 1980, 'marketplace', 'open', undefined],
      ['604073266', 760, 890, 'suruga-ya', 'open', undefined],
      ['604073267', 400, 500, 'suruga-ya', 'open', undefined],
      ['604074106', 430, undefined, 'suruga-ya', 'open', undefined],
      ['604073995', 280, undefined, '400564', 'open', undefined],
      ['604071968', 680, 890, 'suruga-ya', 'open', undefined],
      ['604070593', 730, 889, 'suruga-ya', 'open', undefined],
      ['620026866', 2890, 1800, 'marketplace', 'open', undefined],
      ['620026867', 1580, 1800, 'marketplace', 'open', undefined],
      ['604073544', 2800, 2970, 'suruga-ya', 'open', 240],
      ['604070595', 1980, 2970, 'suruga-ya', 'open', 240],
      ['604070594', 480, 500, 'suruga-ya', 'open', undefined],
      ['620027259', 29800, 2090, 'suruga-ya', 'open', 0],
      ['620026868', 9880, 6350, 'marketplace', 'open', undefined],
      ['604071991', 740, 889, 'marketplace', 'open', undefined],
      ['604072961', 860, 500, 'suruga-ya', 'open', undefined],
    ]);
  });

  it('tells what other shops ask beside the own price, which stays the price', () => {
    const both = cardsOf(captured()).filter(({ shop }) => shop?.otherOffer);
    expect(both).toHaveLength(11);
    expect(both.slice(0, 2).map(({ shop }) => shop?.otherOffer?.price)).toEqual([1_340, 690]);
    expect(both.slice(0, 2).map(({ price }) => price.current)).toEqual([1_580, 760]);
  });

  it('counts its hits, knows the next page, the narrower categories and its own place', () => {
    const { items, total, hasNext, scripted, narrower, trail } = readSearchPage(captured());
    expect([items.length, total, hasNext, scripted.size]).toEqual([24, 24_584, true, 20]);
    expect(narrower).toEqual([{ id: '501', name: 'ホビー' }]);
    expect(trail).toEqual([{ id: '5', name: 'おもちゃホビー' }]);
  });

  it('tells title, maker, kind, picture and where the hit leads', () => {
    const cards = cardsOf(captured());
    expect(cards[7]).toMatchObject({
      title:
        'ポケモンカードゲーム MEGA スタートデッキ100 バトルコレクション コロちゃおVer. てれコロスペシャル コロちゃお 2026年1月号 付録',
      url: 'https://www.suruga-ya.jp/product/detail/620028906',
      pictures: ['https://www.suruga-ya.jp/database/photo.php?shinaban=620028906&size=m'],
      brand: 'ポケモン/小学館',
      condition: 'used',
      categoryPath: [{ name: 'トレカ' }],
      shop: { isOwn: true },
    });
    expect(cards[2]).toMatchObject({
      url: 'https://www.suruga-ya.jp/product/detail/604075537?tenpo_cd=400501',
      seller: { id: '400501', name: 'マケプレ', isStore: true },
      shop: { isOwn: false },
    });
    expect(cards.filter(({ shop }) => shop?.isOwn === false)).toHaveLength(11);
  });

  const changes: [string, string | RegExp, string][] = [
    ['hits are no longer counted', 'class="hit"', 'class="hits"'],
    ['the box of the picture has another name', 'class="photo_box"', 'class="photo-box"'],
    ['a hit is missing', /<div class="photo_box">/, '<div>'],
    ['the code is not in the picture address', /shinaban=604043986/, 'id=604043986'],
    ['the title has another name', 'class="product-name"', 'class="name"'],
    ['own prices have another name', 'class="price_teika"', 'class="price_own"'],
    ['sold out has another name', '<p class="price">', '<p class="price-none">'],
    ['sold out is worded otherwise', '品切れ</p>', '売切</p>'],
    ['a kind of price that nobody knows', '中古：', 'タイムセール：'],
    ['the list price is taken for the own price', '定価：', '中古：'],
    ['own prices without tax', '税込', '税別'],
    ['commas in other places', '￥2,000', '￥20,00'],
    ['another currency', '￥2,000', '$2,000'],
    ['a price that the script does not know', '￥2,100', '￥2,900'],
    ['a price that the script alone tells', 'price: 2100,', 'price: 2900,'],
    ['an offer of shops that is worded otherwise', '(5点の中古品)', '5 offers'],
    ['an offer of shops whose price is elsewhere', '￥1,430', '価格はこちら'],
  ];
  it.each(changes)('is an outage when %s', (_, from, to) => {
    const changed =
      typeof from === 'string' ? captured().replaceAll(from, to) : captured().replace(from, to);
    expect(changed).not.toBe(captured());
    let failure: unknown;
    try {
      cardsOf(changed);
    } catch (thrown) {
      failure = thrown;
    }
    expect(failure).toBeInstanceOf(Outage);
    expect((failure as Outage).missing).toMatch(/^(hit|item)/);
  });

  it('never gives a wrong price when one of its lines is lost', () => {
    const lines = captured().split('\n');
    const start = lines.findIndex((line) => line.includes('id="search_result"'));
    const prices = new Map(factsOf(captured()).map(([code, price]) => [code, price]));
    let outages = 0;
    // Three hits with everything on them: own stock, one shop, several shops.
    const candidates = lines.flatMap((line, index) =>
      index > start && /[<￥]/.test(line) && index < start + 900 ? [index] : [],
    );
    for (const index of candidates.filter((_, nth) => nth % 5 === 0)) {
      let facts: unknown[][];
      try {
        facts = factsOf(lines.toSpliced(index, 1).join('\n'));
      } catch (failure) {
        expect(failure).toBeInstanceOf(Outage);
        outages += 1;
        continue;
      }
      for (const [code, price] of facts)
        expect(price, `${code} without line ${index}: ${lines[index]}`).toBe(
          prices.get(code as string),
        );
    }
    expect(outages).toBeGreaterThan(5);
  });

  it('does not promise shipping that it does not tell', () => {
    const without = captured().replaceAll('円未満…240円', '円未満…お問い合わせ');
    expect(
      cardsOf(without).every(
        ({ shipping }) => shipping.fee === undefined && shipping.payer === 'buyer',
      ),
    ).toBe(true);
  });
});

describe.skipIf(!hasShared)('the captured form of the detailed search', () => {
  it('tells the top categories', () => {
    const roots = readRoots(readShared(`${FOLDER}/advanced_search_form_2025-10-03.html`));
    expect(roots).toHaveLength(13);
    expect(roots.map(({ id, name }) => `${id} ${name}`)).toEqual(
      expect.arrayContaining([
        '2 ゲーム',
        '5 おもちゃホビー',
        '7 本',
        '8 家電・カメラ・AV機器',
        '11 同人',
      ]),
    );
    expect(() => readRoots('<select id="category"></select>')).toThrow(Outage);
  });
});
