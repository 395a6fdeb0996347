import { uploadDeskFileEndpoint } from '@hako/contract/files/files';
import {
  holdParcelsEndpoint,
  releaseParcelsEndpoint,
  ShipmentSheet,
  undoHoldEndpoint,
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

it('takes back a hold of the wrong parcel, of the chosen ones only those that are held', async () => {
  const person = open();
  server.answer(undoHoldEndpoint, { status: true, success: true });
  await person.click(screen.getByRole('checkbox', { name: 'Chọn mọi kiện chưa thông quan' }));
  await person.click(screen.getByText('Ghi nhầm kiện bị giữ'));
  await person.type(screen.getByRole('textbox', { name: 'Vì sao bỏ' }), 'Đọc nhầm mã');
  await person.click(screen.getByRole('button', { name: 'Bỏ ghi giữ 1 kiện' }));
  expect(await screen.findByText('Đã bỏ ghi giữ và báo khách')).toBeTruthy();
  expect(server.asked(undoHoldEndpoint)).toMatchObject([
    { body: { parcels: ['KJ2'], reason: 'Đọc nhầm mã' } },
  ]);
});

it('shows no form to whoever may not', () => {
  open({ may_hold: false, may_release: false });
  expect(screen.queryByRole('button', { name: /bị giữ/ })).toBeNull();
  expect(screen.queryByText('Sửa tờ khai')).toBeNull();
  expect(screen.queryByRole('button', { name: /thông quan/i })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('releases with sums, a picture and its parcels after the sum was agreed to, and not by Enter', async () => {
  const id = '0190a000-0000-7000-8000-000000000001';
  const data = { id, url: `/api/files/${id}`, width: 1, height: 1, size_bytes: 1 };
  server.answer(uploadDeskFileEndpoint, { status: true, success: true, data });
  server.cutOff(releaseParcelsEndpoint);
  const person = open();
  await person.click(screen.getByRole('checkbox', { name: 'Chọn mọi kiện chưa thông quan' }));
  await person.type(screen.getByLabelText(/^Thuế nhập khẩu đã nộp/), '1200000');
  await person.type(screen.getByLabelText(/^Thuế GTGT đã nộp/), '800000');
  const button = screen.getByRole('button', { name: 'Thông quan 2 kiện' });
  const file = new File(['x'], 'giay-nop-thue.jpg', { type: 'image/jpeg' });
  await person.upload(screen.getByLabelText('Chụp hoặc chọn ảnh'), file);
  await screen.findByRole('button', { name: 'Bỏ ảnh 1' });
  expect(button).toHaveProperty('disabled', true);
  const papers = screen.getByLabelText(/^Theo chứng từ nào/);
  await person.type(papers, 'Giấy nộp tiền 12{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(button);
  expect(server.asked(releaseParcelsEndpoint)).toEqual([]);
  expect(screen.getByRole('dialog').textContent).toContain('tổng 2.000.000\u00a0₫');
  const agree = { name: /^Thông quan, ghi thuế 2\.000\.000/ };
  await person.click(screen.getByRole('button', agree));
  await expect.poll(() => server.keys(releaseParcelsEndpoint)).toHaveLength(1);
  // Another body is another act, also where nobody knows what became of the one before.
  await person.type(papers, '3');
  server.answer(releaseParcelsEndpoint, { status: true, success: true });
  await person.click(button);
  await person.click(screen.getByRole('button', agree));
  await screen.findByText('Đã thông quan và báo khách');
  expect(new Set(server.keys(releaseParcelsEndpoint)).size).toBe(2);
  expect(
    server
      .asked(releaseParcelsEndpoint)
      .map(({ body }) => body)
      .slice(1),
  ).toEqual([
    {
      ...{ duty_vnd: 1_200_000, vat_vnd: 800_000, reason: 'Giấy nộp tiền 123' },
      ...{ parcels: ['KJ1', 'KJ2'], proofs: [id] },
    },
  ]);
});
