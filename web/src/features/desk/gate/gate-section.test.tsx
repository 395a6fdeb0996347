import {
  holdParcelsEndpoint,
  releaseParcelsEndpoint,
  ShipmentSheet,
} from '@hako/contract/logistics/gate';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allowed } from '../../../../test-support/allowed.ts';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { show, WAREHOUSE } from '../../../../test-support/show.tsx';
import { GateSection } from './gate-section.tsx';

const server = answeringServer();
const parcel = (code: string, state: 'waiting' | 'held' | 'released') => ({
  ...{ code, state: 'exported' as const, orders: ['HK1'], weight_g: 1_200, value_jpy: 10_000 },
  gate: {
    ...{ state, since: '2026-11-24T03:00:00.000Z', by: 'Lê Kho' },
    cause: state === 'held' ? ('papers' as const) : null,
    reason: state === 'held' ? 'Thiếu hóa đơn' : '',
  },
});
function open(gate: Partial<NonNullable<ShipmentSheet['gate']>> = {}) {
  const shipment = allowed(ShipmentSheet, {
    ...{ code: 'LO1001', state: 'exported' as const, ship_mode: 'AIR-HAN', waybill: '131-1' },
    ...{ created_at: '2026-11-20T03:00:00.000Z', exported_at: '2026-11-21T03:00:00.000Z' },
    parcels: [parcel('KJ1', 'waiting'), parcel('KJ2', 'held'), parcel('KJ3', 'released')],
    parcel_count: 3,
    gate: {
      state: 'held' as const,
      declaration: {
        number: '106012345670',
        day: '2026-11-22',
        by: 'Lê Kho',
        at: '2026-11-22T03:00:00.000Z',
      },
      releases: [],
      ...{ may_hold: true, may_release: true },
      ...gate,
    },
  });
  const section = shipment.gate ? <GateSection shipment={shipment} gate={shipment.gate} /> : null;
  return show(section, { at: '/desk', viewer: WAREHOUSE });
}

it('holds the chosen parcels with a cause and a note, and offers no released one', async () => {
  const person = open();
  server.answer(holdParcelsEndpoint, { status: true, success: true });
  expect(screen.queryByRole('checkbox', { name: 'Chọn kiện KJ3' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Chọn kiện bị giữ' })).toHaveProperty('disabled', true);
  await person.click(screen.getByRole('checkbox', { name: 'Chọn kiện KJ1' }));
  await person.selectOptions(screen.getByRole('combobox'), 'value');
  await person.type(screen.getByRole('textbox', { name: 'Ghi chú nội bộ' }), 'Tham vấn giá');
  await person.click(screen.getByRole('button', { name: 'Ghi 1 kiện bị giữ' }));
  expect(await screen.findByText('Đã ghi 1 kiện bị giữ và báo khách')).toBeTruthy();
  expect(server.asked(holdParcelsEndpoint)).toMatchObject([
    { body: { parcels: ['KJ1'], cause: 'value', reason: 'Tham vấn giá' } },
  ]);
});

it('releases nothing without sums and a picture, and shows no form to whoever may not', async () => {
  const person = open({ may_hold: false });
  await person.click(screen.getByRole('checkbox', { name: 'Chọn mọi kiện chưa thông quan' }));
  const button = screen.getByRole('button', { name: 'Thông quan 2 kiện' });
  expect(button).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: /bị giữ/ })).toBeNull();
  expect(screen.queryByText('Sửa tờ khai')).toBeNull();
  expect(server.asked(releaseParcelsEndpoint)).toEqual([]);
});
