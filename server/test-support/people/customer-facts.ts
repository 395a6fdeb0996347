import type { Customer } from '../../src/modules/customers/index.ts';

/** Whoever a rig's customer is, but for the id. */
export const PERSON: Omit<Customer, 'id'> = {
  customerNo: 'KH23456789',
  fullName: 'Nguyễn Văn An',
  phone: '+84912345678',
  email: undefined,
  level: {
    code: 'MEMBER',
    name: 'Thành viên',
    depositPercent: 100,
    serviceFeeDiscountPercent: 0,
    freightDiscountPercent: 0,
    concurrentAuctions: 5,
    freeStorageDays: 30,
  },
  salesStaffId: undefined,
  birthdate: undefined,
  gender: undefined,
  avatarUrl: undefined,
  createdAt: new Date('2026-01-01T00:00:00Z'),
};

/** Settings of whoever issues invoices. */
export const COMPANY = {
  HAKO_COMPANY_NAME: 'Công ty Hako',
  HAKO_COMPANY_TAX_CODE: '0312345673',
  HAKO_COMPANY_ADDRESS: '12 Nguyễn Huệ, TP. Hồ Chí Minh',
};

/** Where a rig's customer lives, but for the ids. */
export const ADDRESS = {
  receiver: 'Nguyễn Văn An',
  phone: '+84912345678',
  line: '12 Hàng Bài',
  provinceCode: '01',
  province: 'Hà Nội',
  communeCode: '00070',
  commune: 'Phường Hoàn Kiếm',
  oldDistrictId: undefined,
  oldDistrict: undefined,
  kind: undefined,
  isPrimary: true,
  remark: undefined,
  text: '12 Hàng Bài, Phường Hoàn Kiếm, Hà Nội',
  createdAt: new Date(0),
  updatedAt: new Date(0),
};
