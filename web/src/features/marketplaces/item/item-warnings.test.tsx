import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../../test-support/show.tsx';
import { ItemWarnings } from './item-warnings.tsx';

const OLD = 'Hàng tiêu dùng đã qua sử dụng thuộc danh mục cấm nhập khẩu.';
const warnings = [
  { code: 'hang-cu-cam-nhap', level: 'warn', message: OLD },
  { code: 'early-closing', level: 'info', message: 'Người bán có thể dừng sớm.' },
  { code: 'no-longer-open', level: 'info', message: 'Món này không còn bán.' },
  { code: 'seller-reputation', level: 'warn', message: 'Người bán có ít đánh giá tốt.' },
] as const;
const flags = [{ code: 'hang-cu-cam-nhap', rule: 'ask', reason: OLD, item: 0 }] as const;

it('what is to be known stands in one row, each thing once, and opens in full', async () => {
  const user = show(
    <ItemWarnings
      warnings={[...warnings]}
      flags={[...flags]}
      isSaid={({ code }) => code === 'seller-reputation'}
    />,
  );
  await user.click(screen.getByRole('button', { name: /^2 điều cần biết/ }));
  const sheet = screen.getByRole('dialog', { name: '2 điều cần biết' });
  expect(within(sheet).getAllByRole('note')).toHaveLength(2);
  expect(within(sheet).getByText(OLD)).toBeTruthy();
});

it('a thing that is said twice is as grave as the graver of the two', () => {
  const [flag] = flags;
  show(
    <ItemWarnings
      warnings={[{ ...warnings[0], level: 'block' }, warnings[3]]}
      flags={[flag]}
      isSaid={() => false}
    />,
  );
  expect(screen.getByRole('alert').textContent).toBe(OLD);
  expect(screen.getByRole('button', { name: /^1 điều cần biết/ })).toBeTruthy();
});

it('what forbids to buy stays a sentence of its own, and nothing is no row', () => {
  show(
    <ItemWarnings
      warnings={[{ code: 'no-price', level: 'block', message: 'Sàn chưa cho biết giá.' }]}
      flags={[]}
      isSaid={() => false}
    />,
  );
  expect(screen.getByRole('alert').textContent).toBe('Sàn chưa cho biết giá.');
  expect(screen.queryByRole('button')).toBeNull();
});
