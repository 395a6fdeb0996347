import { expect, it } from 'vitest';
import { aNewcomer, openAccount, signInAs } from '../support/people.ts';
import { look, PHONE, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();

it('a search is saved where it was made, stands in the list with its alert, and is not kept twice', async () => {
  const customer = aNewcomer('Bùi Thị Hoa');
  await openAccount(customer, 0);
  const phone = await person(PHONE);
  await signInAs(phone, customer.phone, customer.password);
  await visit(phone, '/mercari/search?keyword=nikon%20fm2');
  await phone.getByRole('button', { name: 'Lưu tìm kiếm' }).first().click();
  await phone.getByText('Bạn sẽ được báo khi có hàng mới.').waitFor();
  await phone
    .getByRole('link', { name: /Đã lưu tìm kiếm/ })
    .first()
    .click();
  await phone.waitForURL('**/account/saved-searches');
  await phone
    .getByText(/nikon fm2/i)
    .first()
    .waitFor();
  await look(phone, '9-saved-searches');
  await visit(phone, '/mercari/search?keyword=nikon%20fm2');
  await phone.getByRole('button', { name: 'Lưu tìm kiếm' }).first().click();
  await phone.getByText('đã được lưu từ trước').waitFor();
  expect(new URL(phone.url()).pathname).toBe('/mercari/search');
});
