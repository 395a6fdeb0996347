import { expect, it } from 'vitest';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../server/src/demo-people.ts';
import { signInAs } from '../support/people.ts';
import { awake, DESKTOP, look, PHONE, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();

it('a computer that shows a code is signed in by a phone, once the number on its screen is typed there; the phone can end that again', async () => {
  const [computer, phone] = [await person(DESKTOP), await person(PHONE)];
  await signInAs(phone, DEMO_CUSTOMER.email, DEMO_PASSWORD);

  const made = computer.waitForResponse(
    (answer) => answer.url().endsWith('/qr/generate') && answer.ok(),
  );
  await visit(computer, '/account/login?next=%2Faccount%2Fwallet');
  const { content } = (await (await made).json()) as { content: string };
  await computer.getByRole('img', { name: 'Mã QR để đăng nhập' }).waitFor();
  await look(computer, 'qr-1-code');

  // What the phone's camera does.
  await visit(phone, new URL(content).pathname);
  await phone.getByText('Nơi đang chờ đăng nhập').waitFor();
  await computer.getByTestId('qr-number').waitFor();
  await look(computer, 'qr-2-number');
  await look(phone, 'qr-2-phone');
  const number = (await computer.getByTestId('qr-number').textContent()) ?? '';

  const field = phone.getByLabel('Số đang hiện trên màn hình máy tính');
  await field.fill(number === '11' ? '12' : '11');
  await phone.getByRole('button', { name: 'Đăng nhập máy tính' }).click();
  await phone.getByText('Số chưa khớp').waitFor();
  expect(new URL(computer.url()).pathname).toBe('/account/login');

  await field.fill(number);
  await phone.getByRole('button', { name: 'Đăng nhập máy tính' }).click();
  await phone.getByText('Máy tính đã được đăng nhập').waitFor();
  await computer.waitForURL('**/account/wallet');
  await awake(computer);

  // The same code again, e.g. from the phone's history.
  await visit(phone, new URL(content).pathname);
  await phone.getByText('Mã không còn dùng được').waitFor();
  await look(phone, 'qr-3-over');
});

it('a phone that says no signs nothing in', async () => {
  const [computer, phone] = [await person(DESKTOP), await person(PHONE)];
  await signInAs(phone, DEMO_CUSTOMER.email, DEMO_PASSWORD);
  const made = computer.waitForResponse(
    (answer) => answer.url().endsWith('/qr/generate') && answer.ok(),
  );
  await visit(computer, '/account/login');
  const { content } = (await (await made).json()) as { content: string };
  await visit(phone, new URL(content).pathname);
  await phone.getByRole('button', { name: 'Không phải tôi' }).click();
  await phone.getByText('Đã từ chối').waitFor();
  await computer.getByText('Điện thoại đã từ chối').waitFor();
  await computer.getByRole('button', { name: 'Lấy mã mới' }).click();
  await computer.getByRole('img', { name: 'Mã QR để đăng nhập' }).waitFor();
});
