import { it } from 'vitest';
import { aNewcomer, openAccount, signInAs, signInAtDesk } from '../support/people.ts';
import { DESKTOP, look, PHONE, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();

it('a customer and sales write to each other, and sales look at what the customer sees', async () => {
  const buyer = aNewcomer('Đoàn Thị Nhắn Tin');
  await openAccount(buyer, 2_000_000);
  const phone = await person(PHONE);
  await signInAs(phone, buyer.phone, buyer.password, '/account/messages');
  await phone.getByLabel('Nội dung').fill('Hàng về Hà Nội mất mấy ngày ạ?');
  await look(phone, '50-write-to-hako');
  await phone.getByRole('button', { name: 'Gửi', exact: true }).click();
  await phone.waitForURL(/\/account\/messages\/[0-9a-f-]{36}$/);

  const desk = await person(DESKTOP);
  await signInAtDesk(desk, 'sales');
  await visit(desk, '/desk/messages');
  await look(desk, '50-desk-messages');
  await desk.getByRole('link', { name: buyer.name }).click();
  await desk.getByText('Hàng về Hà Nội mất mấy ngày ạ?').waitFor();
  await desk.getByLabel('Viết cho khách').fill('Đường bay khoảng 10 ngày bạn nhé.');
  await desk.getByRole('button', { name: 'Gửi', exact: true }).click();
  await desk.getByText('Không có tin nào chờ trả lời').waitFor();
  await look(desk, '50-desk-talk');
  // The customer has the talk open: the answer comes by itself.
  await phone.getByText('Đường bay khoảng 10 ngày bạn nhé.').waitFor();
  await look(phone, '50-talk');

  await visit(desk, '/desk/customers');
  await desk.getByLabel('Tìm khách').fill('doan thi nhan');
  await desk.getByLabel('Tìm khách').press('Enter');
  await desk.waitForURL(/\/desk\/customers\?q=/);
  await look(desk, '50-customers');
  await desk.getByRole('link', { name: buyer.name }).click();
  await desk.getByLabel('Vì sao cần xem').fill('Khách hỏi vì sao ví không hiện');
  await look(desk, '50-customer');
  await desk.getByRole('button', { name: 'Xem như khách' }).click();
  await desk.waitForURL('**/account/dashboard');
  const banner = desk.getByRole('complementary', { name: 'Đang xem như khách hàng' });
  await banner.getByText(buyer.name).waitFor();
  await look(desk, '50-viewing');
  await visit(desk, '/account/messages');
  await desk.getByLabel('Nội dung').fill('Không phải khách viết');
  await desk.getByRole('button', { name: 'Gửi', exact: true }).click();
  await desk.getByText('Bạn đang xem trang với tư cách khách hàng').waitFor();
  await banner.getByRole('button', { name: 'Kết thúc xem' }).click();
  await desk.waitForURL(/\/desk\/customers\/[0-9a-f-]{36}$/);
  await banner.waitFor({ state: 'detached' });
});
