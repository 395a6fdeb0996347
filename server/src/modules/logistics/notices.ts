import { type Warehouse, WAREHOUSE_NAMES } from '@hako/contract/kit/endpoint';
import { say, type SaidNotice } from '@hako/contract/notices/say';
import { dongText } from '../../kernel/wording.ts';
import type { Parcel } from './parcels/rules/parcel.ts';

/** 1200 -> `1,2 kg`. */
const kilograms = (grams: number): string => `${String(grams / 1000).replace('.', ',')} kg`;

/** How an order's part of a shared parcel's cost was made; shown beside the line. */
export function shareRule(
  parcels: readonly Pick<Parcel, 'code' | 'contents'>[],
  orderId: string,
): string {
  const parts = parcels.map(({ code, contents }) => {
    const whole = contents.reduce((sum, { weightG }) => sum + weightG, 0);
    const own = contents.find((content) => content.orderId === orderId)?.weightG ?? 0;
    return `kiện ${code}: ${kilograms(own)} trên ${kilograms(whole)}`;
  });
  return `Phần của đơn trong kiện đi chung, chia theo cân nặng (${parts.join('; ')}).`;
}

/** What customers read about their parcels. */
export const noticeOf = {
  storage: (parcel: string, daysLeft: number, perDay: number): SaidNotice => {
    const fee = dongText(perDay);
    return daysLeft > 0
      ? say('parcel-storage-ends', { parcel, fee, days: String(daysLeft) })
      : say('parcel-storage-paid', { parcel, fee });
  },
  foundParcel: (code: string, house: Warehouse): SaidNotice =>
    say('parcel-further', { code, house: WAREHOUSE_NAMES[house] }),
  notTheirs: (code: string, house: Warehouse, isBack: boolean): SaidNotice =>
    say('parcel-not-theirs', {
      code,
      house: WAREHOUSE_NAMES[house],
      next: isBack
        ? 'Hàng của bạn vẫn đang trên đường; bạn không phải làm gì.'
        : 'Các kiện khác của đơn không thay đổi.',
    }),
  joined: (parcel: string): SaidNotice => say('parcel-joined', { parcel }),
  split: (codes: readonly string[]): SaidNotice =>
    say('parcel-split', { count: String(codes.length), parcels: codes.join(', ') }),
  offered: (parcel: string, hours: number): SaidNotice =>
    say('parcel-boxes-offered', { parcel, hours: String(hours) }),
  chosenForYou: (parcel: string, box: string): SaidNotice =>
    say('parcel-box-chosen', { parcel, box }),
} as const;
