import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import {
  aNewcomer,
  openAccount,
  RECEIVING_ACCOUNT,
  signInAs,
  signInAtDesk,
} from '../support/people.ts';
import { openedRow } from '../support/desk/opened-row.ts';
import { DESKTOP, look, pretend, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();
const customer = aNewcomer('Lý Thu Hiền');
let accountant: Page;
let second: Page;
let phone: Page;

beforeAll(async () => {
  await openAccount(customer, 0);
  accountant = await person(DESKTOP);
  second = await person(DESKTOP);
  phone = await person();
  await signInAtDesk(accountant, 'accountant');
  await signInAtDesk(second, 'admin');
  await signInAs(phone, customer.phone, customer.password, '/account/wallet');
});

it('a large credit is in the wallet once a second person has seen it', async () => {
  await visit(accountant, '/desk/books');
  await accountant.getByLabel('Số điện thoại đã xác minh của khách').fill(customer.phone);
  await accountant.getByLabel('Số tiền').fill('6000000');
  await accountant.getByLabel('Lý do').fill('Hoàn tiền đơn hỏng theo biên bản');
  await look(accountant, '11-credit');
  await accountant.getByRole('button', { name: /^Cộng 6\.000\.000/ }).click();
  await accountant.getByText('chờ người thứ hai duyệt').first().waitFor();

  await visit(accountant, '/desk/approvals');
  await accountant.getByText('Bạn đã đề nghị việc này').waitFor();
  expect(await accountant.getByRole('button', { name: /^Duyệt/ }).count()).toBe(0);

  // The start page says that something waits, also where the queue is empty.
  await visit(second, '/desk/queue');
  await second.getByRole('link', { name: /^Chờ duyệt \d+ việc$/ }).click();
  await second.getByText('Hoàn tiền đơn hỏng theo biên bản').waitFor();
  await look(second, '11-approvals');
  await second.getByRole('button', { name: /^Duyệt, cộng 6\.000\.000/ }).click();
  await phone.getByText('6.000.000').first().waitFor();
  // Whoever proposed it sees it go without a reload.
  await accountant.getByText('Không có đề nghị nào chờ duyệt').waitFor();
});

it('a transfer that names nobody waits for two people, and may be no customer at all', async () => {
  const content = `doi soat thu ho ${customer.phone.slice(-4)}`;
  await pretend('POST', '/bank/pay', {
    accountNumber: RECEIVING_ACCOUNT,
    amount: 7_300_000,
    content,
  });
  await visit(accountant, '/desk/transfers');
  const card = await openedRow(accountant, content);
  await card.getByText('Không phải tiền của khách nào').click();
  await look(accountant, '11-transfer');
  await card.getByLabel('Căn cứ (ghi vào nhật ký)').fill('Bảng đối soát GHN ngày 21/11');
  await card.getByRole('button', { name: 'Đề nghị đóng khoản này' }).click();
  await card.getByText('đang chờ người thứ hai duyệt').waitFor();
  expect(await card.getByRole('button', { name: /Đề nghị/ }).count()).toBe(0);

  await visit(second, '/desk/approvals');
  const approval = second.locator('section', { hasText: content });
  await approval.getByText('Tiền COD hãng vận chuyển trả').waitFor();
  await approval.getByRole('button', { name: /^Duyệt, đóng khoản 7\.300\.000/ }).click();
  await visit(accountant, '/desk/transfers?state=closed');
  await accountant.getByText(content).waitFor();
});

it('a rate far from the one in use sells nothing until a second person approves it', async () => {
  await visit(accountant, '/desk/books');
  await accountant.getByLabel('Nhập tỷ giá: giá 100 yên').fill('5000');
  await accountant.getByLabel('Căn cứ').last().fill('Gõ nhầm');
  await look(accountant, '11-rate');
  await accountant.getByRole('button', { name: /^Dùng 1 yên = 50,00/ }).click();
  await accountant.getByText('chờ người thứ hai duyệt').first().waitFor();
  await visit(second, '/desk/approvals');
  await second.getByText('1 yên = 50,00').waitFor();
  await second.getByLabel(/^Lý do không duyệt/).fill('Sai một con số');
  await second.getByRole('button', { name: 'Không duyệt' }).click();
  await second.getByText('Không có đề nghị nào chờ duyệt').waitFor();
  await visit(second, '/desk/approvals?state=decided');
  await second.getByText('Sai một con số').first().waitFor();
});

it('a charge of a card that nobody knows is booked by two people, and taken back by two', async () => {
  await visit(accountant, '/desk/float');
  await accountant.getByRole('button', { name: 'Thêm tài khoản' }).click();
  const opening = accountant.getByRole('dialog');
  await opening.getByLabel('Tên để gọi').fill('Thẻ JCB của truyện');
  await opening.getByLabel('Loại').selectOption({ label: 'Thẻ' });
  await opening.getByRole('button', { name: 'Thêm tài khoản' }).click();
  await accountant.getByRole('link', { name: 'Thẻ JCB của truyện' }).click();
  await accountant.getByRole('link', { name: 'Đối chiếu sao kê' }).click();
  await accountant.getByLabel('File sao kê, xlsx hoặc CSV').setInputFiles({
    name: 'the-jcb.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Ngày,Nội dung,Số tiền\n21/11/2026,不明,777'),
  });
  await accountant.getByRole('button', { name: 'Nhập sao kê' }).click();
  await accountant.getByText('Thêm 1 dòng').first().waitFor();
  await accountant.getByRole('button', { name: 'Xử lý' }).click();
  const settling = accountant.getByRole('dialog');
  await settling
    .getByLabel('Dòng này là')
    .selectOption({ label: 'Không rõ là gì (người thứ hai duyệt)' });
  await settling.getByLabel('Lý do').fill('Ngân hàng chưa trả lời');
  await settling.getByRole('button', { name: 'Ghi' }).click();
  await accountant.getByText('chờ người thứ hai duyệt').first().waitFor();
  await approves('Ngân hàng chưa trả lời', 'Duyệt, ghi khoản này');

  await visit(accountant, '/desk/float');
  await accountant.getByRole('link', { name: 'Thẻ JCB của truyện' }).click();
  await accountant.getByRole('button', { name: 'Hoàn' }).click();
  const undoing = accountant.getByRole('dialog');
  await undoing.getByText('hai người đã ghi khoản này').waitFor();
  await undoing.getByLabel('Lý do').fill('Là phí thường niên');
  await look(accountant, '11-float-undo');
  await undoing.getByRole('button', { name: 'Hoàn bút toán' }).click();
  await accountant.getByText('chờ người thứ hai duyệt').first().waitFor();
  await approves('Là phí thường niên', 'Duyệt, hoàn bút toán');
  await visit(accountant, new URL(accountant.url()).pathname);
  await accountant.getByText('Đã hoàn bút toán').first().waitFor();
  await accountant.getByRole('link', { name: 'Đối chiếu sao kê' }).click();
  await accountant.getByRole('button', { name: 'Bỏ file' }).waitFor();
  await look(accountant, '11-float-statement');
});

/** The second person agrees to what was asked for with this reason. */
async function approves(reason: string, verb: string): Promise<void> {
  await visit(second, '/desk/approvals');
  const asked = second.locator('section', { hasText: reason });
  await asked.getByRole('button', { name: verb }).click();
  await second.getByText('Không có đề nghị nào chờ duyệt').waitFor();
}
