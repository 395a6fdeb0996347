import { excludeSampleEndpoint, type WeighedSample } from '@hako/contract/pricing/weights';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { show, WAREHOUSE } from '../../../../test-support/show.tsx';
import { SampleTable } from './sample-table.tsx';

const server = answeringServer();
const SAMPLE: WeighedSample = {
  order_id: '01900000-0000-7000-8000-000000000001',
  order_code: 'HK1001',
  parcel_code: 'KJ1',
  title: 'Nikon FM2',
  model: 'fm2',
  weight_g: 720,
  size_cm: [20, 15, 12],
  weighed_at: '2026-11-24T03:00:00.000Z',
  is_excluded: false,
  excluded_reason: null,
};

it('a thing that was weighed wrongly is left out with a reason', async () => {
  const user = show(<SampleTable samples={[SAMPLE]} />, { at: '/desk', viewer: WAREHOUSE });
  await user.click(screen.getByRole('button', { name: 'Bỏ ra' }));
  const [act] = screen.getAllByRole('button', { name: 'Bỏ ra' });
  expect(act).toHaveProperty('disabled', true);
  await user.type(screen.getByRole('textbox', { name: 'Vì sao' }), 'cân cả pallet');
  server.answer(excludeSampleEndpoint, { status: true });
  await user.click(act as HTMLElement);
  expect(await screen.findByText('Đã bỏ món này ra')).toBeTruthy();
  expect(server.asked(excludeSampleEndpoint)).toMatchObject([
    { body: { is_excluded: true, reason: 'cân cả pallet' } },
  ]);
});

it('a thing that was left out says why, and can be taken back', () => {
  const excluded = { ...SAMPLE, is_excluded: true, excluded_reason: 'cân nhầm' };
  show(<SampleTable samples={[excluded]} />, { at: '/desk', viewer: WAREHOUSE });
  expect(screen.getByText('đã bỏ ra · cân nhầm')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Lấy lại' })).toBeTruthy();
});
