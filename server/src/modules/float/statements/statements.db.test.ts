import { describe, expect, it } from 'vitest';
import {
  approve,
  atOnce,
  balanceOf,
  bought,
  call,
  HEAD,
  nextDay,
  NONE,
  open,
  post,
  reconcile,
  settle,
  statement,
  takeBack,
  today,
  uploadStatement,
  why,
} from '../../../../test-support/rigs/float-rig.ts';
import { rig, setUpPurchasesRig } from '../../../../test-support/rigs/orders/purchases-rig.ts';

setUpPurchasesRig();

const DAY_MS = 86_400_000;

let card = '';
let first = '';

describe('the statement of a card', () => {
  it('is read from a file, and what agrees with a purchase is covered at once', async () => {
    card = await open('Thẻ JCB', { kind: 'card' });
    const one = await bought(15_000, { paid_from: card });
    const two = await bought(12_000, { paid_from: card });
    first = today();
    const lines = [
      'ご利用日,ご利用先,ご利用金額',
      `${first},MERCARI N-${one.code},15000`,
      `${first},MERCARI N-${two.code},12300`,
      `${first},年会費,1100`,
      `${first},不明,777`,
    ].join('\n');
    const sent = await uploadStatement(card, lines);
    expect(sent.body.data).toEqual({ added: 4, known: 0, covered: 1 });
    expect((await uploadStatement(card, lines)).body.data).toEqual({
      ...{ added: 0, known: 4, covered: 0 },
    });
    const shown = await statement(card);
    expect(shown).toMatchObject({ open: 3, uncovered: 1, reconciled: null });
    const differs = shown.rows.find((row: { words: string }) => row.words.includes(two.code));
    expect(differs.candidates).toMatchObject([{ order: two.code, amount_jpy: -12_000 }]);
  });

  it.each([
    ['x', 'float.statement-heads'],
    ['Ngày,Số tiền\n31/02/2026,5', 'float.statement-line'],
    [Buffer.from([0, 159, 146, 150]), 'float.statement-unreadable'],
    ['', 'float.statement-missing'],
    [`Ngày,Số tiền\n${'01/02/2026,5\n'.repeat(5_001)}`, 'float.statement-too-large'],
  ])('is refused where it cannot be read: %#', async (content, code) => {
    expect((await uploadStatement(card, content)).body.code).toBe(code);
  });

  it('what differs is settled: the order corrected, a fee, and what nobody knows by two people', async () => {
    const { rows } = await statement(card);
    const of = (amount: number) =>
      rows.find((row: { amount_jpy: number }) => row.amount_jpy === amount);
    const differs = of(-12_300);
    const { movements } = differs.candidates[0];
    expect((await settle(differs.id, 'match', movements)).body.code).toBe('float.sum-differs');
    expect((await settle(differs.id, 'match')).body.code).toBe('float.not-coverable');
    expect((await settle(differs.id, 'correct', movements)).status).toBe(200);
    expect((await settle(differs.id, 'fee')).body.code).toBe('float.line-settled');
    expect((await settle(of(-1_100).id, 'fee')).status).toBe(200);
    expect((await settle(of(-777).id, 'charge')).status).toBe(200);
    expect((await statement(card)).open).toBe(1);
    await approve();
    expect(await statement(card)).toMatchObject({ open: 0, uncovered: 0 });
    expect(await balanceOf(card)).toBe(-29_177);
    const done = await statement(card, 'done');
    expect(done.rows.map(({ how }: { how: string }) => how).toSorted()).toEqual([
      ...['auto', 'charge', 'correct', 'fee'],
    ]);
  });

  it('takes a fee back with its line, asks for a charge', async () => {
    const { rows } = await statement(card, 'done');
    const of = (end: string) => rows.find(({ how }: { how: string }) => how === end);
    const reopen = (end: string) => post(`/float/lines/${of(end).id}/open`, { reason: why });
    expect((await reopen('charge')).body.is_done).toBe(false);
    const [asked] = (await call('GET', '/approvals')).body.results;
    await post(`/approvals/${asked.id}/decide`, { accept: false });
    expect((await reopen('fee')).status).toBe(200);
    expect(await balanceOf(card)).toBe(-28_077);
    expect(await statement(card)).toMatchObject({ open: 1, uncovered: 0 });
    expect((await settle(of('fee').id, 'fee')).status).toBe(200);
    expect(await balanceOf(card)).toBe(-29_177);
  });

  it('is opened again and matched by hand while its day is open', async () => {
    const { rows } = await statement(card, 'done');
    const auto = rows.find(({ how }: { how: string }) => how === 'auto');
    const again = () => post(`/float/lines/${auto.id}/open`, { reason: why });
    expect((await again()).status).toBe(200);
    expect((await again()).body.code).toBe('float.line-open');
    const [line] = (await statement(card)).rows;
    expect((await settle(line.id, 'match', line.candidates[0].movements)).status).toBe(200);
    expect((await settle(NONE, 'fee')).body.code).toBe('float.line-not-found');
  });

  it('keeps what it covers, and corrects an order once where two people do at once', async () => {
    const other = await open('Thẻ Visa', { kind: 'card' });
    const { code } = await bought(9_000, { paid_from: other });
    await uploadStatement(other, `${HEAD}\n${today()},N-${code},9400`);
    const [line] = (await statement(other)).rows;
    const { movements } = line.candidates[0];
    const charged = { charged_jpy: 9_400, reason: why };
    await atOnce(other, [
      () => settle(line.id, 'correct', movements),
      () => post(`/float/orders/${code}/correct`, charged),
    ]);
    expect(await balanceOf(other)).toBe(-9_400);
    await uploadStatement(other, `${HEAD}\n${today()},N-${code},9400`);
    expect((await statement(other)).open).toBe(0);
    const move = () => post(`/float/orders/${code}/move`, { to: card, reason: why });
    expect((await move()).body.code).toBe('float.on-statement');
    await post(`/float/lines/${line.id}/open`, { reason: why });
    expect((await move()).status).toBe(200);
    await post(`/float/orders/${code}/move`, { to: other, reason: why });
  });

  it('is not reconciled with what was taken back from under its line', async () => {
    const moved = await open('Thẻ cũ', { kind: 'card' });
    const { code, orderId } = await bought(7_000, { paid_from: moved });
    const day = today();
    await uploadStatement(moved, `Ngày,Nội dung,Số tiền\n${day},N-${code},7000`);
    await takeBack(orderId);
    nextDay();
    const refused = await reconcile(moved, day, -7_000);
    expect(refused.body).toMatchObject({ code: 'float.books-differ' });
    expect(refused.body.message).toContain('¥0');
    rig.clock.advanceMs(-DAY_MS);
  });

  it('is reconciled until a day that is over, when all agrees; that day is closed then', async () => {
    expect((await reconcile(card, first, -29_177)).body.code).toBe('float.day-not-over');
    expect((await reconcile(card, '2026-02-31', 0)).body.code).toBe('request.invalid');
    nextDay();
    const late = await bought(5_000, { paid_from: card });
    const wrong = await reconcile(card, first, -1);
    expect(wrong.body).toMatchObject({ code: 'float.balance-differs' });
    expect(wrong.body.message).toContain('-¥29,177');
    expect((await reconcile(card, first, -29_177)).status).toBe(200);
    expect((await reconcile(card, first, -29_177)).body.code).toBe('float.reconciled-before');
    const { rows, reconciled } = await statement(card, 'done');
    expect(reconciled).toMatchObject({ until: first, stated_jpy: -29_177 });
    const fee = rows.find(({ how }: { how: string }) => how === 'fee');
    const reopened = await post(`/float/lines/${fee.id}/open`, { reason: why });
    expect(reopened.body.code).toBe('float.day-closed');
    const old = await uploadStatement(card, `Ngày,Số tiền\n${first},99`);
    expect(old.body.code).toBe('float.day-closed');
    const second = today();
    nextDay();
    expect((await reconcile(card, second, -34_177)).body.code).toBe('float.movements-open');
    await uploadStatement(card, `Ngày,Số tiền,Nội dung\n${second},5001,N-${late.code}`);
    expect((await reconcile(card, second, -34_177)).body.code).toBe('float.lines-open');
  });
});
