import { RECEIVING_ACCOUNT } from '../../support/people.ts';
import { expect } from 'vitest';
import { openedRow } from '../../support/desk/opened-row.ts';
import { look, pretend, visit } from '../../support/story.ts';
import { rows } from '../company/company-calls.ts';
import { notes } from '../notes.ts';
import { approve } from '../people/approvals.ts';
import { COD_BILLS } from '../people/bills.ts';
import type { Office } from '../people/office.ts';

const WRONG_VND = 1_500_000;

/** A customer's transfer that names nobody is put into the wallet by two people. */
export async function wrongTransferIsSettled({ at }: Office): Promise<void> {
  const content = 'chuyen tien mua hang';
  await pays(WRONG_VND, content);
  const [accountant, admin] = [await at('accountant'), await at('admin')];
  await visit(accountant, '/desk/transfers');
  const card = await openedRow(accountant, content);
  await look(accountant, 'week-7-transfer');
  await card
    .getByLabel('Số điện thoại đã xác minh của khách')
    .fill(notes.customers[0]?.phone ?? '');
  await card.getByRole('textbox', { name: 'Căn cứ', exact: true }).fill('Khách gửi ảnh biên lai');
  await card.getByRole('button', { name: /^Đề nghị ghi/ }).click();
  await card.getByText('đang chờ người thứ hai duyệt').waitFor();
  await approve(admin, 'Khách gửi ảnh biên lai');
}

interface Owed {
  readonly code: string;
  readonly carrier: string;
  readonly tracking: string;
  readonly amount: number;
}

/** Carriers bring what they collected: the money by bank, the list by its report. */
export async function codIsRemitted({ at }: Office): Promise<void> {
  const [accountant, admin] = [await at('accountant'), await at('admin')];
  await visit(accountant, '/desk/carriers');
  await look(accountant, 'week-7-cod-owed');
  const cods = await owedCods();
  expect(cods).toHaveLength(COD_BILLS.length);
  for (const [carrier, owed] of Map.groupBy(cods, (one) => one.carrier)) {
    const content = `DOI SOAT COD ${carrier.toUpperCase()}`;
    await pays(
      owed.reduce((sum, { amount }) => sum + amount, 0),
      content,
    );
    await closesAsRemittance(accountant, content);
    await approve(admin, content);
    await reports(accountant, carrier, owed);
  }
  await accountant.getByText('Không hãng nào còn giữ tiền.').waitFor();
  await look(accountant, 'week-7-cod-done');
}

const owedCods = (): Promise<Owed[]> =>
  rows<Owed>(`
    select b.code, c.carrier, c.carrier_code as tracking, d.amount_vnd::int as amount
    from bill_cods d join bills b on b.id = d.bill_id join consignments c on c.bill_id = b.id
    where d.settled_at is null order by b.code`);

async function closesAsRemittance(accountant: Desk, content: string): Promise<void> {
  await visit(accountant, '/desk/transfers');
  const card = await openedRow(accountant, content);
  await card.getByText('Không phải tiền của khách nào').click();
  await card.getByLabel('Căn cứ (ghi vào nhật ký)').fill(`Bảng đối soát: ${content}`);
  await card.getByRole('button', { name: 'Đề nghị đóng khoản này' }).click();
  await card.getByText('đang chờ người thứ hai duyệt').waitFor();
}

async function reports(accountant: Desk, carrier: string, owed: readonly Owed[]): Promise<void> {
  await visit(accountant, '/desk/carriers');
  await accountant.getByLabel('Báo cáo của hãng').selectOption(carrier);
  await accountant.getByLabel('Số báo cáo').fill(`BC-${carrier}-01`);
  const lines = owed.map(({ tracking, amount }) => `${tracking} ${amount}`);
  await accountant.getByLabel('Các dòng của báo cáo').fill(lines.join('\n'));
  await look(accountant, 'week-7-cod-report');
  await accountant.getByRole('button', { name: /^Đối soát \d+ dòng/ }).click();
  await accountant
    .getByText(/^Đã đối soát \d+ phiếu/)
    .first()
    .waitFor();
}

type Desk = Awaited<ReturnType<Office['at']>>;

async function pays(amount: number, content: string): Promise<void> {
  await pretend('POST', '/bank/pay', { accountNumber: RECEIVING_ACCOUNT, amount, content });
  notes.bankVnd += amount;
}
