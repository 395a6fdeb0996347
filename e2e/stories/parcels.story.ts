import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ownProduct } from '../support/own-product.ts';
import { declare } from '../support/customs.ts';
import { signIn } from '../support/api-person.ts';
import { eventually } from '../support/eventually.ts';
import { aNewcomer, openAccount, signInAs, signInAtDesk } from '../support/people.ts';
import { DESKTOP, look, PHONE, pretend, useBrowser } from '../support/story.ts';
import { scan, measure, photograph, codeSaid } from '../support/desk/steps.ts';

const { person } = useBrowser();
it('two parcels are joined on request, packed to try, the customer chooses a box on the phone, and what is left goes out with its customs lines', async () => {
  const buyer = aNewcomer('Lê Minh Châu');
  await openAccount(buyer, 20_000_000);
  const orders = await boughtBy(buyer, 2);

  const japan = await person(DESKTOP);
  await signInAtDesk(japan, 'warehouse-jp');
  const [parcel] = (await receivedIn(japan, orders)) as [string];

  const customer = await person(PHONE);
  await signInAs(customer, buyer.phone, buyer.password, '/account/parcels');
  await look(customer, '8-parcels');
  const asked = await asksToJoin(customer);

  const joined = await joinedAt(japan, asked, parcel);

  const rehearsal = await asksToTry(customer, joined);
  await packedInTwoWays(japan, rehearsal);
  await choosesTheSmallBox(customer);

  await leaves(japan, joined);
  await customer.getByText('Chưa có kiện nào ở kho Nhật').waitFor();
}, 240_000);

async function receivedIn(japan: Page, orders: readonly string[]): Promise<string[]> {
  const parcels: string[] = [];
  for (const [index, code] of orders.entries()) {
    await scan(japan, code, 'Nhận kho Nhật');
    await measure(japan, ['1400', '700'][index] as string);
    await photograph(japan);
    await japan.getByLabel('Kệ').fill(`JP-C-0${index + 1}`);
    await japan.keyboard.press('Enter');
    parcels.push(await codeSaid(japan, /Đã nhận kiện (KJ\w+)/));
  }
  return parcels;
}

async function asksToJoin(customer: Page): Promise<string> {
  for (const box of await customer.getByLabel('Chọn để gộp').all()) await box.check();
  await look(customer, '8-parcels-chosen');
  await customer.getByRole('button', { name: 'Gộp 2 kiện' }).click();
  await customer.getByText('Đã gửi yêu cầu gộp kiện').waitFor();
  return wishOf(customer, 'Gộp kiện');
}

async function joinedAt(japan: Page, asked: string, parcel: string): Promise<string> {
  await scan(japan, asked, 'Gộp, tách kiện');
  await japan.getByLabel('Quét kiện vừa lấy').fill(parcel);
  await japan.getByLabel('Quét kiện vừa lấy').press('Enter');
  await japan.getByText('Đã lấy', { exact: true }).waitFor();
  await look(japan, '8-desk-join');
  await measure(japan, '1950');
  await photograph(japan);
  await japan.getByRole('button', { name: 'Ghi kiện đã gộp' }).click();
  return codeSaid(japan, /Đã gộp thành kiện (KJ\w+)/);
}

async function asksToTry(customer: Page, joined: string): Promise<string> {
  await customer.getByRole('heading', { name: joined }).waitFor();
  await customer.getByRole('button', { name: `Đóng gói thử kiện ${joined}` }).click();
  await customer.getByRole('button', { name: 'Yêu cầu đóng gói thử' }).click();
  await customer.getByText('Đã gửi yêu cầu đóng gói thử').waitFor();
  return wishOf(customer, 'Đóng gói thử');
}

async function packedInTwoWays(japan: Page, rehearsal: string): Promise<void> {
  await scan(japan, rehearsal, 'Đóng gói thử');
  for (const [index, grams] of ['2300', '1800'].entries()) {
    const box = japan.getByRole('group', { name: `Cách đóng ${index + 1}` });
    await measure(box, grams, index === 0 ? '48' : '30');
    await photograph(box);
  }
  await look(japan, '8-desk-rehearse');
  await japan.getByRole('button', { name: 'Gửi hai hộp cho khách' }).click();
  await japan.getByText('Đã gửi hai hộp cho khách chọn').waitFor();
}

async function choosesTheSmallBox(customer: Page): Promise<void> {
  await customer.getByRole('button', { name: 'Chọn Hộp nhỏ hơn, bỏ bao bì ngoài' }).waitFor();
  await customer.getByRole('heading', { name: /^Đóng gói thử KJ/ }).scrollIntoViewIfNeeded();
  await look(customer, '8-boxes');
  await customer.getByRole('button', { name: 'Chọn Hộp nhỏ hơn, bỏ bao bì ngoài' }).click();
  await customer.getByText('Đã chọn hộp, cước lần 2 tính theo hộp này').waitFor();
  await customer.getByText('hộp đã chọn').waitFor();
  await look(customer, '8-box-chosen');
}

/** Into a shipment, through the customs papers, and out of Japan. */
async function leaves(japan: Page, joined: string): Promise<void> {
  await scan(japan, joined, 'Xếp chuyến');
  await japan.getByLabel('Chuyến hàng').selectOption('');
  await japan.getByRole('button', { name: 'Xếp vào chuyến hàng' }).click();
  const shipment = await codeSaid(japan, /Đã xếp vào chuyến hàng (LO\w+)/);
  await scan(japan, shipment, 'Xuất kho Nhật');
  await look(japan, '8-desk-export');
  await declare(japan, shipment, { description: 'Used film camera', hsCode: '9006' });
  await look(japan, '8-desk-customs');
  const paper = japan.waitForEvent('download');
  await japan.getByRole('button', { name: 'Tải tờ khai Excel' }).click();
  expect((await paper).suggestedFilename()).toMatch(/^hai-quan-LO\w+-[\d-]+\.xlsx$/);
  await scan(japan, shipment, 'Xuất kho Nhật');
  await japan.getByLabel('Số vận đơn quốc tế').fill('738-55667788');
  await japan.getByRole('button', { name: 'Xuất kho Nhật' }).click();
  await japan.getByText('Đã xuất kho Nhật').waitFor();
}

/** Codes of orders that the marketplace has confirmed. */
async function boughtBy(
  { phone, password }: ReturnType<typeof aNewcomer>,
  count: number,
): Promise<string[]> {
  const client = await signIn(ownProduct.url, phone, password);
  for (let index = 0; index < count; index++) {
    const { id } = await pretend<{ id: string }>('POST', '/_control/mercari/items', {
      price: 2_000,
    });
    const { status, body } = await client.write(
      'POST',
      '/api/buy-product-now',
      { code: id, price: 2_000, site: 'mercari' },
      randomUUID(),
    );
    expect(status, JSON.stringify(body)).toBe(200);
  }
  return eventually('the orders are bought', async () => {
    const { data } = await client.read<{ data: { results: { code: string; state: string }[] } }>(
      '/api/quotes/user?step=4',
    );
    const codes = data.results.map(({ code }) => code);
    return codes.length === count ? codes : undefined;
  });
}

/** The code of the open request of this kind on the customer's screen. */
async function wishOf(page: Page, kind: string): Promise<string> {
  return eventually(`a request ${kind}`, async () => {
    const texts = await page
      .locator('section', { has: page.getByRole('heading', { name: new RegExp(`^${kind} KJ`) }) })
      .allTextContents();
    return texts.map((text) => /YC\w{6}/.exec(text)?.[0]).find(Boolean);
  });
}
