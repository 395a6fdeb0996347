import { DeskTask } from '@hako/contract/desk/desk';
import { uploadDeskFileEndpoint } from '@hako/contract/files/files';
import { receiveParcelEndpoint } from '@hako/contract/logistics/logistics';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { allowed } from '../../../../test-support/allowed.ts';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { show, WAREHOUSE } from '../../../../test-support/show.tsx';
import { ScanField } from './scan-field.tsx';
import { StationForm } from './station-form.tsx';
import { useStation } from './use-station.ts';

const server = answeringServer();
const PHOTO = '0190a000-0000-7000-8000-000000000001';
const task: DeskTask = allowed(DeskTask, {
  key: 'receive:HK100001',
  kind: 'receive' as const,
  code: 'HK100001',
  codes: [],
  title: 'カメラ',
  picture: null,
  customer: null,
  since: '2026-11-24T08:00:00.000Z',
  held_by: null,
  facts: {},
});

function Station({ task }: { readonly task: DeskTask }) {
  const at = useStation(task);
  return (
    <>
      <ScanField hint="" onScan={at.scan} isAfter={false} />
      <StationForm
        {...{ task, bill: undefined, openShipments: [], draft: at.draft }}
        onChange={at.change}
        onSaving={at.saving}
        onDone={at.finish}
      />
      {at.finished.map(({ code }) => (
        <p key={code}>{`xong ${code}`}</p>
      ))}
    </>
  );
}
function weighed(facts: DeskTask['facts'] = {}) {
  const person = show(<Station task={{ ...task, facts }} />, {
    at: '/desk/stations/receive',
    viewer: WAREHOUSE,
  });
  for (const label of ['Cân nặng (g)', 'Dài (cm)', 'Rộng (cm)', 'Cao (cm)'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: '12' } });
  return person;
}
const shelf = () => screen.getByLabelText<HTMLInputElement>(/^Kệ/);
const scanPlace = async (person: ReturnType<typeof weighed>, place: string) => {
  await person.click(screen.getByLabelText('Quét hoặc gõ mã'));
  await person.keyboard(`${place}{Enter}`);
};

it('half a centimetre is turned down and stays to be mended: without its comma it would be ten times', async () => {
  const person = weighed();
  const length = screen.getByLabelText<HTMLInputElement>('Dài (cm)');
  await person.clear(length);
  await person.type(length, '30,5');
  expect(length).toHaveProperty('value', '30,5');
  await person.click(screen.getByRole('button', { name: 'Nhận vào kho' }));
  expect(length.validity.patternMismatch).toBe(true);
  expect(server.asked(receiveParcelEndpoint)).toEqual([]);
});

describe('a place that is scanned at the receiving desk', () => {
  it('is filled in, and the focus is where Enter saves', async () => {
    const person = weighed();
    await scanPlace(person, 'jp-a-01');
    await waitFor(() => expect(shelf().value).toBe('JP-A-01'));
    await waitFor(() => expect(document.activeElement === shelf()).toBe(true));
  });

  it('begins no second parcel while the first is on its way', async () => {
    const answer = server.hold(receiveParcelEndpoint, {
      data: { code: 'KJ100001', order_id: PHOTO },
    });
    const person = weighed();
    await person.click(screen.getByRole('button', { name: 'Nhận vào kho' }));
    await scanPlace(person, 'JP-A-01');
    fireEvent.submit(shelf());
    expect(shelf().value).toBe('');
    answer();
    expect(await screen.findByText('xong KJ100001')).toBeDefined();
    expect(server.asked(receiveParcelEndpoint)).toHaveLength(1);
  });

  it('loses no picture that is still being sent', async () => {
    const sent = server.hold(uploadDeskFileEndpoint, {
      status: true,
      success: true,
      data: { id: PHOTO, url: `/api/files/${PHOTO}`, width: 1, height: 1, size_bytes: 1 },
    });
    const person = weighed();
    const file = new File(['x'], 'kien.jpg', { type: 'image/jpeg' });
    await person.upload(screen.getByLabelText('Chụp hoặc chọn ảnh'), file);
    await scanPlace(person, 'JP-A-01');
    await waitFor(() => expect(shelf().value).toBe('JP-A-01'));
    sent();
    expect(await screen.findByRole('button', { name: 'Bỏ ảnh 1' })).toBeDefined();
    expect(shelf().value).toBe('JP-A-01');
  });
});

describe('a parcel of an order that has some here already', () => {
  const IT_IS = 'Đây là kiện khác của đơn này';

  it('is received with the word of whoever holds it', async () => {
    server.answer(receiveParcelEndpoint, { data: { code: 'KJ100002', order_id: PHOTO } });
    const person = weighed({ again: 'KJ100001' });
    await person.click(screen.getByLabelText(IT_IS));
    await person.click(screen.getByRole('button', { name: 'Nhận vào kho' }));
    await screen.findByText('xong KJ100002');
    expect(server.asked(receiveParcelEndpoint)).toMatchObject([{ body: { further: true } }]);
  });

  it('asks for that word once the server has refused it without', async () => {
    const facts = { code: 'HK100001', parcels: 'KJ100001' };
    server.refuse(receiveParcelEndpoint, 'logistics.further-parcel', facts);
    const person = weighed();
    expect(screen.queryByLabelText(IT_IS)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Nhận vào kho' }));
    expect(await screen.findByLabelText(IT_IS)).toHaveProperty('checked', false);
  });
});
