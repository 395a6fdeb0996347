import { uploadDeskFileEndpoint } from '@hako/contract/files/files';
import { recordUnknownParcelEndpoint } from '@hako/contract/logistics/unknown-parcels';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { show, WAREHOUSE } from '../../../../test-support/show.tsx';
import { RecordUnknownForm } from './record-form.tsx';

const server = answeringServer();
const PHOTO = '0190a000-0000-7000-8000-000000000001';
const IT_IS = 'Đây là kiện khác cùng số';

it('records a second parcel with one number, with the word of whoever holds it', async () => {
  const data = { id: PHOTO, url: `/api/files/${PHOTO}`, width: 1, height: 1, size_bytes: 1 };
  server.answer(uploadDeskFileEndpoint, { status: true, success: true, data });
  const facts = { number: '4444', codes: 'KL1' };
  server.refuse(recordUnknownParcelEndpoint, 'logistics.unknown-known', facts);
  const onDone = vi.fn();
  const form = <RecordUnknownForm warehouse="JP" number="4444" onDone={onDone} />;
  const person = show(form, { at: '/desk/unknown-parcels/new', viewer: WAREHOUSE });
  for (const label of ['Cân nặng (g)', 'Dài (cm)', 'Rộng (cm)', 'Cao (cm)'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: '12' } });
  fireEvent.change(screen.getByLabelText(/^Kệ/), { target: { value: 'JP-L-01' } });
  const file = new File(['x'], 'kien.jpg', { type: 'image/jpeg' });
  await person.upload(screen.getByLabelText('Chụp hoặc chọn ảnh'), file);
  await screen.findByRole('button', { name: 'Bỏ ảnh 1' });
  const save = screen.getByRole('button', { name: 'Ghi kiện chưa rõ' });
  await person.click(save);
  const word = await screen.findByLabelText(IT_IS);
  server.answer(recordUnknownParcelEndpoint, { data: { code: 'KL2' } });
  await person.click(word);
  await person.click(save);
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('KL2'));
  const bodies = server.asked(recordUnknownParcelEndpoint).map(({ body }) => body);
  expect(bodies).toMatchObject([{ photos: [PHOTO] }, { further: true }]);
  expect(bodies[0]).not.toHaveProperty('further');
});
