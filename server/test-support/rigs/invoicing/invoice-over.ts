import { newId } from '../../../src/kernel/chance.ts';
import { dong } from '../../../src/kernel/money.ts';
import type { ToIssue } from '../../../src/modules/invoicing/providers/provider.ts';
import {
  linesOf,
  sumsOf,
  type TaxRate,
} from '../../../src/modules/invoicing/rules/invoice-lines.ts';

const RATES: TaxRate[] = [
  { account: 'goods', kind: 'on-behalf', percent: 0 },
  { account: 'service-fee', kind: 'service', percent: 8 },
  { account: 'storage', kind: 'service', percent: 10 },
  { account: 'freight', kind: 'service', percent: 0 },
];
/** To two accounts of ours: one is taxed, the other collected for others. */
export const PAID = [
  { account: 'goods', amount: dong(1_234_567) },
  { account: 'service-fee', amount: dong(99_999) },
];
/** What is to be issued for what was paid. */
export const invoiceOver = (paid: typeof PAID): ToIssue => {
  const lines = linesOf(paid, RATES, (account) => account);
  return {
    id: newId(),
    issuer: 'viettel-sinvoice',
    paper: 'invoice',
    billId: newId(),
    billCode: 'PX2026',
    customerId: newId(),
    buyer: { name: 'Công ty Máy Ảnh Cũ', taxCode: '0100112437', address: '198 Trần Quang Khải' },
    seller: { name: 'Công ty Hako', taxCode: '0312345673', address: '12 Nguyễn Huệ' },
    lines,
    ...sumsOf(lines),
    askedAt: new Date(),
    original: undefined,
  };
};
