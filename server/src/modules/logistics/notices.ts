import { type Warehouse, WAREHOUSE_NAMES } from '@hako/contract/kit/endpoint';
import { dongText } from '../../kernel/wording.ts';
import type { Parcel } from './parcels/rules/parcel.ts';

/** What customers read about their parcels. Vietnamese; one place, so that it can be reviewed. */
interface Notice {
  readonly title: string;
  readonly body: string;
}

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

export const noticeOf = {
  storage: (code: string, daysLeft: number, perDay: number): Notice =>
    daysLeft > 0
      ? {
          title: `Còn ${daysLeft} ngày lưu kho miễn phí – kiện ${code}`,
          body: `Sau đó phí lưu kho khoảng ${dongText(perDay)} ₫ mỗi ngày. Bạn có thể gộp kiện hoặc để kho xếp vào chuyến hàng sớm.`,
        }
      : {
          title: `Kiện ${code} đã hết ngày lưu kho miễn phí`,
          body: `Từ hôm nay phí lưu kho khoảng ${dongText(perDay)} ₫ mỗi ngày cho tới khi hàng rời kho Nhật.`,
        },
  foundParcel: (order: string, house: Warehouse): Notice => ({
    title: `Thêm một kiện đã về ${WAREHOUSE_NAMES[house]} – đơn ${order}`,
    body: 'Kiện đã được cân và chụp ảnh. Ảnh nằm ở phần diễn biến của đơn.',
  }),
  notTheirs: (order: string, house: Warehouse, isBack: boolean): Notice => ({
    title: `Hako đã ghi nhầm kiện – đơn ${order}`,
    body: [
      `Một kiện ở ${WAREHOUSE_NAMES[house]} được ghi nhầm cho đơn này và đã được gỡ ra.`,
      isBack
        ? 'Hàng của bạn vẫn đang trên đường; bạn không phải làm gì.'
        : 'Các kiện khác của đơn không thay đổi.',
    ].join(' '),
  }),
  joined: (code: string): Notice => ({
    title: `Đã gộp thành kiện ${code}`,
    body: 'Kho Nhật đã đóng chung, cân và chụp ảnh lại. Cước được chia cho từng đơn theo cân nặng.',
  }),
  split: (codes: readonly string[]): Notice => ({
    title: `Đã tách thành ${codes.length} kiện`,
    body: `Các kiện mới: ${codes.join(', ')}. Mỗi kiện đã được cân và chụp ảnh lại.`,
  }),
  offered: (code: string, hours: number): Notice => ({
    title: `Kiện ${code} đã đóng gói thử, mời bạn chọn hộp`,
    body: `Hai cách đóng đã có cân nặng, ảnh và cước. Bạn có ${hours} giờ để chọn; sau đó Hako chọn hộp có cước thấp hơn.`,
  }),
  chosenForYou: (code: string, label: string): Notice => ({
    title: `Đã chọn hộp cho kiện ${code}`,
    body: `Hết thời hạn chọn nên Hako chọn hộp có cước thấp hơn: ${label}.`,
  }),
} as const;
