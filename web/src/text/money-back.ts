import { formatDong } from './money.ts';

/** What goes back to the customer's wallet by an act, as its question says it; also when nothing does. */
export const moneyBack = (vnd: number): string =>
  vnd > 0
    ? `${formatDong(vnd)} trở lại ví khách ngay.`
    : 'Khách chưa trả khoản nào, không đồng nào di chuyển.';
