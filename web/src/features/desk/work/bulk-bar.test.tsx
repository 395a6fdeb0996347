import { assignWorkEndpoint } from '@hako/contract/desk/work-assignments';
import { healthEndpoint } from '@hako/contract/kit/health';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { BUYER, showPage } from '../../../../test-support/show.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { useAssign } from './use-assign.ts';

const server = answeringServer();
const THU_HA = { id: '0190a000-0000-7000-8000-0000000000b3', name: 'Trần Thu Hà' };
const clear = vi.fn();
const NONE = { has: () => true, toggle: () => {}, all: () => {} };
beforeEach(() => {
  clear.mockReset();
  server.answer(healthEndpoint, { status: true, environment: 'test' });
});

function Bar() {
  const selection = { selected: ['purchase:DH1'], ...NONE, clear };
  return <BulkBar selection={selection} colleagues={[THU_HA]} assigning={useAssign()} />;
}
const open = () => showPage(Bar, () => ({}), { at: '/desk/work', viewer: BUYER });

it('a refused claim says why and keeps what is marked', async () => {
  server.refuse(assignWorkEndpoint, 'request.invalid', { field: 'keys' });
  await open().click(screen.getByRole('button', { name: 'Nhận việc' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(clear).not.toHaveBeenCalled();
});

it('nobody’s work is to be claimed before it is given away', async () => {
  server.answer(assignWorkEndpoint, {
    data: [{ key: 'purchase:DH1', outcome: 'unclaimed', by: null }],
  });
  await open().selectOptions(screen.getByLabelText('Giao cho đồng nghiệp'), THU_HA.id);
  expect(await screen.findByText(/hãy nhận việc trước rồi mới giao/)).toBeTruthy();
});
