import {
  type BookedCosts as CostsReply,
  readCostsEndpoint,
} from '@hako/contract/logistics/booked-costs';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { show, WAREHOUSE } from '../../../../test-support/show.tsx';
import { BookedCosts } from './booked-costs.tsx';

const server = answeringServer();

it('says why the costs of a parcel cannot be read', async () => {
  const sheet: CostsReply = {
    type: 'order',
    code: 'DH1001',
    costs: [],
    carriers: [{ type: 'parcel', code: 'KJ1' }],
    is_open: true,
    may_book: [],
    expected: [],
  };
  const user = show(<BookedCosts sheet={sheet} />, { at: '/desk', viewer: WAREHOUSE });
  server.refuse(readCostsEndpoint, 'logistics.parcel-not-found', { code: 'KJ1' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ghi cho' }), 'parcel:KJ1');
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    'Không tìm thấy kiện hàng KJ1.',
  );
});
