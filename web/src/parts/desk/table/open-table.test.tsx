import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../../../test-support/show.tsx';
import { OpenTable } from './open-table.tsx';

const table = (...codes: string[]) =>
  show(
    <OpenTable
      name="Việc"
      columns={[
        { key: 'code', head: 'Mã', cell: (code) => code },
        { key: 'sum', head: 'Số tiền', isFigure: true, cell: () => '1.000' },
      ]}
      rows={codes}
      keyOf={(code) => code}
      bodyOf={(code) => <button type="button">Duyệt {code}</button>}
    />,
  );
const opener = (code: string) => screen.getByRole('button', { name: code });
const acts = () =>
  screen.queryAllByRole('button', { name: /^Duyệt/ }).map((one) => one.textContent);

it('rows of work are closed, and one opens in place at a time', async () => {
  const person = table('A1', 'B2');
  expect(acts()).toEqual([]);
  await person.click(opener('A1'));
  expect(acts()).toEqual(['Duyệt A1']);
  expect(opener('A1').getAttribute('aria-expanded')).toBe('true');
  await person.click(opener('B2'));
  expect(acts()).toEqual(['Duyệt B2']);
  const [, , row] = within(screen.getByRole('table')).getAllByRole('row');
  expect(row?.nextElementSibling?.textContent).toBe('Duyệt B2');
  await person.click(opener('B2'));
  expect(acts()).toEqual([]);
});

it('a row that stands alone is open at first, and can be closed', async () => {
  const person = table('A1');
  expect(acts()).toEqual(['Duyệt A1']);
  await person.click(opener('A1'));
  expect(acts()).toEqual([]);
});

/** One row, and two once another has come. */
function Live() {
  const [codes, setCodes] = useState(['A1']);
  return (
    <>
      <OpenTable
        name="Việc"
        columns={[{ key: 'code', head: 'Mã', cell: (code) => code }]}
        rows={codes}
        keyOf={(code) => code}
        bodyOf={(code) => <input aria-label={`Lý do ${code}`} />}
      />
      <button type="button" onClick={() => setCodes(['B2', 'A1'])}>
        Thêm
      </button>
    </>
  );
}

it('a row that stood alone keeps what is typed in it when others come', async () => {
  const person = show(<Live />);
  await person.type(screen.getByLabelText('Lý do A1'), 'sai tên');
  await person.click(screen.getByRole('button', { name: 'Thêm' }));
  expect(screen.getByLabelText<HTMLInputElement>('Lý do A1').value).toBe('sai tên');
  expect(screen.queryByLabelText('Lý do B2')).toBeNull();
});
