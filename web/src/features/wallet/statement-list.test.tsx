import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import type { Row } from './statement-entries.ts';
import { StatementList } from './statement-list.tsx';

const HOLD = { type: 'bid', id: 'b' };
const row = (id: string, more: Partial<Row>): Row => ({
  id,
  at: '2026-11-22T00:43:48.537Z',
  kind: 'capture',
  label: 'Thanh toán lần 1',
  amount_vnd: 0,
  held_change_vnd: 0,
  available_after_vnd: 9_000,
  held_after_vnd: 0,
  cause: { type: 'order', id: 'one' },
  link: '/account/quotes/one',
  ...more,
});
const goods = row('goods', { part: 'tiền hàng', held_change_vnd: -1_000, hold: HOLD });
const hold = row('hold', {
  kind: 'hold',
  label: 'Giữ tiền đấu giá',
  amount_vnd: -1_000,
  held_change_vnd: 1_000,
  hold: HOLD,
});
const other = row('other', { kind: 'payment', label: 'Cước', amount_vnd: -500 });

const nothingOlder = async () => ({ rows: [] });

/** What each line says, the newest first. */
function linesOf(rows: readonly Row[]): (string | null)[] {
  show(<StatementList first={rows} next={undefined} read={nothingOlder} empty={null} />);
  const list = screen.getByRole('list');
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ') ?? null);
}

it('a hold and its payment that follow each other are one line', () => {
  const lines = linesOf([goods, hold]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Thanh toán lần 1−1.000 ₫');
  expect(lines[0]).toContain('đã tạm giữ lúc');
  expect(lines[0]).not.toContain('trước đó');
});

it('a payment from money that an earlier line set aside says what it paid, and that it was set aside', () => {
  const lines = linesOf([goods, other, hold]);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('Thanh toán lần 1−1.000 ₫');
  expect(lines[0]).toContain('còn 9.000 ₫');
  expect(lines[0]).toContain('dùng tiền đã tạm giữ trước đó 1.000 ₫');
  expect(lines[0]).toContain('tiền hàng −1.000 ₫');
  expect(lines[2]).toContain('Giữ tiền đấu giá 1.000 ₫');
});

it('what was given back beside such a payment is a line of its own, and no gain of the payment', () => {
  const released = { kind: 'release', label: 'Trả lại tiền đấu giá', hold: HOLD };
  const rest = row('rest', { ...released, amount_vnd: 300, held_change_vnd: -300 });
  const lines = linesOf([rest, goods, other, hold]);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('Trả lại tiền đấu giá+300 ₫');
  expect(lines[1]).toContain('Thanh toán lần 1−1.000 ₫');
});

it('a day says what it brought and took, without what was only held', () => {
  linesOf([goods, other, hold]);
  expect(screen.getByRole('heading').textContent?.replaceAll('\u00a0', ' ')).toBe(
    '22/11/2026−1.500 ₫',
  );
});

it('a day that may go on behind what was read has no sum yet', () => {
  show(<StatementList first={[other]} next="7" read={nothingOlder} empty={null} />);
  expect(screen.getByRole('heading').textContent).toBe('22/11/2026');
});

it('a payment that the end of the page may have cut waits for the rest of it', async () => {
  const fee = row('fee', { part: 'phí dịch vụ', held_change_vnd: -80, hold: HOLD });
  const user = show(
    <StatementList
      first={[other, fee]}
      next="7"
      read={async () => ({ rows: [{ ...goods, held_change_vnd: -920 }, hold] })}
      empty={null}
    />,
  );
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(lines()).toEqual([expect.stringContaining('Cước')]);
  await user.click(screen.getByRole('button', { name: 'Xem thêm' }));
  await expect.poll(lines).toHaveLength(2);
  expect(lines()[1]?.replaceAll('\u00a0', ' ')).toContain('Thanh toán lần 1−1.000 ₫');
});

it.each([
  ['open', 'bid', 'tạm giữ, chưa thanh toán'],
  ['paid', 'order', 'tạm giữ, nay đã thanh toán'],
  ['paid', 'withdrawal', 'tạm giữ, nay đã chuyển khoản'],
  ['released', 'bid', 'tạm giữ, nay đã trả lại ví'],
] as const)('a hold on its own line that is %s by now says so (%s)', (became, type, words) => {
  const [, line] = linesOf([other, { ...hold, hold: { type, id: 'b', became } }]);
  expect(line).toContain(`· ${words}`);
});

it('read from its beginning the oldest stands first, and a hold still stands with its payment', () => {
  const rows = [other, hold, goods];
  show(
    <StatementList first={rows} next={undefined} read={nothingOlder} isOldestFirst empty={null} />,
    { at: '/account/wallet?loai=ra&sort=at' },
  );
  const lines = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent?.slice(0, 5))).toEqual(['Cước−', 'Thanh']);
  const head = screen.getByRole('columnheader', { name: /Lúc/ });
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  expect(within(head).getByRole('link').getAttribute('href')).toMatch(/\?loai=ra&sort=-at$/);
});
