import { expect, it } from 'vitest';
import { signInAs, signInAtDesk } from '../support/people.ts';
import { declare } from '../support/customs.ts';
import { DESKTOP, look, PHONE, pretend, useBrowser, visit } from '../support/story.ts';
import { scan, measure, photograph, codeSaid } from '../support/desk/steps.ts';
import type { Page } from 'playwright-core';

const { person } = useBrowser();

it('the desk takes an order from Japan to the carrier by keyboard; the customer follows and pays', async () => {
  const customer = await person(PHONE);
  await signInAs(customer, 'khach@hako.test', 'hako-demo-2026', '/account/quotes?tab=purchase');
  await look(customer, '6-orders');
  await customer.getByRole('article').getByRole('link').first().click();
  await customer.waitForURL('**/account/quotes/HK*');
  const code = new URL(customer.url()).pathname.split('/').at(-1) as string;
  await look(customer, '6-order-bought');

  const { japan, vietnam, sales, accountant } = await staff();
  const { parcel, shipment } = await leavesJapan(japan, customer, code);
  await arrivesInVietnam(vietnam, shipment, parcel);
  await customer.getByText('Đang tính lần 2').first().waitFor();
  await look(customer, '6-order-priced');

  const bill = await billed(sales, accountant, code);
  await paysTheBill(customer, bill);
  await handedOver(vietnam, bill);

  // The carrier would bring it by itself within a minute; here it says two words when it is told to.
  await pretend('POST', '/_control/carriers', { isStopped: true });
  const isListening = customer.waitForResponse((answer) => answer.url().includes('/api/live'));
  await visit(customer, `/account/quotes/${code}`);
  await isListening;
  await pretend('POST', `/carriers/_parcels/${bill}`, { status: 'delivering' });
  await customer.getByText('Đang giao hàng').first().waitFor();
  await comesBackAndGoesOutAgain(vietnam, customer, bill);
  await visit(customer, `/account/quotes/${code}`);
  await pretend('POST', `/carriers/_parcels/${bill}-2`, { status: 'delivered' });
  await expect
    .poll(() => customer.locator('[data-state=done]').count(), { timeout: 20_000 })
    .toBe(8);
  await look(customer, '6-order-delivered');
  await pretend('POST', '/_control/carriers', { isStopped: false });
}, 240_000);

/** Everybody who works on it at the desk. */
async function staff() {
  const japan = await person(DESKTOP);
  await signInAtDesk(japan, 'warehouse-jp');
  const vietnam = await person(DESKTOP);
  await signInAtDesk(vietnam, 'warehouse-vn');
  const sales = await person(DESKTOP);
  await signInAtDesk(sales, 'sales');
  const accountant = await person(DESKTOP);
  await signInAtDesk(accountant, 'accountant');
  return { japan, vietnam, sales, accountant };
}

/** Received, packed, declared and sent; its customer sees that it is there. */
async function leavesJapan(japan: Page, customer: Page, code: string) {
  await visit(japan, '/desk/queue');
  await look(japan, '7-desk-receive');
  await scan(japan, code, 'Nhận kho Nhật');
  await measure(japan, '6200');
  await photograph(japan);
  await japan.getByLabel('Kệ').fill('JP-B-07');
  await japan.keyboard.press('Enter');
  const parcel = await codeSaid(japan, /Đã nhận kiện (KJ\w+)/);
  await customer.getByText('Đã về kho Nhật').first().waitFor();
  await customer.getByText('Cân 6,2 kg').waitFor();
  await look(customer, '6-order-in-japan');

  await scan(japan, parcel, 'Xếp chuyến');
  await japan.getByLabel('Chuyến hàng').selectOption('');
  await japan.getByRole('button', { name: 'Xếp vào chuyến hàng' }).click();
  const shipment = await codeSaid(japan, /Đã xếp vào chuyến hàng (LO\w+)/);
  await scan(japan, shipment, 'Xuất kho Nhật');
  await declare(japan, shipment, { description: 'Used amplifier', hsCode: '8518' });
  await visit(japan, '/desk/queue');
  await scan(japan, shipment, 'Xuất kho Nhật');
  await japan.getByLabel('Số vận đơn quốc tế').fill('738-11223344');
  await japan.keyboard.press('Enter');
  await japan.getByText('Đã xuất kho Nhật').waitFor();
  return { parcel, shipment };
}

