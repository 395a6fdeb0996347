import type pino from 'pino';
import { systemClock } from '../../../../server/src/kernel/clock.ts';
import { yen } from '../../../../server/src/kernel/money.ts';
import { fixedPrice, type Listing } from '../../../../server/src/modules/marketplaces/index.ts';
import { categoryFor } from '../../../../server/src/modules/pricing/tables/rules/category-of.ts';
import { prepareTables } from '../../../../server/src/modules/pricing/tables/rules/prepare-tables.ts';
import { landedEstimate } from '../../../../server/src/modules/pricing/asking/landed-estimate.ts';
import { SEED_ROWS } from '../../../../server/src/modules/pricing/seed/seed-rows.ts';
import { createSearch } from '../../../../server/src/modules/search/index.ts';
import { createTranslation } from '../../../../server/src/modules/translation/index.ts';
import { GUEST } from '../guest.ts';

export const ITEMS = 100_000;

/** The real search; the marketplaces are a memory in which every listing is fresh. */
export function searchOver(platform: {
  db: Parameters<typeof createSearch>[0]['db'];
  log: pino.Logger;
}) {
  const { db, log } = platform;
  const listings = new Map(Array.from({ length: ITEMS }, (_, n) => [codeOf(n), listingOf(n)]));
  const tables = prepareTables(SEED_ROWS, '2026-11-21');
  return createSearch({
    db,
    log,
    clock: systemClock,
    historyOf: async () => Promise.reject(new Error('nobody asks')),
    translation: {
      ...createTranslation({ db, clock: systemClock, log, service: undefined }),
      completeTitles: async () => new Map<string, string>(),
    },
    marketplaces: {
      all: [],
      findListing: async (_: string, code: string) => listings.get(code),
      listPrices: async () => [],
    } as never,
    pricing: {
      tablesAt: async () => tables,
      currentRate: async () => ({
        rate: { vnd: 17_635, scale: 100 },
        quotedAt: systemClock.now(),
        isTooOld: false,
        isJumpWaiting: false,
      }),
      askerOf: async () => GUEST,
      landedEstimate,
      categoryOf: categoryFor,
    },
  });
}

export const codeOf = (n: number): string => `m${String(n).padStart(11, '0')}`;

function listingOf(n: number): Listing {
  const price = yen(1_000 + n);
  const text = `フィルムカメラです。動作確認済み。${n} `.repeat(40);
  return {
    site: 'mercari',
    code: codeOf(n),
    url: `https://jp.mercari.com/item/${codeOf(n)}`,
    title: `ニコン Nikon FM2 ${n} ブラック ボディ`,
    pictures: ['https://static.mercdn.net/1.jpg', 'https://static.mercdn.net/2.jpg'],
    price: fixedPrice(price),
    condition: 'good',
    categoryPath: [{ id: '7', name: 'カメラ' }],
    brand: 'Nikon',
    seller: {
      id: `s${n % 5_000}`,
      name: 'seller',
      ratingPercent: 99,
      goodCount: 100,
      badCount: 1,
      isStore: false,
    },
    shipping: { payer: 'seller', fee: yen(0), isFeeLowest: false, fromPrefecture: 13 },
    auction: undefined,
    status: 'open',
    isShopItem: false,
    readAt: new Date(),
    quantity: 1,
    descriptionHtml: text,
    descriptionText: text,
    dispatch: undefined,
    checksum: undefined,
    variants: [],
    isOfferable: false,
    likeCount: 3,
    updatedAt: undefined,
  };
}
