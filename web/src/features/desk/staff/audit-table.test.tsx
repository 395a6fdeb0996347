import { ORDER_STATES } from '@hako/contract/orders/states';
import type { AuditLine } from '@hako/contract/staff/audit/audit';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../../test-support/show.tsx';
import { changesOf } from './audit-changes.ts';
import { AuditTable } from './audit-table.tsx';

const STAFF = '0192f000-0000-7000-8000-0000000000c1';
const LINE: AuditLine = {
  id: '0192f000-0000-7000-8000-0000000000d1',
  at: '2026-11-24T03:00:00.000Z',
  actor: STAFF,
  actor_name: 'Lê Quang Huy',
  action: 'order.note',
  subject: 'order:HK3PZ9QWXM',
  reason: null,
  before: null,
  after: { content: 'Khách gọi' },
};
const names = new Map([[STAFF, 'Lê Quang Huy']]);
const nobody = () => undefined;

function row(line: Partial<AuditLine>): string[] {
  show(<AuditTable lines={[{ ...LINE, ...line }]} names={names} />, {});
  const cells = within(screen.getByRole('region', { name: 'Nhật ký' })).getAllByRole('cell');
  return cells.map((cell) => cell.textContent ?? '');
}

describe('a line of the audit', () => {
  it('says the act and the thing in words, and leads to the thing', () => {
    expect(row({}).slice(2)).toEqual([
      'Ghi chú vào đơn',
      'Đơn HK3PZ9QWXM',
      '',
      'nội dung: Khách gọi',
    ]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/desk/orders/HK3PZ9QWXM');
  });

  it('says what two people decided, and names colleagues instead of ids', () => {
    const told = row({
      action: 'staff.reset.approve',
      subject: `staff:${STAFF}`,
      before: { state: 'waiting', proposedBy: STAFF },
      after: { state: 'approved' },
    });
    expect(told.slice(2)).toEqual([
      'Duyệt: Đặt lại mật khẩu của người được duyệt tiền',
      'Nhân viên Lê Quang Huy',
      '',
      'trạng thái: chờ thành đã duyệtngười đề nghị: Lê Quang Huy',
    ]);
  });

  it('names the page of a setting, and folds what is long', () => {
    const after = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`k${at}`, at]));
    const told = row({ action: 'setting.change', subject: 'setting:store/*', after });
    expect(told[3]).toBe('Cấu hình Thông tin liên hệ');
    expect(screen.getByText('Còn 3 mục')).toBeTruthy();
  });
});

it.each([
  ['work:purchase:HK6AC93D5A', 'Việc Mua hàng HK6AC93D5A'],
  ['first-step:prices', 'Bước khai trương Giá, phí, cước và thuế'],
])('%s is said in words', (subject, words) => expect(row({ subject })[3]).toBe(words));

it('says every state of an order in words', () => {
  const said = ORDER_STATES.map((state) => changesOf({}, { state }, nobody)[0]?.to);
  expect(said.filter((word) => word === word?.toUpperCase())).toEqual([]);
});

describe('what an act changed', () => {
  it('is what differs, whatever wraps it', () => {
    const before = { name: 'Hako', phone: '1900' };
    const after = { values: { name: 'Hako', phone: '1901' }, validFrom: '2026-11-29' };
    expect(changesOf(before, after, nobody)).toEqual([
      { field: 'phone', name: 'điện thoại', from: '1900', to: '1901' },
      { field: 'validFrom', name: 'áp dụng từ', to: '29/11/2026' },
    ]);
  });

  it('is told of two facts that have one name, and of what only looks like a day', () => {
    const changes = changesOf({}, { code: 'A1', number: 'B2', note: '2026-99-99' }, nobody);
    expect(changes.map(({ name, to }) => `${name}: ${to}`)).toEqual([
      'mã: A1',
      'mã: B2',
      'ghi chú: 2026-99-99',
    ]);
  });

  it('is told for lists, numbers, yes and no, nothing, and fields of fields', () => {
    const after = { roles: ['buyer', 'sales'], count: 1200, has: true, gone: null, a: { b: 'x' } };
    expect(changesOf(undefined, after, nobody).map(({ name, to }) => `${name}: ${to}`)).toEqual([
      'vai trò: buyer, sales',
      'số dòng: 1.200',
      'has: có',
      'gone: —',
      'a › b: x',
    ]);
  });
});
