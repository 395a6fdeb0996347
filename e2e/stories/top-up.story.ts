import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ownProduct } from '../support/own-product.ts';
import { DEMO_PASSWORD } from '../../server/src/demo-people.ts';
import { aNewcomer, openAccount, signInAs } from '../support/people.ts';
import { DESKTOP, look, PHONE, useBrowser } from '../support/story.ts';

const { person } = useBrowser();

it('a VietQR with amount, words and copy buttons is paid at the bank, and the money is there without a reload', async () => {
  const somebody = aNewcomer();
  await openAccount(somebody, 0);
  const page = await person(PHONE);
  await signInAs(page, somebody.phone, somebody.password, '/account/wallet');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await page.getByRole('button', { name: 'Nạp tiền' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Nạp tiền vào ví' });
  await sheet.getByLabel('Số tiền muốn nạp').fill('2500000');
  await sheet.getByText('Hai triệu năm trăm nghìn đồng').waitFor();
  expect(await sheet.getByText(`${somebody.phone} QA ODN`).count()).toBeGreaterThan(0);
  await sheet.getByRole('button', { name: /nội dung/i }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${somebody.phone} QA ODN`,
  );
  await look(page, '4-top-up');
  const payload = (await sheet.locator('[data-payload]').getAttribute('data-payload')) as string;
  expect(payload).toMatch(/^000201.*6304[0-9A-F]{4}$/);
  await sheet
    .locator('[data-payload]')
    .screenshot()
    .then((picture) => sharp(picture).metadata())
    .then(({ width }) => expect(width).toBeGreaterThan(200));

  // Their bank, in another tab: what the code says is filled in.
  const bank = await page.context().newPage();
  await bank.goto(`${ownProduct.simulatorUrl}/bank/?payload=${encodeURIComponent(payload)}`);
  expect(await bank.getByLabel('Số tiền').inputValue()).toBe('2500000');
  await bank.getByRole('button', { name: 'Chuyển tiền' }).click();
  await bank.getByText('Đã chuyển').first().waitFor();
  await bank.close();

  await sheet.getByText('+2.500.000').waitFor();
  await look(page, '4-arrived');
  await sheet.getByRole('button', { name: 'Xong' }).click();
  await page.getByRole('region', { name: 'Số dư' }).getByText('2.500.000').waitFor();
  await page
    .getByRole('link', { name: /nạp tiền/i })
    .first()
    .waitFor();
  expect(await page.evaluate(() => 'isSamePage' in window), 'never reloaded').toBe(true);
  await look(page, '4-wallet');
});

it('a payment that payOS collects arrives even when the bank changes what the transfer says', async () => {
  const somebody = aNewcomer();
  await openAccount(somebody, 0);
  const page = await person(PHONE);
  await signInAs(page, somebody.phone, somebody.password, '/account/wallet?nap=1');
  const sheet = page.getByRole('dialog', { name: 'Nạp tiền vào ví' });
  await sheet.getByLabel('Số tiền muốn nạp').fill('700000');
  await sheet.getByRole('tab', { name: 'payOS' }).click();
  await sheet.getByText('Mã này chỉ dùng một lần').waitFor();
  await look(page, '4-payos');
  const payload = (await sheet.locator('[data-payload]').getAttribute('data-payload')) as string;
  const paid = await fetch(`${ownProduct.simulatorUrl}/bank/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payload, content: 'tien', wording: 'stripped' }),
  });
  expect(paid.status).toBe(200);
  await sheet.getByText('+700.000').waitFor();
});

it('every line of a wallet leads to the page that explains it', async () => {
  const page = await person(DESKTOP);
  await signInAs(page, 'khach@hako.test', DEMO_PASSWORD, '/account/wallet');
  const main = page.getByRole('main');
  await main.getByText('Thanh toán lần 1').first().waitFor();
  const links = await main
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const pages = new Set(
    links.filter(
      (link) => link.startsWith('/account/quotes/') || link.startsWith('/account/invoices?code='),
    ),
  );
  expect(
    [...pages].some((link) => link.startsWith('/account/invoices?code=')),
    'a bill was paid',
  ).toBe(true);
  for (const address of pages) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    await main
      .getByText(/HK\w{8}/)
      .first()
      .waitFor();
  }
  await look(page, '4-explained');
});
