import { expect, it } from 'vitest';
import { addDevice } from '../support/device.ts';
import { ownProduct } from '../support/own-product.ts';
import { eventually } from '../support/eventually.ts';
import { aNewcomer, codeSentTo, openAccount, signInAs } from '../support/people.ts';
import { DESKTOP, look, PHONE, pretend, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();
const owner = aNewcomer('Phạm Minh Ngọc');
const otherPhone = aNewcomer().phone;

/** The link in the newest message that a phone was sent about a change of the account. */
const linkSentTo = (phone: string) =>
  eventually(`a link sent to ${phone}`, async () => {
    const { messages } = await pretend<{ messages: { text: string }[] }>(
      'GET',
      `/sms/messages?to=84${phone.slice(1)}`,
    );
    return messages.map(({ text }) => /\/stop\/[\w-]+/.exec(text)?.[0]).find(Boolean);
  });

it('another phone number asks for the password, and the old number takes it back by a link', async () => {
  await openAccount(owner, 0);
  const page = await person(DESKTOP);
  await signInAs(page, owner.phone, owner.password, '/account/profile');
  await page.getByRole('button', { name: 'Đổi số điện thoại' }).click();
  await page.getByLabel('Số điện thoại mới').fill(otherPhone);
  await page.getByText('Bằng mã qua tin nhắn').waitFor();
  await page.getByLabel('Mật khẩu', { exact: true }).fill('khong phai mat khau nay');
  await look(page, '1-other-phone');
  await page.getByRole('button', { name: 'Gửi mã xác thực' }).click();
  const code = page.getByLabel('Mã xác thực');
  await code.fill(await codeSentTo(otherPhone));
  await page.getByText('Mật khẩu hoặc mã xác thực không đúng').waitFor();
  await look(page, '1-other-phone-unproved');

  await page.getByLabel('Mật khẩu', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await code.fill(await codeSentTo(otherPhone));
  await page.getByText('Cập nhật thành công!').first().waitFor();
  await page.getByText(`Hiện tại: ${otherPhone}`).waitFor();

  const stranger = await person(PHONE);
  await visit(stranger, await linkSentTo(owner.phone));
  await stranger.getByText('số điện thoại của tài khoản vừa được đổi').waitFor();
  await look(stranger, '1-stop-change');
  await stranger.getByRole('button', { name: 'Không phải tôi, dừng lại' }).click();
  await stranger.getByRole('heading', { name: 'Đã dừng thay đổi' }).waitFor();
  await look(stranger, '1-stopped-change');

  const answer = await fetch(`${ownProduct.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: owner.phone, password: owner.password }),
  });
  expect(answer.status).toBe(401);
  await page.goto('/account/wallet');
  await page.waitForURL('**/account/login?next=*');
});

it('a copy of the data asks for the password, or for a code that was sent', async () => {
  const somebody = aNewcomer('Đỗ Thanh Hà');
  await openAccount(somebody, 0);
  const page = await person(PHONE);
  await signInAs(page, somebody.phone, somebody.password, '/account/privacy');
  await page.getByRole('button', { name: 'Lấy bản sao dữ liệu của tôi' }).click();
  await page.getByText('Bằng mã qua tin nhắn').click();
  await page.getByLabel(/^Mã gửi tới/).waitFor();
  await look(page, '1-copy-proof');
  await page.getByText('Bằng mật khẩu').click();
  await page.getByLabel('Mật khẩu', { exact: true }).fill(somebody.password);
  await page.getByRole('button', { name: 'Lấy bản sao', exact: true }).click();
  // The answer says it, and so does the notification that comes with it.
  await page.getByText('Đang chuẩn bị bản sao').filter({ visible: true }).first().waitFor();
});

it('a passkey is added with the password, opens the account by itself, and is renamed and removed', async () => {
  const somebody = aNewcomer('Lê Thu Trang');
  await openAccount(somebody, 0);
  const page = await person(PHONE);
  await addDevice(page);
  await signInAs(page, somebody.phone, somebody.password, '/account/profile');
  await page.getByRole('button', { name: 'Thêm khóa truy cập' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Tên để nhận ra').fill('Điện thoại của Trang');
  await sheet.getByLabel('Mật khẩu', { exact: true }).fill(somebody.password);
  await look(page, '1-add-passkey');
  await sheet.getByRole('button', { name: 'Tiếp tục trên thiết bị' }).click();
  await page.getByText('chưa dùng lần nào').waitFor();
  await page.getByRole('button', { name: 'Đổi tên Điện thoại của Trang' }).click();
  await sheet.getByLabel('Tên để nhận ra').fill('Máy của Trang');
  await sheet.getByRole('button', { name: 'Lưu tên' }).click();
  await page.getByRole('button', { name: 'Xóa Máy của Trang' }).waitFor();
  await look(page, '1-passkeys');
  // The contact is told, and could stop it.
  await linkSentTo(somebody.phone);

  await page.context().clearCookies();
  await visit(page, '/account/login?next=/account/profile');
  await look(page, '1-sign-in-by-passkey');
  await page.getByRole('button', { name: 'Đăng nhập bằng khóa truy cập' }).click();
  await page.waitForURL('**/account/profile');
  await page.getByText('dùng lần cuối').waitFor();
  await page.getByRole('button', { name: 'Xóa Máy của Trang' }).click();
  await sheet.getByLabel('Mật khẩu', { exact: true }).fill(somebody.password);
  await sheet.getByRole('button', { name: 'Xóa khóa này' }).click();
  await page.getByText('dùng lần cuối').waitFor({ state: 'detached' });
});
