import { NOTICES } from '@hako/contract/notices/notices';
import { changeSettingEndpoint, type SettingSheet } from '@hako/contract/settings/settings';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { ACCOUNTANT, show } from '../../../../test-support/show.tsx';
import { SettingPageView } from './setting-page.tsx';
import { type SheetWords, wordsOf } from './setting-words.ts';

const server = answeringServer();
const { title, body } = NOTICES['order-bought'];
const { title: rejected, body: why } = NOTICES['payout-rejected'];
const SHEET: SettingSheet = {
  ...{ name: 'notice-texts', today: '2026-11-21', first_day: '2026-11-21', coming: [] },
  rows: [
    { key: 'order-bought', values: { title, body }, valid_from: null },
    { key: 'payout-rejected', values: { title: rejected, body: why }, valid_from: null },
  ],
  ...{ names: {}, last_changes: {}, waiting: [], may_change: true },
};

function open() {
  const words = wordsOf(SHEET) as SheetWords;
  return show(<SettingPageView sheet={SHEET} words={words} changes={[]} next={undefined} />, {
    at: '/desk/settings/notice-texts',
    viewer: ACCOUNTANT,
  });
}
const preview = () => screen.getByRole('figure', { name: 'Khách đọc được' }).textContent;
const field = (name: string) => screen.getByRole('textbox', { name });

it('the text of a notice is read with example data while it is written, and sent as it is', async () => {
  const user = open();
  server.answer(changeSettingEndpoint, { status: true, is_done: true });
  await user.click(screen.getByRole('button', { name: 'Sửa Đã mua được hàng' }));
  expect(preview()).toContain('Đã mua được hàng – đơn HK1001');
  expect(screen.queryByRole('button', { name: 'Lấy lại lời có sẵn' })).toBeNull();
  await user.clear(field('Tiêu đề'));
  await user.type(field('Tiêu đề'), 'Xong: {{code}');
  expect(preview()).toContain('Xong: HK1001');
  await user.type(field('Lý do'), 'ngắn hơn');
  await user.click(screen.getByRole('button', { name: 'Lưu mức mới' }));
  expect(await screen.findByText('Đã lưu mức mới')).toBeTruthy();
  expect(server.asked(changeSettingEndpoint)).toMatchObject([
    { body: { key: 'order-bought', values: { title: 'Xong: {code}', body } } },
  ]);
});

it('a place that nothing fills is said at once, and the built-in words come back', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Sửa Đã mua được hàng' }));
  expect(screen.getByText('Chỗ được điền khi gửi: {code}, {name}')).toBeTruthy();
  await user.type(field('Nội dung'), ' {{ten}');
  expect(screen.getByText('“{ten}” không điền được.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Lấy lại lời có sẵn' }));
  expect(field('Nội dung')).toHaveProperty('value', body);
});

it('a place that tells the customer why may not be left out, which is said at once', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Sửa Rút tiền bị từ chối' }));
  expect(screen.queryByText('Cần giữ lại {why}.')).toBeNull();
  await user.clear(field('Nội dung'));
  expect(screen.getByText('Cần giữ lại {why}.')).toBeTruthy();
});
