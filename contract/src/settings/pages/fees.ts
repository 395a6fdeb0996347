import { SITES } from '../../marketplaces/sites.ts';
import type { SettingPage } from '../field.ts';
import { choice, guess, number, PRICE_PAGE } from './fields.ts';

const SITE_KEYS = {
  '*': 'Mọi sàn khác',
  ...Object.fromEntries(Object.entries(SITES).map(([site, { name }]) => [site, name])),
};

/** Rows by marketplace; a marketplace without a row has the one of all others. */
const bySite = {
  ...PRICE_PAGE,
  group: 'prices',
  keyLabel: 'Sàn',
  keys: SITE_KEYS,
  mayAdd: true,
  mayEnd: true,
} as const;

const COUNTED = { piece: 'mỗi chiếc', item: 'mỗi món', seller: 'mỗi người bán', order: 'mỗi đơn' };

/** Fees in yen by the price of the goods. */
const feeFields = [
  choice('counted', 'Tính cho', COUNTED),
  {
    type: 'rows' as const,
    name: 'tiers',
    label: 'Mức phí theo tiền hàng',
    one: 'mức',
    help: 'Mức đầu tiên bắt đầu từ ¥0. Món đắt hơn không bao giờ trả phí ít hơn món rẻ hơn.',
    least: 1,
    most: 10,
    risesBy: 'fromJpy',
    fields: [
      number('fromJpy', 'Từ', 'jpy'),
      number('fixedJpy', 'Phí cố định', 'jpy'),
      number('basisPoints', 'Phần trăm tiền hàng', 'basis-points'),
    ],
  },
  number('minimumJpy', 'Thấp nhất', 'jpy'),
  number('maximumJpy', 'Cao nhất', 'jpy', { isOptional: true, help: 'Bỏ trống: không giới hạn.' }),
];

/** What we ask for our work, and what sites ask for paying. */
export const FEE_PAGES = {
  'service-fees': {
    ...bySite,
    title: 'Phí dịch vụ',
    purpose: 'Phí mua hộ khách trả trong thanh toán lần 1, theo từng sàn.',
    fields: feeFields,
  },
  'payment-fees': {
    ...bySite,
    title: 'Phí thanh toán cho sàn',
    purpose: 'Phí chuyển tiền cho người bán Nhật, theo từng sàn.',
    fields: feeFields,
  },
  'domestic-shipping': {
    ...bySite,
    title: 'Ship nội địa Nhật',
    purpose: 'Cách tính phí người bán gửi về kho Nhật, và mức ước tính khi người bán không ghi.',
    fields: [
      choice('domesticCounted', 'Tính cho', { item: 'mỗi món', seller: 'mỗi người bán' }),
      ...guess('domesticGuessJpy', 'Ước tính', 'jpy'),
    ],
  },
  'extra-services': {
    ...PRICE_PAGE,
    group: 'prices',
    title: 'Dịch vụ thêm',
    purpose: 'Giá chụp ảnh, kiểm đếm, kiện gỗ, bảo hiểm và các dịch vụ khách chọn thêm.',
    keyLabel: 'Dịch vụ',
    mayAdd: false,
    mayEnd: false,
    fields: [
      choice('per', 'Tính cho', {
        piece: 'mỗi chiếc',
        item: 'mỗi món',
        order: 'mỗi đơn',
        kg: 'mỗi kg',
        goods: 'phần trăm tiền hàng',
      }),
      number('price_vnd', 'Giá', 'vnd', {
        shownFor: { name: 'per', is: ['piece', 'item', 'order', 'kg'] },
      }),
      number('basis_points', 'Phần trăm tiền hàng', 'basis-points', {
        shownFor: { name: 'per', is: ['goods'] },
      }),
      number('minimum_vnd', 'Thấp nhất', 'vnd', { shownFor: { name: 'per', is: ['goods'] } }),
    ],
  },
} as const satisfies Readonly<Record<string, SettingPage>>;
