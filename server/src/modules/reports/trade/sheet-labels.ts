import type { PurchaseSite, SnipeSite } from '@hako/contract/reports/trade';
import type { Column } from '../../../platform/sheet/sheet.ts';
import { siteCell } from '../sheet-labels.ts';

interface TradeRow {
  readonly site: string;
  readonly bought: PurchaseSite | undefined;
  readonly sniped: SnipeSite | undefined;
}

export const TRADE_SHEET = { name: 'Mua và săn', fileName: 'mua-va-san' };

export const TRADE_COLUMNS: readonly Column<TradeRow>[] = [
  { heading: 'Sàn', width: 20, cell: ({ site }) => siteCell(site) },
  { heading: 'Thắng đấu giá', width: 14, cell: ({ bought }) => bought?.won ?? 0 },
  { heading: 'Máy mua', width: 12, cell: ({ bought }) => bought?.by_program ?? 0 },
  { heading: 'Người mua', width: 12, cell: ({ bought }) => bought?.by_hand ?? 0 },
  { heading: 'Đã trả (yen)', width: 16, cell: ({ bought }) => bought?.paid_jpy ?? 0 },
  { heading: 'Máy mua không được', width: 18, cell: ({ bought }) => bought?.failed ?? 0 },
  { heading: 'Chưa rõ kết quả', width: 16, cell: ({ bought }) => bought?.unknown ?? 0 },
  { heading: 'Lượt săn đã gửi', width: 16, cell: ({ sniped }) => sniped?.fired ?? 0 },
  { heading: 'Gửi đúng giờ', width: 14, cell: ({ sniped }) => sniped?.on_time ?? 0 },
  { heading: 'Săn thắng', width: 12, cell: ({ sniped }) => sniped?.won ?? 0 },
  { heading: 'Thua vì giá', width: 12, cell: ({ sniped }) => sniped?.lost_by_price ?? 0 },
  { heading: 'Hỏng do Hako', width: 14, cell: ({ sniped }) => sniped?.lost_by_us ?? 0 },
  { heading: 'Không cần gửi', width: 12, cell: ({ sniped }) => sniped?.other ?? 0 },
];