async function arrivesInVietnam(vietnam: Page, shipment: string, parcel: string): Promise<void> {
  await visit(vietnam, '/desk/queue');
  await scan(vietnam, shipment, 'Nhập kho Việt Nam');
  await vietnam.getByRole('button', { name: 'Nhập kho Việt Nam' }).click();
  await vietnam.getByText('Đã nhập 1 kiện').waitFor();
  await scan(vietnam, parcel, 'Khai thác, cân lại');
  await measure(vietnam, '6350');
  await vietnam.keyboard.press('Enter');
  await vietnam.getByText(/Đã cân lại kiện/).waitFor();
}

async function billed(sales: Page, accountant: Page, code: string): Promise<string> {
  await visit(sales, '/desk/queue');
  await scan(sales, code, 'Tạo phiếu');
  await sales.getByRole('button', { name: 'Tạo phiếu' }).click();
  const bill = await codeSaid(sales, /Đã tạo phiếu (PX\w+)/);
  await scan(sales, bill, 'KD xác nhận');
  await look(sales, '7-desk-bill');
  await sales.getByRole('button', { name: 'KD xác nhận' }).click();
  await sales.getByText('Đã xác nhận phiếu').waitFor();
  await visit(accountant, '/desk/queue');
  await scan(accountant, bill, 'Duyệt phiếu');
  await accountant.getByRole('button', { name: 'Duyệt phiếu' }).click();
  await accountant.getByText('Đã duyệt, khách đã được báo').waitFor();
  return bill;
}

async function paysTheBill(customer: Page, bill: string): Promise<void> {
  await customer.getByRole('link', { name: `Xem phiếu ${bill}` }).click();
  await customer.getByRole('heading', { name: `Phiếu ${bill}` }).waitFor();
  await look(customer, '6-bill');
  await customer.getByRole('button', { name: /^Thanh toán [\d.]+\s₫/ }).click();
  await customer.getByText('Đã thanh toán 1 phiếu.').waitFor();
}

async function handedOver(vietnam: Page, bill: string): Promise<void> {
  await visit(vietnam, '/desk/queue');
  await scan(vietnam, bill, 'Đóng hàng');
  await vietnam.getByRole('button', { name: 'Đã đóng hàng' }).click();
  await vietnam.getByText('Giao hãng vận chuyển').first().waitFor();
  await scan(vietnam, bill, 'Giao hãng vận chuyển');
  await look(vietnam, '7-desk-hand-over');
  await vietnam.getByRole('button', { name: 'Giao cho hãng vận chuyển' }).click();
  await vietnam.getByText('Đã giao cho hãng vận chuyển').waitFor();
}

/** Nobody opened: the parcel comes back, its customer pays for another delivery, and it goes out a second time. */
async function comesBackAndGoesOutAgain(
  vietnam: Page,
  customer: Page,
  bill: string,
): Promise<void> {
  await pretend('POST', `/carriers/_parcels/${bill}`, { status: 'delivery_fail' });
  await customer.getByText('Không giao được').first().waitFor();
  await visit(customer, `/account/invoices?code=${bill}`);
  await customer.getByRole('button', { name: 'Chọn cách nhận hàng' }).click();
  await look(customer, '6-bill-undelivered');
  await customer.getByRole('button', { name: /^Giao lại, trả [\d.]+\s₫/ }).click();
  await customer.getByText('Đã ghi yêu cầu giao lại.').waitFor();
  await pretend('POST', `/carriers/_parcels/${bill}`, { status: 'returned' });
  await visit(vietnam, '/desk/queue');
  await scan(vietnam, bill, 'Không giao được');
  await vietnam.getByRole('button', { name: 'Kiện đã về kho' }).click();
  await vietnam.getByRole('button', { name: 'Đóng lại, giao lần 2' }).waitFor();
  await look(vietnam, '7-desk-undelivered');
  await vietnam.getByRole('button', { name: 'Đóng lại, giao lần 2' }).click();
  await vietnam.getByRole('button', { name: 'Giao cho hãng vận chuyển' }).click();
  await vietnam.getByText('Đã giao cho hãng vận chuyển').waitFor();
}
