import { formatDong } from './money.ts';

/**
 * What goes back to the customer's wallet by an act, as its question says it; also when nothing
 * does. Null: a group of lots holds the money.
 */
export const moneyBack = (vnd: number | null): string =>
  vnd === null
    ? 'Nhóm đấu giá giữ tiền: khoản giữ của nhóm được tính lại.'
    : vnd > 0
      ? `${formatDong(vnd)} trở lại ví khách ngay.`
      : 'Khách chưa trả khoản nào, không đồng nào di chuyển.';
