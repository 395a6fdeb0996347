import type { Level } from '@hako/contract/membership/membership';
import type { Static } from 'typebox';

type Benefits = Pick<
  Static<typeof Level>,
  | 'payment_percent'
  | 'service_fee_discount_percent'
  | 'freight_discount_percent'
  | 'max_quote'
  | 'free_storage_days'
>;

/** What a level gives, as rows of a table. */
export const benefitRows = (level: Benefits): (readonly [string, string])[] => [
  ['Giữ khi đấu giá', `${level.payment_percent}% thanh toán lần\u00a01`],
  ['Giảm phí dịch vụ', `${level.service_fee_discount_percent}%`],
  ['Giảm cước quốc tế', `${level.freight_discount_percent}%`],
  ['Phiên đấu giá cùng lúc', String(level.max_quote)],
  ['Lưu kho miễn phí', `${level.free_storage_days} ngày`],
];
