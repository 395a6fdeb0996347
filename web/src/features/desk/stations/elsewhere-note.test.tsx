import type { StationElsewhere } from '@hako/contract/desk/stations';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show, WAREHOUSE } from '../../../../test-support/show.tsx';
import { ElsewhereNote } from './elsewhere-note.tsx';

const parcel: StationElsewhere = {
  what: 'parcel',
  code: 'KJ1001',
  state: 'Ở kho Nhật',
  work: 'pack',
  station: 'pack',
  house: 'JP',
};
const open = (elsewhere: StationElsewhere | null, house: 'JP' | 'VN') =>
  show(<ElsewhereNote scanned="KJ1001" elsewhere={elsewhere} house={house} />, {
    at: '/desk/stations/receive',
    viewer: WAREHOUSE,
  });

describe('a scan that belongs elsewhere', () => {
  it('names the station of this house and leads there', () => {
    open(parcel, 'JP');
    expect(screen.getByText(/làm ở trạm Xếp chuyến/)).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/desk/stations/pack?scan=KJ1001');
  });

  it('says what to do with a thing of the other house, without a way there', () => {
    open(parcel, 'VN');
    expect(screen.getByText(/ở kho Nhật. Để riêng và báo quản lý/)).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says that nothing of ours has the code', () => {
    open(null, 'JP');
    expect(screen.getByText(/Không có gì của Hako mang mã “KJ1001”/)).toBeDefined();
  });
});
