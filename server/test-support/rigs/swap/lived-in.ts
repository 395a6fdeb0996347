import { seedDemo } from '../../../src/demo.ts';
import { DEMO_PASSWORD } from '../../../src/demo-people.ts';
import { inTransaction } from '../../../src/platform/database/transaction.ts';
import type { TestAnswer } from '../../people/client.ts';
import { customerToken } from '../../people/sign-in.ts';
import type { PretendService } from '../../world/pretend-service.ts';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Somebody else, with a password of the demo. */
export async function openSecond(service: PretendService) {
  const { platform, parts } = service;
  const passwordHash = await parts.modules.identity.hashNewPassword(DEMO_PASSWORD);
  const email = 'nguoi-khac@hako.test';
  const customerId = await inTransaction(platform.db, (trx) =>
    parts.modules.customers.openAccount(trx, {
      contacts: [{ channel: 'email', value: email }],
      fullName: 'Đỗ Khác',
      passwordHash,
    }),
  );
  return { customerId, token: await customerToken(service, email) };
}

/**
 * The demo customer with something of everything that a customer can have: orders in four states,
 * bills, parcels, bids and a group of them, a cart, searches, talks, complaints, money asked back.
 */
export async function liveIn(service: PretendService): Promise<void> {
  const { sim, platform, parts, asCustomer } = service;
  await seedDemo(platform, parts.modules);
  const lot = () => sim.world.house.make({ rivals: [], startPrice: 1_000, endsInSeconds: 7_200 });
  const item = () => sim.world.market.make({ price: 5_000 });
  const ok = async (what: string, answer: Promise<TestAnswer>) => {
    const { status, body } = await answer;
    if (status !== 200) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
    return body.data ?? body;
  };
  const post = (path: string, body: object) => ok(path, asCustomer('POST', path, body));
  await post('/api/bid/now', { code: lot(), price: 5_000 });
  const snipes = [];
  for (let turn = 0; turn < 3; turn++)
    snipes.push(await post('/api/bid/snipe', { code: lot(), price: 4_000 }));
  await post('/api/bid-groups', { bid_ids: snipes.slice(0, 2).map(({ id }) => id), wanted: 1 });
  await post('/api/cart', { site_code: 'mercari', code: item(), qty: 1, ship_mode: 'AIR-HAN' });
  await post('/api/favorite/product', {
    ...{ site_code: 'mercari', code: item(), name: 'Máy ảnh', url: 'https://jp.mercari.com/' },
    ...{ price: 5_000, currency: 'JPY', qty: 1, images: [] },
  });
  await post('/api/saved-searches', { keyword: 'nikon' });
  await post('/api/desired-price', { code: item(), site: 'mercari', desired_price: 3_000 });
  const orders = await ok('orders', asCustomer('GET', '/api/quotes/user'));
  const order_code = orders.results[0].code;
  await post('/api/me/messages', { order_code, content: 'Hàng tới đâu rồi?' });
  const { results } = (await asCustomer('GET', '/api/complaint/type')).body;
  const plain = results.find((type: { needs_evidence: boolean }) => !type.needs_evidence);
  await post('/api/complaint', { type: plain.code, content: 'Hàng bị xước', order_code });
  await post('/api/feedbacks', { rating: 5, content: 'Rất tốt và nhanh' });
  await post('/api/wallet/claims', { amount: 100_000, reference: 'FT123', note: 'Chưa thấy' });
  await post('/api/card', {
    ...{ card_no: '0071000987654', card_name: 'NGUYEN MINH AN', card_format: 'account' },
    ...{ bank_no: '970436', password: DEMO_PASSWORD },
  });
  await post('/api/transfer/refund', { amount: 200_000 });
  await post('/api/privacy/exports', { password: DEMO_PASSWORD });
  await invoice(service);
  await uploadPicture(service);
}

/** The invoice of the bill that is paid, issued and filed. */
async function invoice({ asCustomer, parts }: PretendService): Promise<void> {
  const bills = (await asCustomer('GET', '/api/bills/user')).body;
  const codes = JSON.stringify(bills).match(/"code":"[A-Z][\w-]+"/g) ?? [];
  const answers = [];
  for (const code of new Set(codes)) {
    const bill_code = code.slice(8, -1);
    const buyer = { name: 'Nguyễn Minh An' };
    answers.push((await asCustomer('POST', '/api/invoices', { bill_code, buyer })).body);
  }
  const asked = answers.filter(({ status }) => status === true);
  if (asked.length === 0) throw new Error(`invoice: ${JSON.stringify(answers)}`);
  const { invoicing } = parts.modules;
  for (const { data } of asked) {
    await invoicing.sendEinvoice({ invoiceId: data.id });
    await invoicing.fileEinvoice({ invoiceId: data.id });
  }
}

async function uploadPicture(service: PretendService): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(PICTURE)], { type: 'image/png' }), 'a.png');
  const answer = await fetch(`${service.url}/api/upload/file/user`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await customerToken(service)}` },
    body: form,
  });
  if (answer.status !== 200) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
}
