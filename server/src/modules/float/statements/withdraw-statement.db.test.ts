import { describe, expect, it } from 'vitest';
import {
  approve,
  atOnce,
  balanceOf,
  bought,
  call,
  CARD_NUMBER,
  cardWith,
  HEAD,
  last,
  nextDay,
  NONE,
  open,
  post,
  reconcile,
  reverse,
  settle,
  statement,
  today,
  uploadStatement,
  why,
} from '../../../../test-support/rigs/float-rig.ts';
import { setUpPurchasesRig } from '../../../../test-support/rigs/orders/purchases-rig.ts';

setUpPurchasesRig();

const files = async (id: string) => (await call('GET', `/float/accounts/${id}/files`)).body.rows;
const withdraw = (id: string, reason = why) => post(`/float/files/${id}/withdraw`, { reason });

describe('a wrong statement', () => {
  it('is withdrawn with what was booked because of it, and may be read again', async () => {
    nextDay();
    const card = await open('Thẻ nhầm', { kind: 'card' });
    const { code } = await bought(8_000, { paid_from: card });
    const text = [HEAD, `${today()},N-${code},8500`, `${today()},Phí,900`, `${today()},Lạ,55`];
    await uploadStatement(card, text.join('\n'));
    const { rows } = await statement(card);
    const lineOf = (amount: number) =>
      rows.find((row: { amount_jpy: number }) => row.amount_jpy === amount);
    await settle(lineOf(-8_500).id, 'correct', lineOf(-8_500).candidates[0].movements);
    await settle(lineOf(-900).id, 'fee');
    await settle(lineOf(-55).id, 'charge');
    await approve();
    const [file] = await files(card);
    expect(file).toMatchObject({ lines: 3, covered: 3, withdrawn: null, is_reconciled: false });
    expect((await withdraw(file.id)).body).toMatchObject({ code: 'float.two-people-lines' });
    await post(`/float/lines/${lineOf(-55).id}/open`, { reason: why });
    await approve();
    expect((await withdraw(file.id, CARD_NUMBER)).body.code).toBe('float.card-number');
    expect((await withdraw(file.id)).status).toBe(200);
    expect(await balanceOf(card)).toBe(-8_000);
    expect(await statement(card)).toMatchObject({ open: 0, uncovered: 1 });
    expect((await files(card))[0]).toMatchObject({ lines: 3, withdrawn: { reason: why } });
    expect((await withdraw(file.id)).body.code).toBe('float.statement-withdrawn');
    expect((await withdraw(NONE)).body.code).toBe('float.statement-not-found');
    const again = await uploadStatement(card, text.join('\n'));
    expect(again.body.data).toEqual({ added: 3, known: 0, covered: 0 });
  });

  it('is not withdrawn over an order that a colleague corrects by a line of it meanwhile', async () => {
    const card = await open('Thẻ chen', { kind: 'card' });
    const { code } = await bought(8_000, { paid_from: card });
    await uploadStatement(card, [HEAD, `${today()},N-${code},8500`].join('\n'));
    const { rows } = await statement(card);
    const [file] = await files(card);
    const [settled, refused] = await atOnce(card, [
      () => settle(rows[0].id, 'correct', rows[0].candidates[0].movements),
      () => withdraw(file.id),
    ]);
    expect(settled?.body).toMatchObject({ is_done: true });
    expect(refused?.body).toMatchObject({ code: 'float.statement-busy' });
    expect(await balanceOf(card)).toBe(-8_500);
    expect((await withdraw(file.id)).status).toBe(200);
    expect(await balanceOf(card)).toBe(-8_000);
  });

  it('stays once its day is reconciled', async () => {
    const { id, lineOf } = await cardWith('Thẻ chốt', today(), [['Phí', 400]]);
    await settle(lineOf('Phí'), 'fee');
    const day = today();
    nextDay();
    expect((await reconcile(id, day, -400)).status).toBe(200);
    const [file] = await files(id);
    expect(file.is_reconciled).toBe(true);
    expect((await withdraw(file.id)).body.code).toBe('float.day-closed');
    expect((await reverse((await last(id)).id)).body.code).toBe('float.day-closed');
  });
});

it('the number of a card is refused in a note and in every reason', async () => {
  const account = { name: 'Thẻ ghi chú', kind: 'card', sites: [], low_jpy: null };
  const noted = await post('/float/accounts', { ...account, note: CARD_NUMBER });
  expect(noted.body.code).toBe('float.card-number');
  const id = await open('Thẻ sạch', { kind: 'card' });
  const change = { name: 'Thẻ sạch', sites: [], low_jpy: null, note: '', is_open: true };
  const reason = CARD_NUMBER;
  const funding = { amount_jpy: 1, amount_vnd: 1, fee_vnd: 0, reason };
  const answers = [
    await call('PUT', `/float/accounts/${id}`, { ...change, reason }),
    await post(`/float/accounts/${id}/fund`, funding),
    await post(`/float/accounts/${id}/transfer`, { to: NONE, amount_jpy: 1, fee_jpy: 0, reason }),
    await post(`/float/accounts/${id}/opening`, { balance_jpy: 1, cost_vnd: 1, reason }),
    await post(`/float/movements/${NONE}/reverse`, { reason }),
    await post(`/float/lines/${NONE}/open`, { reason }),
    await post(`/float/lines/${NONE}/settle`, { how: 'fee', movements: [], reason }),
    await post('/float/orders/DH1/move', { to: NONE, reason }),
    await post('/float/orders/DH1/correct', { charged_jpy: 1, reason }),
    await post('/float/orders/DH1/refund', { refund_jpy: 1, reason }),
  ];
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['float.card-number']));
});
