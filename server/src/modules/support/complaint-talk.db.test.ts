import { describe, expect, it } from 'vitest';
import { told } from '../../../test-support/world/pretend-service.ts';
import { dongText } from '../../kernel/wording.ts';
import {
  complain,
  customer,
  desk,
  paidOrder,
  picture,
  service,
  wallet,
  setUpComplaintsRig,
} from '../../../test-support/rigs/support/complaints-rig.ts';

setUpComplaintsRig();

async function expectNoMoreThan(most: number, id: string): Promise<void> {
  // By one person, and by one who would propose it to a second.
  for (const refund_vnd of [most + 1, 900_000_000])
    expect(
      (await desk('POST', `/${id}/decide`, { outcome: 'resolved', reason: 'Hoàn', refund_vnd }))
        .body,
    ).toMatchObject({
      code: 'wallet.refund-too-high',
      message: `Khoản hoàn tối đa là ${dongText(most)} ₫: số đã trả trừ số đã hoàn.`,
    });
}
/** For a moment the complaint belongs to somebody else. */
async function expectHiddenFromOthers(id: string): Promise<void> {
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
}

describe('a complaint', () => {
  it('goes to and fro, ends with a refund in the wallet, and can be read by its owner alone', async () => {
    const code = await paidOrder();
    const { id } = (await complain(code)).body.data;
    expect((await desk('GET', '')).body.results.map((row: { id: string }) => row.id)).toContain(id);
    const answered = (
      await desk('POST', `/${id}/answer`, { content: 'Bạn gửi giúp ảnh kiện hàng.' })
    ).body.data;
    expect(answered).toMatchObject({
      state: 'answered',
      state_label: 'Chờ khách trả lời',
      owner_name: 'Trần Thu Hà',
    });
    const own = (await customer('GET', '/api/complaint?page=1')).body.results;
    expect(own.find((row: { id: string }) => row.id === id).state_label).toBe('Chờ bạn trả lời');
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
    await expectNoMoreThan(most, id);
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
    await expectHiddenFromOthers(id);
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
