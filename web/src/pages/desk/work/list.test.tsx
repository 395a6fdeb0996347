import { listWorkEndpoint, WorkRow } from '@hako/contract/desk/work';
import { healthEndpoint } from '@hako/contract/kit/health';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { allowed } from '../../../../test-support/allowed.ts';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { BUYER, showPage } from '../../../../test-support/show.tsx';
import WorkPage from './list.tsx';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const server = answeringServer();
let waiting: readonly WorkRow[] = [];
const reply = () => ({ rows: [...waiting], counts: [] });
beforeEach(() => {
  server.answer(healthEndpoint, { status: true, environment: 'test' });
  server.answer(listWorkEndpoint, () => ({ data: reply() }));
});

const row = (code: string, parts: Partial<WorkRow> = {}): WorkRow =>
  allowed(WorkRow, {
    key: `purchase:${code}`,
    kind: 'purchase',
    code,
    title: 'Ống kính 50mm',
    customer: { id: 'c1', customer_no: 'KH001', full_name: 'Nguyễn Thị Hoa' },
    order_code: code,
    site: 'mercari',
    amount_vnd: null,
    amount_jpy: 12_800,
    since: inHours(-5),
    due_at: inHours(30),
    held_by: null,
    assigned_to: null,
    ...parts,
  });

function open(rows: readonly WorkRow[], at = '/desk/work') {
  waiting = rows;
  return showPage(
    WorkPage as unknown as ComponentType<{ loaderData: ReturnType<typeof reply> }>,
    reply,
    { at, viewer: BUYER },
  );
}
/** What waits is another list now, and the desk is told. */
async function change(rows: readonly WorkRow[]): Promise<void> {
  waiting = rows;
  // What was told before the stream was open is read once by itself.
  await expect.poll(() => server.asked(listWorkEndpoint).length).toBeGreaterThan(0);
  server.tell('desk', 'queue-changed');
}
const line = (code: string) => screen.getByText(code).closest('tr') as HTMLElement;

it('says in words by when each is due', () => {
  open([row('DH1', { due_at: inHours(-2) }), row('DH2')]);
  expect(within(line('DH1')).getByText('trễ 2 giờ')).toBeTruthy();
  expect(line('DH2').textContent).toContain('¥12,800');
});

it('says honestly that nothing waits, and that a filter hides the rest', () => {
  open([]);
  expect(screen.getByText('Không có việc nào đang chờ bạn')).toBeTruthy();
  open([], '/desk/work?when=late');
  expect(screen.getByText('Không có việc nào khớp bộ lọc')).toBeTruthy();
});

it('keys move among the rows, and the row that comes next is offered after a task', async () => {
  const user = open([row('DH1'), row('DH2')], '/desk/work?at=purchase:DH2');
  const focused = () => document.activeElement?.closest('tr')?.textContent;
  await expect.poll(focused).toContain('DH2');
  await user.keyboard('k');
  expect(focused()).toContain('DH1');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toContain('DH2');
});

it('new work is announced and comes when it is asked for', async () => {
  const user = open([row('DH1')]);
  await change([row('DH1'), row('DH2')]);
  expect(await screen.findByText('1 việc mới')).toBeTruthy();
  expect(screen.queryByText('DH2')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tải danh sách' }));
  expect(await screen.findByText('DH2')).toBeTruthy();
});

it('what a colleague finished stays in its place and says so', async () => {
  open([row('DH1'), row('DH2')]);
  await change([row('DH2')]);
  await expect.poll(() => line('DH1').textContent).toContain('đã xong');
});

it('news does not touch what somebody types', async () => {
  const user = open([row('DH1')]);
  const field = screen.getByRole('searchbox', { name: 'Mã, tên, số điện thoại' });
  await user.type(field, 'hoa');
  await change([row('DH1'), row('DH2')]);
  await screen.findByText('1 việc mới');
  expect(field).toHaveProperty('value', 'hoa');
  fireEvent.keyDown(field, { key: 'j' });
  expect(document.activeElement).toBe(field);
});
