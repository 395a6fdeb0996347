import {
  type CustomsLineBody,
  CustomsReply,
  saveCustomsEndpoint,
} from '@hako/contract/logistics/customs';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allowed } from '../../../../test-support/allowed.ts';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { show, WAREHOUSE } from '../../../../test-support/show.tsx';
import { CustomsForm } from './customs-form.tsx';

const server = answeringServer();
const LINE: CustomsLineBody = {
  ...{ order: 'DH1001', description: 'Camera lens', hs_code: '900211' },
  ...{ quantity: 1, value_jpy: 5_000, origin: 'JP' },
};
const customsOf = (parts: Partial<CustomsReply> = {}): CustomsReply =>
  allowed(CustomsReply, {
    ...{ shipment: 'LH1001', is_open: true, is_saved: true, lines: [LINE], total_jpy: 5_000 },
    orders: [
      {
        ...{
          code: 'DH1001',
          title: 'レンズ',
          title_vi: 'Ống kính',
          picture: null,
          paid_jpy: 8_000,
        },
        ...{ parcels: ['KJ1', 'KJ2'], flags: [{ rule: 'ask', reason: 'Có pin, cần xem trước' }] },
      },
    ],
    problems: [{ order: 'DH1001', line: null, text: 'Tổng trị giá chưa bằng giá đã trả' }],
    ...parts,
  });

const open = (customs = customsOf()) =>
  show(<CustomsForm customs={customs} />, { at: '/desk', viewer: WAREHOUSE });
const button = (name: string) => screen.getByRole('button', { name });
const fields = (name: string) => screen.getAllByRole<HTMLInputElement>('textbox', { name });
const SAVE = 'Lưu tờ khai';

it('shows what is declared beside what was paid, what is restricted, and what is missing', () => {
  open();
  expect(screen.getByText('¥5,000 / ¥8,000')).toBeTruthy();
  expect(screen.getByText('Có pin, cần xem trước')).toBeTruthy();
  expect(screen.getByText('Tổng trị giá chưa bằng giá đã trả')).toBeTruthy();
  expect(fields('Mã HS')[0]?.value).toBe('900211');
});

it('papers that are closed can be read only', () => {
  open(customsOf({ is_open: false }));
  expect(screen.queryByRole('button', { name: SAVE })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Thêm dòng' })).toBeNull();
});

it('a shipment without goods has nothing but the button', () => {
  open(customsOf({ lines: [], orders: [], problems: [], total_jpy: 0 }));
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(button(SAVE)).toBeTruthy();
});

it('a further line takes what is left of the price, and all lines are kept', async () => {
  const user = open();
  await user.click(button('Thêm dòng'));
  expect(screen.getByText('¥8,000 / ¥8,000')).toBeTruthy();
  // What was missing when it was saved says nothing of what is being changed.
  expect(screen.queryByText('Tổng trị giá chưa bằng giá đã trả')).toBeNull();
  await user.type(fields('Mô tả (tiếng Anh)')[1] as HTMLInputElement, 'Lens cap');
  await user.type(fields('Mã HS')[1] as HTMLInputElement, '3926x90');
  server.answer(saveCustomsEndpoint, { data: customsOf({ problems: [] }) });
  await user.click(button(SAVE));
  expect(await screen.findByText('Đã lưu, tờ khai đã đủ')).toBeTruthy();
  expect(server.asked(saveCustomsEndpoint)).toMatchObject([
    {
      params: { code: 'LH1001' },
      body: {
        lines: [LINE, { ...LINE, description: 'Lens cap', hs_code: '392690', value_jpy: 3_000 }],
      },
    },
  ]);
});

it('a line leaves again, and what is still missing is counted', async () => {
  const user = open(customsOf({ lines: [LINE, { ...LINE, description: 'Strap' }] }));
  const [first] = screen.getAllByRole('button', { name: 'Bỏ dòng' });
  await user.click(first as HTMLElement);
  expect(screen.queryByRole('button', { name: 'Bỏ dòng' })).toBeNull();
  server.answer(saveCustomsEndpoint, { data: customsOf() });
  await user.click(button(SAVE));
  expect(await screen.findByText('Đã lưu, còn 1 chỗ chưa đúng')).toBeTruthy();
  expect(server.asked(saveCustomsEndpoint)).toMatchObject([
    { body: { lines: [{ description: 'Strap' }] } },
  ]);
});

it('a shipment that left meanwhile is told in the server’s sentence; the lines stay', async () => {
  const user = open();
  server.refuse(saveCustomsEndpoint, 'logistics.shipment-closed', { code: 'LH1001' });
  await user.click(button(SAVE));
  expect(
    await screen.findByText('Chuyến hàng LH1001 đã xuất kho nên không thể thay đổi.'),
  ).toBeTruthy();
  expect(fields('Mô tả (tiếng Anh)')[0]?.value).toBe('Camera lens');
});

it('is saved once, however often it is pressed', async () => {
  const user = open();
  const answer = server.hold(saveCustomsEndpoint, { data: customsOf({ problems: [] }) });
  await user.click(button(SAVE));
  expect(button(SAVE).getAttribute('aria-busy')).toBe('true');
  await user.click(button(SAVE));
  answer();
  await screen.findByText('Đã lưu, tờ khai đã đủ');
  expect(server.asked(saveCustomsEndpoint)).toHaveLength(1);
});
