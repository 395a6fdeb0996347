import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import {
  type PretendService,
  startPretendService,
  told,
} from '../../../test-support/world/pretend-service.ts';
import { customerToken, staffToken } from '../../../test-support/people/sign-in.ts';
import { newId } from '../../kernel/chance.ts';
import { dongText } from '../../kernel/wording.ts';

let service: PretendService;
let staff: string;
let second: string;
let picture: string;
beforeAll(async () => {
  service = await startPretendService(90_000_000);
  staff = await staffToken(service, 'sales');
  second = await staffToken(service, 'accountant');
  const form = new FormData();
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'vo.jpg');
  const sent = await fetch(`${service.url}/api/upload/file/user`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await customerToken(service)}` },
    body: form,
  });
  picture = ((await sent.json()) as { data: { id: string } }).data.id;
});
afterAll(() => service.close());

const customer = (method: string, path: string, body?: object) =>
  service.asCustomer(method, path, body);
const desk = (method: string, path: string, body?: object) =>
  call(service, method, `/api/desk/complaints${path}`, { token: staff, body });
const wallet = async () => (await customer('GET', '/api/user/wallet')).body.data;
/** An order whose first payment was paid: bought by hand at the desk. */
async function paidOrder(price = 5_000): Promise<string> {
  const code = service.sim.world.market.make({ price });
  const { body } = await customer('POST', '/api/buy-product-now', { code, price, site: 'mercari' });
  const { order_code, id } = body.data;
  await service.parts.modules.orders.buyByAgent({ orderId: id } as never);
  return order_code as string;
}
const complain = (orderCode: string | null, more: object = {}) =>
  customer('POST', '/api/complaint', {
    type: 'fee',
    content: 'Phí cân nặng cao hơn báo giá.',
    order_code: orderCode,
    ...more,
  });

describe('opening a complaint', () => {
  it.each([
    [
      'of an unknown type',
      () => complain(null, { type: 'nothing' }),
      [400, 'support.unknown-type'],
    ],
    ['without the order it needs', () => complain(null), [400, 'support.needs-order']],
    ['about an order of nobody', () => complain('HKNONE00'), [404, 'orders.not-found']],
    [
      'without its evidence',
      async () => complain(await paidOrder(), { type: 'damaged' }),
      [400, 'support.needs-evidence'],
    ],
    [
      'with a picture of somebody else',
      async () => complain(await paidOrder(), { type: 'damaged', images: [newId()] }),
      [404, 'files.not-found'],
    ],
    [
      'without words',
      async () => complain(await paidOrder(), { content: '' }),
      [400, 'request.invalid'],
    ],
    [
      'of blanks alone',
      async () => complain(await paidOrder(), { content: ' \n\t ' }),
      [400, 'request.invalid'],
    ],
  ] as const)('%s is refused and writes nothing', async (_, send, answer) => {
    const before = (await customer('GET', '/api/complaint')).body.pagination.total;
    expect(told(await send())).toEqual(answer);
    expect((await customer('GET', '/api/complaint')).body.pagination.total).toBe(before);
  });

  it('happens once for an order, however many calls race, and names the one that is open', async () => {
    const code = await paidOrder();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => complain(code, { type: 'damaged', images: [picture] })),
    );
    const [opened, ...others] = answers.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    expect(opened?.body.data).toMatchObject({
      state: 'open',
      order_code: code,
      images: [`/api/files/${picture}`],
      may: { change: true },
    });
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('support.open-already');
    expect(refused?.body.message).toContain(opened?.body.data.code);
  });
});

describe('a complaint', () => {
  it('goes to and fro, ends with a refund in the wallet, and can be read by its owner alone', async () => {
    const code = await paidOrder();
    const { id } = (await complain(code)).body.data;
    expect((await desk('GET', '')).body.results.map((row: { id: string }) => row.id)).toContain(id);
    const answered = (
      await desk('POST', `/${id}/answer`, { content: 'Bạn gửi giúp ảnh kiện hàng.' })
    ).body.data;
    expect(answered).toMatchObject({ state: 'answered', owner_name: 'Trần Thu Hà' });
    await customer('POST', '/api/complaint/discussion', {
      complaint_id: id,
      content: 'Đây ạ.',
      images: [picture],
    });
    const talk = (await customer('GET', `/api/complaint/discussion?complaint_id=${id}`)).body;
    expect(talk.data).toMatchObject({ state: 'handling', messages: 2 });
    expect(talk.results.map(({ by, name }: { by: string; name: string }) => [by, name])).toEqual([
      ['staff', 'Trần Thu Hà'],
      ['customer', 'Bạn'],
    ]);
    const before = await wallet();
    const { refundable_vnd: most } = (await desk('GET', `/${id}`)).body.data;
    expect(most).toBeGreaterThan(500_000);
    // By one person, and by one who would propose it to a second.
    for (const refund_vnd of [most + 1, 900_000_000])
      expect(
        (await desk('POST', `/${id}/decide`, { outcome: 'resolved', reason: 'Hoàn', refund_vnd }))
          .body,
      ).toMatchObject({
        code: 'wallet.refund-too-high',
        message: `Khoản hoàn tối đa là ${dongText(most)} ₫: số đã trả trừ số đã hoàn.`,
      });
    const decided = await desk('POST', `/${id}/decide`, {
      outcome: 'resolved',
      reason: 'Hoàn phần phí tính dư.',
      refund_vnd: 120_000,
    });
    expect(decided.body.data).toMatchObject({
      state: 'resolved',
      refund_vnd: 120_000,
      refundable_vnd: most - 120_000,
    });
    expect((await wallet()).total).toBe(before.total + 120_000);
    expect(
      told(
        await desk('POST', `/${id}/decide`, {
          outcome: 'resolved',
          reason: 'Lần nữa',
          refund_vnd: 1_000,
        }),
      ),
    ).toEqual([409, 'support.too-late']);
    await service.platform.pool.query(
      'update complaints set customer_id = gen_random_uuid() where id = $1',
      [id],
    );
    expect(told(await customer('GET', `/api/complaint/discussion?complaint_id=${id}`))).toEqual([
      404,
      'support.complaint-not-found',
    ]);
    await service.platform.pool.query('update complaints set customer_id = $2 where id = $1', [
      id,
      service.customerId,
    ]);
  });

  it('is refunded once when two at the desk decide together', async () => {
    const { id } = (await complain(await paidOrder())).body.data;
    const before = await wallet();
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        desk('POST', `/${id}/decide`, {
          outcome: 'resolved',
          reason: 'Hoàn tiền',
          refund_vnd: 50_000,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    expect((await wallet()).total).toBe(before.total + 50_000);
  });

  it('refunds more than one person may give only when a second one decides it too', async () => {
    const { id } = (await complain(await paidOrder(20_000))).body.data;
    const before = await wallet();
    const refund = {
      outcome: 'resolved',
      reason: 'Hoàn gần hết tiền hàng.',
      refund_vnd: 2_500_000,
    };
    const proposed = await desk('POST', `/${id}/decide`, refund);
    expect(proposed.body.data).toMatchObject({
      state: 'open',
      refund_vnd: 0,
      proposal: { refund_vnd: 2_500_000, by_name: 'Trần Thu Hà' },
    });
    expect(told(await desk('POST', `/${id}/decide`, refund))).toEqual([
      409,
      'support.second-person',
    ]);
    expect((await wallet()).total).toBe(before.total);
    const bySecond = (body: object) =>
      call(service, 'POST', `/api/desk/complaints/${id}/decide`, { token: second, body });
    // More than was proposed is a proposal of its own.
    expect((await bySecond({ ...refund, refund_vnd: 2_600_000 })).body.data).toMatchObject({
      state: 'open',
      proposal: { refund_vnd: 2_600_000 },
    });
    const decided = await desk('POST', `/${id}/decide`, refund);
    expect(decided.body.data).toMatchObject({ state: 'resolved', refund_vnd: 2_500_000 });
    expect((await wallet()).total).toBe(before.total + 2_500_000);
    const other = (await complain(await paidOrder(20_000))).body.data.id;
    await desk('POST', `/${other}/decide`, refund);
    expect(
      (await desk('POST', `/${other}/decide`, { ...refund, refund_vnd: 2_000_000 })).body.data,
    ).toMatchObject({
      state: 'resolved',
      proposal: null,
    });
  });

  it('that waits for a second person waits for us, also when the customer was answered meanwhile', async () => {
    const { id } = (await complain(await paidOrder(20_000))).body.data;
    await desk('POST', `/${id}/answer`, { content: 'Hako đang xin duyệt hoàn tiền cho bạn.' });
    const ours = async (): Promise<{ id: string; is_overdue: boolean } | undefined> =>
      (await desk('GET', '')).body.results.find((row: { id: string }) => row.id === id);
    expect(await ours()).toBeUndefined();
    const refund = {
      outcome: 'resolved',
      reason: 'Hoàn gần hết tiền hàng.',
      refund_vnd: 2_500_000,
    };
    expect((await desk('POST', `/${id}/decide`, refund)).body.data).toMatchObject({
      state: 'answered',
      is_overdue: false,
    });
    expect(await ours()).toMatchObject({ is_overdue: false });
    await service.platform.pool.query(
      `update complaints set due_at = now() - interval '1 hour' where id = $1`,
      [id],
    );
    expect(await ours()).toMatchObject({ is_overdue: true });
    await call(service, 'POST', `/api/desk/complaints/${id}/decide`, {
      token: second,
      body: refund,
    });
    expect(await ours()).toBeUndefined();
  });

  it('takes no message of blanks alone', async () => {
    const { id } = (await complain(null, { type: 'other' })).body.data;
    expect(
      told(
        await customer('POST', '/api/complaint/discussion', { complaint_id: id, content: '    ' }),
      ),
    ).toEqual([400, 'request.invalid']);
    expect(told(await customer('PUT', '/api/complaint', { id, content: '    ' }))).toEqual([
      400,
      'request.invalid',
    ]);
  });

  it('can be corrected until it is taken, withdrawn until it is over, and opened anew then', async () => {
    const code = await paidOrder();
    const { id } = (await complain(code)).body.data;
    const change = () =>
      customer('PUT', '/api/complaint', { id, content: 'Phí cân nặng và phí đóng gói.' });
    expect((await change()).body.data).toMatchObject({ content: 'Phí cân nặng và phí đóng gói.' });
    await desk('POST', `/${id}/answer`, { content: 'Đang kiểm tra.' });
    expect(told(await change())).toEqual([409, 'support.too-late']);
    expect((await customer('DELETE', '/api/complaint', { id })).body.data).toMatchObject({
      state: 'withdrawn',
      may: { write: false },
    });
    expect(
      told(
        await customer('POST', '/api/complaint/discussion', {
          complaint_id: id,
          content: 'Còn nữa',
        }),
      ),
    ).toEqual([409, 'support.too-late']);
    expect((await complain(code)).status).toBe(200);
  });

  it('shows the end of a long talk, and its beginning to who asks for it', async () => {
    const { id } = (await complain(null, { type: 'service', content: 'Nhân viên trả lời chậm.' }))
      .body.data;
    await service.platform.pool.query(
      `insert into complaint_messages (id, complaint_id, author, author_id, content, pictures, at)
       select gen_random_uuid(), $1, 'customer', $2, 'Tin ' || n, '{}', now() + n * interval '1 second' from generate_series(1, 130) n`,
      [id, service.customerId],
    );
    await service.platform.pool.query('update complaints set messages = 130 where id = $1', [id]);
    const contents = (rows: { content: string }[]) => [
      rows.length,
      rows[0]?.content,
      rows.at(-1)?.content,
    ];
    const talk = (await customer('GET', `/api/complaint/discussion?complaint_id=${id}`)).body;
    expect([...contents(talk.results), talk.pagination]).toEqual([
      100,
      'Tin 31',
      'Tin 130',
      { page: 2, size: 100, total: 130 },
    ]);
    const first = (
      await customer('GET', `/api/complaint/discussion?complaint_id=${id}&page=1&size=20`)
    ).body;
    expect(contents(first.results)).toEqual([20, 'Tin 1', 'Tin 20']);
    expect(contents((await desk('GET', `/${id}`)).body.messages)).toEqual([
      100,
      'Tin 31',
      'Tin 130',
    ]);
  });

  it('about our service needs no order, and no money comes from it', async () => {
    const { id } = (await complain(null, { type: 'service', content: 'Nhân viên trả lời chậm.' }))
      .body.data;
    expect(
      told(
        await desk('POST', `/${id}/decide`, {
          outcome: 'resolved',
          reason: 'Xin lỗi',
          refund_vnd: 1_000,
        }),
      ),
    ).toEqual([409, 'support.refund-needs-order']);
    expect(told(await desk('POST', `/${id}/decide`, { outcome: 'rejected', reason: '' }))).toEqual([
      400,
      'support.needs-reason',
    ]);
    expect(
      (await desk('POST', `/${id}/decide`, { outcome: 'rejected', reason: 'Đã xem lại cuộc gọi.' }))
        .body.data,
    ).toMatchObject({
      state: 'rejected',
    });
    const { results } = (await customer('GET', '/api/notification/mine')).body;
    expect(results[0]).toMatchObject({ title: 'Khiếu nại không được chấp nhận' });
  });
});
