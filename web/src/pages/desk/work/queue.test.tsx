import { DeskTask, openTaskEndpoint } from '@hako/contract/desk/desk';
import { settlePurchaseEndpoint } from '@hako/contract/desk/orders';
import { healthEndpoint } from '@hako/contract/kit/health';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { allowed } from '../../../../test-support/allowed.ts';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { BUYER, showPage } from '../../../../test-support/show.tsx';
import DeskQueuePage from './queue.tsx';

const server = answeringServer();
beforeEach(() => {
  server.answer(openTaskEndpoint, { status: true });
  server.answer(healthEndpoint, { status: true, environment: 'test' });
});

const lens = (parts: Partial<DeskTask> = {}) => taskOf('DH1001', 'Ống kính 50mm', parts);
const bag = (parts: Partial<DeskTask> = {}) => taskOf('DH1002', 'Túi máy ảnh', parts);

function taskOf(code: string, title: string, parts: Partial<DeskTask>): DeskTask {
  return allowed(DeskTask, {
    key: `purchase-unknown:${code}`,
    kind: 'purchase-unknown',
    code,
    codes: [code],
    title,
    picture: null,
    customer: { customer_no: 'KH001', full_name: 'Nguyễn Thị Hoa' },
    since: '2026-01-01T00:00:00.000Z',
    held_by: null,
    facts: {},
    ...parts,
  });
}

/** What the page reads when these tasks wait: the one of the address is opened, or the first one. */
const reading = (tasks: readonly DeskTask[], chosen: string | null) => ({
  elsewhere: [],
  sections: tasks.length > 0 ? [{ kind: 'purchase-unknown', tasks, is_more: false }] : [],
  tasks,
  open: {
    task: tasks.find(({ key }) => key === chosen) ?? tasks[0],
    order: undefined,
    bill: undefined,
    wish: undefined,
  },
  missed: undefined,
  several: undefined,
});

let waiting: readonly DeskTask[] = [];

function open(tasks: readonly DeskTask[]) {
  waiting = tasks;
  return showPage(
    DeskQueuePage as unknown as ComponentType<{ loaderData: ReturnType<typeof reading> }>,
    (search) => reading(waiting, search.get('task')),
    { at: '/desk', viewer: BUYER },
  );
}

/** A colleague changes the queue, and the desk is told. */
async function change(tasks: readonly DeskTask[]) {
  waiting = tasks;
  // The live stream opens a moment after the page.
  await expect.poll(() => server.asked(healthEndpoint).length).toBeGreaterThan(0);
  server.tell('desk', 'queue-changed');
}

/** The goods of the task that is open. */
const titleOnScreen = () =>
  screen.getByRole('heading', { level: 2, name: /^(Ống kính|Túi máy ảnh)/ }).textContent;
const numberField = () => screen.getByRole('textbox', { name: 'Mã đơn của sàn' });

it('a task that nobody has open is opened, and colleagues are told that it is open here', async () => {
  open([lens(), bag()]);
  expect(titleOnScreen()).toBe('Ống kính 50mm');
  expect(screen.queryByText(/đang mở việc này/)).toBeNull();
  await expect
    .poll(() => server.asked(openTaskEndpoint).map(({ body }) => body.key))
    .toEqual([lens().key]);
});

it('a task that a colleague has open says who', () => {
  open([lens({ held_by: { name: 'Lê Bảo', is_mine: false } })]);
  expect(screen.getByText('Lê Bảo đang mở việc này.')).toBeTruthy();
  expect(numberField()).toBeTruthy();
});

it('my own task is not told to me as that of a colleague', () => {
  open([lens({ held_by: { name: 'Trần Văn Mua', is_mine: true } })]);
  expect(screen.queryByText(/đang mở việc này/)).toBeNull();
});

it('a task that a colleague finished stays while somebody types into it', async () => {
  const user = open([lens(), bag()]);
  await user.type(numberField(), 'YAC-77');
  await change([bag()]);

  expect(await screen.findByText(/^Đồng nghiệp vừa xử lý việc này/)).toBeTruthy();
  expect(titleOnScreen()).toBe('Ống kính 50mm');
  expect(numberField()).toHaveProperty('value', 'YAC-77');
  await user.click(screen.getByRole('button', { name: 'Sang việc tiếp theo' }));
  await expect.poll(titleOnScreen).toBe('Túi máy ảnh');
  expect(numberField()).toHaveProperty('value', '');
});

it('a task that is done makes room for the next one', async () => {
  const user = open([lens(), bag()]);
  server.answer(settlePurchaseEndpoint, () => {
    waiting = [bag()];
    return { status: true, success: true } as const;
  });
  await user.type(numberField(), ' YAC-77 ');
  await user.type(screen.getByRole('textbox', { name: 'Tổng đã trả' }), '5200');
  await user.click(screen.getByRole('button', { name: 'Có trong lịch sử: đã mua' }));

  expect(await screen.findByText('Đã ghi mã đơn')).toBeTruthy();
  await expect.poll(titleOnScreen).toBe('Túi máy ảnh');
  expect(server.asked(settlePurchaseEndpoint)).toMatchObject([
    {
      params: { code: 'DH1001' },
      body: { is_bought: true, number: 'YAC-77', price_paid_jpy: 5_200 },
    },
  ]);
});

it('a task that the server refuses stays, with what was typed and the reason', async () => {
  const user = open([lens(), bag()]);
  server.refuse(settlePurchaseEndpoint, 'orders.no-open-purchase', { code: 'DH1001' });
  await user.type(numberField(), 'YAC-77');
  await user.type(screen.getByRole('textbox', { name: 'Tổng đã trả' }), '5200');
  await user.click(screen.getByRole('button', { name: 'Có trong lịch sử: đã mua' }));
  expect(await screen.findByText('Đơn DH1001 không có việc mua hàng nào đang chờ.')).toBeTruthy();
  expect(titleOnScreen()).toBe('Ống kính 50mm');
  expect(numberField()).toHaveProperty('value', 'YAC-77');
});

it('nothing waits: the desk says so', () => {
  open([]);
  expect(screen.getByText('Không có việc nào đang chờ bạn')).toBeTruthy();
});

it('the arrow keys go to the next task and back', async () => {
  const user = open([lens(), bag()]);
  // Letters that are typed belong to the field that has the focus.
  (document.activeElement as HTMLElement | null)?.blur();
  await user.keyboard('{ArrowDown}');
  await expect.poll(titleOnScreen).toBe('Túi máy ảnh');
  await user.keyboard('{ArrowUp}');
  await expect.poll(titleOnScreen).toBe('Ống kính 50mm');
});
