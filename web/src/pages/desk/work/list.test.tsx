import { listWorkEndpoint, WorkRow } from '@hako/contract/desk/work';
import { assignWorkEndpoint } from '@hako/contract/desk/work-assignments';
import { listWorkFiltersEndpoint } from '@hako/contract/desk/work-filters';
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
const NONE = { count: 0, is_more: false };
const TABS = { mine: { count: 3, is_more: false }, nobody: NONE, filters: [] };
const reply = () => ({ rows: [...waiting], counts: [] });
const page = () => ({
  ...reply(),
  next: undefined,
  tabs: TABS,
  colleagues: [{ id: '0190a000-0000-7000-8000-0000000000b3', name: 'Trần Thu Hà' }],
  steps: null,
});
beforeEach(() => {
  server.answer(healthEndpoint, { status: true, environment: 'test' });
  server.answer(listWorkEndpoint, () => ({ data: reply() }));
  server.answer(listWorkFiltersEndpoint, { data: TABS });
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
    WorkPage as unknown as ComponentType<{ loaderData: ReturnType<typeof page> }>,
    page,
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
  await expect.poll(() => line('DH1').textContent).toContain('đã rời danh sách');
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

const allDone = ({ body }: { body: { keys: string[] } }) => ({
  data: body.keys.map((key) => ({ key, outcome: 'done' as const, by: null })),
});

it('x marks rows, and what is marked is claimed together', async () => {
  server.answer(assignWorkEndpoint, allDone);
  const user = open([row('DH1'), row('DH2'), row('DH3')], '/desk/work?at=purchase:DH1');
  await expect.poll(() => document.activeElement?.closest('tr')?.textContent).toContain('DH1');
  await user.keyboard('x');
  expect(await screen.findByText('1 việc đã chọn')).toBeTruthy();
  await user.click(within(line('DH3')).getByRole('checkbox'));
  await change([row('DH1'), row('DH2'), row('DH3'), row('DH4')]);
  await screen.findByText('1 việc mới');
  expect(screen.getByText('2 việc đã chọn')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Nhận việc' }));
  expect(await screen.findByText('Đã nhận 2 việc.')).toBeTruthy();
  expect(server.asked(assignWorkEndpoint).map(({ body }) => body)).toEqual([
    { keys: ['purchase:DH1', 'purchase:DH3'], to: 'me' },
  ]);
  await expect.poll(() => screen.queryByText('2 việc đã chọn')).toBeNull();
});

it('a refused claim of the row under the keys says why', async () => {
  server.refuse(assignWorkEndpoint, 'request.invalid', { field: 'keys' });
  const user = open([row('DH1')], '/desk/work?at=purchase:DH1');
  await expect.poll(() => document.activeElement?.closest('tr')?.textContent).toContain('DH1');
  await user.keyboard('c');
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('c claims the row under the keys, and says who was quicker', async () => {
  server.answer(assignWorkEndpoint, {
    data: [{ key: 'purchase:DH2', outcome: 'taken', by: 'Trần Thu Hà' }],
  });
  const user = open([row('DH1'), row('DH2')], '/desk/work?at=purchase:DH2');
  await expect.poll(() => document.activeElement?.closest('tr')?.textContent).toContain('DH2');
  await user.keyboard('c');
  expect(await screen.findByText('1 việc: Trần Thu Hà đã nhận.')).toBeTruthy();
});

it('the first character of a scanned code claims nothing', async () => {
  server.answer(assignWorkEndpoint, allDone);
  open([row('DH1')], '/desk/work?at=purchase:DH1');
  await expect.poll(() => document.activeElement?.closest('tr')?.textContent).toContain('DH1');
  for (const key of ['c', '1', '2', '3', '4', '5', 'x'])
    fireEvent.keyDown(document.activeElement as Element, { key });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(server.asked(assignWorkEndpoint)).toEqual([]);
  expect(screen.queryByText('1 việc đã chọn')).toBeNull();
});

it('a row says whose it is and who has it open', () => {
  const other = { id: 's1', name: 'Trần Thu Hà', is_mine: false };
  open([
    row('DH1', { assigned_to: { ...other, is_mine: true } }),
    row('DH2', { assigned_to: other, held_by: other }),
  ]);
  expect(line('DH1').textContent).toContain('của bạn');
  expect(line('DH2').textContent).toContain('Trần Thu Hà · Trần Thu Hà đang mở');
  expect(screen.getByRole('link', { name: /Của tôi/ }).textContent).toBe('Của tôi3');
});
