import { rateText } from '../../../kernel/wording.ts';

/** What whoever approves a rate reads. */
export const RATE_FACTS = {
  proposed: 'Tỷ giá đề nghị',
  inUse: 'Đang dùng',
  change: 'Chênh so với đang dùng',
} as const;

/** From đồng for 100 yen. */
export const rateLine = (sellX100: number): string => `1 yên = ${rateText(sellX100)} ₫`;
