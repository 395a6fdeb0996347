import type { TYPICAL_ORDERS } from '@hako/contract/settings/messages';
import { yen } from '../../../kernel/money.ts';
import type { PricedItem } from '../calculator/rules/price-input.ts';
import type { PriceQuestion } from '../asking/question.ts';

type Typical = keyof typeof TYPICAL_ORDERS;

const item = (
  site: string,
  category: string,
  price: number,
  more: Partial<PricedItem> = {},
): PricedItem => ({
  site,
  category,
  price: yen(price),
  quantity: 1,
  isTaxAdded: false,
  seller: undefined,
  domesticShipping: undefined,
  weightG: undefined,
  sizeCm: undefined,
  condition: 'used',
  ...more,
});

/**
 * What a change of prices is tried on: cheap and dear, light and heavy, by air and by sea, near and
 * far.
 */
export const TYPICAL_QUESTIONS: Readonly<Record<Typical, PriceQuestion>> = {
  figure: {
    items: [item('auction', 'figure', 5_000)],
    shipMode: 'AIR-HAN',
    province: '01',
    services: ['PHOTO'],
  },
  card: { items: [item('mercari', 'card', 1_500)], shipMode: 'AIR-SGN', province: '79' },
  camera: {
    items: [item('auction', 'camera', 32_000)],
    shipMode: 'AIR-HAN',
    province: '01',
    services: ['INSPECT', 'INSURE'],
  },
  clothes: {
    items: [item('rakuten', 'fashion', 2_000, { quantity: 3, condition: 'new' })],
    shipMode: 'AIR-HAN',
    province: '48',
    services: ['COUNT'],
  },
  audio: {
    items: [item('auction', 'audio', 45_000)],
    shipMode: 'SEA-SGN',
    province: '79',
    services: ['CRATE'],
    storedDays: 45,
  },
  watch: {
    items: [item('mercari', 'watch', 230_000)],
    shipMode: 'AIR-HAN',
    province: '01',
    services: ['CARE'],
  },
};
