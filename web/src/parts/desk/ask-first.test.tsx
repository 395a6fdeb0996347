import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import { AskFirst } from './ask-first.tsx';
import { WithReason } from './with-reason.tsx';

it('says the effect and acts only after yes', async () => {
  let acts = 0;
  const person = show(
    <AskFirst
      label="Hủy phiếu"
      title="Hủy phiếu PX1?"
      effect="Phiếu 191.600 ₫ bị hủy."
      yes="Hủy phiếu này"
      isBusy={false}
      onYes={() => acts++}
    />,
  );
  await person.click(screen.getByRole('button', { name: 'Hủy phiếu' }));
  expect(screen.getByText('Phiếu 191.600 ₫ bị hủy.')).toBeTruthy();
  expect(acts).toBe(0);
  await person.click(screen.getByRole('button', { name: 'Không, quay lại' }));
  expect([acts, screen.queryByText('Phiếu 191.600 ₫ bị hủy.')]).toEqual([0, null]);
  await person.click(screen.getByRole('button', { name: 'Hủy phiếu' }));
  await person.click(screen.getByRole('button', { name: 'Hủy phiếu này' }));
  expect([acts, screen.queryByText('Phiếu 191.600 ₫ bị hủy.')]).toEqual([1, null]);
});

it('asks about a decision that moves money after its reason is written', async () => {
  const reasons: string[] = [];
  const person = show(
    <WithReason
      verb="Từ chối"
      effect="500.000 ₫ trở lại ví khách ngay."
      isBusy={false}
      onAct={(reason) => reasons.push(reason)}
    />,
  );
  await person.type(screen.getByRole('textbox'), 'Sai tên chủ thẻ');
  await person.click(screen.getByRole('button', { name: 'Từ chối' }));
  expect(reasons).toEqual([]);
  expect(screen.getByText('500.000 ₫ trở lại ví khách ngay.')).toBeTruthy();
  const [, yes] = screen.getAllByRole('button', { name: 'Từ chối' });
  await person.click(yes as HTMLElement);
  expect(reasons).toEqual(['Sai tên chủ thẻ']);
});
