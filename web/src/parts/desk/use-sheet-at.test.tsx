import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Link } from 'react-router';
import { show } from '../../../test-support/show.tsx';
import { useSheetAt } from './use-sheet-at.ts';

function Page() {
  const [isOpen, setOpen] = useSheetAt('new');
  return (
    <>
      <Link to="#new">Lệnh</Link>
      {isOpen ? (
        <button type="button" onClick={() => setOpen(false)}>
          Đóng
        </button>
      ) : (
        <p>Đã đóng</p>
      )}
    </>
  );
}

it('is open at its address, and again when the address is followed once more', async () => {
  const person = show(<Page />, { at: '/desk/staff#new' });
  await person.click(await screen.findByRole('button', { name: 'Đóng' }));
  expect(await screen.findByText('Đã đóng')).toBeTruthy();
  await person.click(screen.getByRole('link', { name: 'Lệnh' }));
  expect(await screen.findByRole('button', { name: 'Đóng' })).toBeTruthy();
});

it('stays closed at any other address', async () => {
  show(<Page />, { at: '/desk/staff#other' });
  expect(await screen.findByText('Đã đóng')).toBeTruthy();
});
