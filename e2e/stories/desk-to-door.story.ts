import { expect, it } from 'vitest';
import { signInAs, signInAtDesk } from '../support/people.ts';
import { declare } from '../support/customs.ts';
import { DESKTOP, look, PHONE, pretend, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();

it('the desk takes an order from Japan to the carrier by keyboard; the customer follows and pays', async () => {
  const customer = await person(PHONE);
  await signInAs(customer, 'khach@hako.test', 'hako-demo-2026', '/account/quotes?tab=purchase');
  await look(customer, '6-orders');
  await customer.getByRole('article').getByRole('link').first().click();
  await customer.waitForURL('**/account/quotes/HK*');
  const code = new URL(customer.url()).pathname.split('/').at(-1) as string;
  await look(customer, '6-order-bought');

  const japan = await person(DESKTOP);
  await signInAtDesk(japan, 'warehouse-jp');
  const vietnam = await person(DESKTOP);
  await signInAtDesk(vietnam, 'warehouse-vn');
  const sales = await person(DESKTOP);
  await signInAtDesk(sales, 'sales');
  const accountant = await person(DESKTOP);
  await signInAtDesk(accountant, 'accountant');

  /** Scans a code at the desk until its work is open: the step before may not have reached the queue yet. */
  const scan = async (page: typeof japan, scanned: string, work: string): Promise<void> => {
    const open = page.locator('p', { hasText: `${work} · ${scanned}` });
    const isOpen = async (): Promise<boolean> => {
      await page.getByLabel('Quét hoặc gõ mã').fill(scanned);
      await page.keyboard.press('Enter');
      return open.waitFor({ timeout: 4_000 }).then(
        () => true,
        () => false,
      );
    };
    await expect.poll(isOpen, { timeout: 40_000, interval: 500 }).toBe(true);
  };
  const measure = async (page: typeof japan, grams: string): Promise<void> => {
    for (const [label, value] of [
      ['Cân nặng (g)', grams],
      ['Dài (cm)', '30'],
      ['Rộng (cm)', '22'],
      ['Cao (cm)', '16'],
    ] as const)
      await page.getByLabel(label).fill(value);
  };

  await visit(japan, '/desk');
  await look(japan, '7-desk-receive');
  await scan(japan, code, 'Nhận kho Nhật');
  await measure(japan, '6200');
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await japan
    .locator('input[type=file]')
    .setInputFiles({ name: 'kien.png', mimeType: 'image/png', buffer: picture });
  await japan.getByRole('img', { name: 'Ảnh 1' }).waitFor();
  await japan.getByLabel('Kệ').fill('B-07');
  await japan.keyboard.press('Enter');
  const toast = japan.getByText(/Đã nhận kiện KJ/);
  await toast.waitFor();
  const parcel = /KJ\w+/.exec((await toast.textContent()) ?? '')?.[0] as string;
  await customer.getByText('Hàng đã về kho nước ngoài').first().waitFor();
  await customer.getByText('Cân 6,2 kg').waitFor();
  await look(customer, '6-order-in-japan');

  await scan(japan, parcel, 'Đóng lô');
  await japan.getByLabel('Lô hàng').selectOption('');
  await japan.getByRole('button', { name: 'Đóng vào lô' }).click();
  const packed = japan.getByText(/Đã đóng vào lô LO/);
  await packed.waitFor();
  const shipment = /LO\w+/.exec((await packed.textContent()) ?? '')?.[0] as string;
  await scan(japan, shipment, 'Xuất kho Nhật');
  await declare(japan, shipment, { description: 'Used amplifier', hsCode: '8518' });
  await visit(japan, '/desk');
  await scan(japan, shipment, 'Xuất kho Nhật');
  await japan.getByLabel('Số vận đơn quốc tế').fill('738-11223344');
  await japan.keyboard.press('Enter');
  await japan.getByText('Đã xuất kho Nhật').waitFor();

  await visit(vietnam, '/desk');
  await scan(vietnam, shipment, 'Nhập kho Việt Nam');
  await vietnam.getByRole('button', { name: 'Nhập kho Việt Nam' }).click();
  await vietnam.getByText('Đã nhập 1 kiện').waitFor();
  await scan(vietnam, parcel, 'Khai thác, cân lại');
  await measure(vietnam, '6350');
  await vietnam.keyboard.press('Enter');
  await vietnam.getByText(/Đã cân lại kiện/).waitFor();
  await customer.getByText('Tính giá đơn hàng').first().waitFor();
  await look(customer, '6-order-priced');

  await visit(sales, '/desk');
  await scan(sales, code, 'Tạo phiếu');
  await sales.getByRole('button', { name: 'Tạo phiếu' }).click();
  const made = sales.getByText(/Đã tạo phiếu PX/);
  await made.waitFor();
  const bill = /PX\w+/.exec((await made.textContent()) ?? '')?.[0] as string;
  await scan(sales, bill, 'KD xác nhận');
  await look(sales, '7-desk-bill');
  await sales.getByRole('button', { name: 'KD xác nhận' }).click();
  await sales.getByText('Đã xác nhận phiếu').waitFor();
  await visit(accountant, '/desk');
  await scan(accountant, bill, 'Duyệt phiếu');
  await accountant.getByRole('button', { name: 'Duyệt phiếu' }).click();
  await accountant.getByText('Đã duyệt, khách đã được báo').waitFor();

  await customer.getByRole('link', { name: `Xem phiếu ${bill}` }).click();
  await customer.getByRole('heading', { name: `Phiếu ${bill}` }).waitFor();
  await look(customer, '6-bill');
  await customer.getByRole('button', { name: /^Thanh toán [\d.]+\s₫/ }).click();
  await customer.getByText('Đã thanh toán 1 phiếu.').waitFor();

  await visit(vietnam, '/desk');
  await scan(vietnam, bill, 'Đóng hàng');
  await vietnam.getByRole('button', { name: 'Đã đóng hàng' }).click();
  await vietnam.getByText('Giao hãng vận chuyển').first().waitFor();
  await scan(vietnam, bill, 'Giao hãng vận chuyển');
  await look(vietnam, '7-desk-hand-over');
  await vietnam.getByRole('button', { name: 'Giao cho hãng vận chuyển' }).click();
  await vietnam.getByText('Đã giao cho hãng vận chuyển').waitFor();

  // The carrier would bring it by itself within a minute; here it says two words when it is told to.
  await pretend('POST', '/_control/carriers', { isStopped: true });
  const isListening = customer.waitForResponse((answer) => answer.url().includes('/api/live'));
  await visit(customer, `/account/quotes/${code}`);
  await isListening;
  await pretend('POST', `/carriers/_parcels/${bill}`, { status: 'delivering' });
  await customer.getByText('Đang phát hàng').first().waitFor();
  // Nobody opened: the parcel comes back, the customer pays for another delivery, and it goes out a second time.
  await pretend('POST', `/carriers/_parcels/${bill}`, { status: 'delivery_fail' });
  await customer.getByText('Không giao được').first().waitFor();
  await visit(customer, `/account/invoices?code=${bill}`);
  await customer.getByRole('button', { name: 'Chọn cách nhận hàng' }).click();
  await look(customer, '6-bill-undelivered');
  await customer.getByRole('button', { name: /^Giao lại, trả [\d.]+\s₫/ }).click();
  await customer.getByText('Đã ghi yêu cầu giao lại.').waitFor();
  await pretend('POST', `/carriers/_parcels/${bill}`, { status: 'returned' });
  await visit(vietnam, '/desk');
  await scan(vietnam, bill, 'Không giao được');
  await vietnam.getByRole('button', { name: 'Kiện đã về kho' }).click();
  await vietnam.getByRole('button', { name: 'Đóng lại, giao lần 2' }).waitFor();
  await look(vietnam, '7-desk-undelivered');
  await vietnam.getByRole('button', { name: 'Đóng lại, giao lần 2' }).click();
  await vietnam.getByRole('button', { name: 'Giao cho hãng vận chuyển' }).click();
  await vietnam.getByText('Đã giao cho hãng vận chuyển').waitFor();
  await visit(customer, `/account/quotes/${code}`);
  await pretend('POST', `/carriers/_parcels/${bill}-2`, { status: 'delivered' });
  await expect
    .poll(() => customer.locator('[data-state=done]').count(), { timeout: 20_000 })
    .toBe(8);
  await look(customer, '6-order-delivered');
  await pretend('POST', '/_control/carriers', { isStopped: false });
}, 240_000);
