import type { Address, Customer } from './customer.ts';
import { toLocalPhone } from './rules/local-phone.ts';

/** Whose something is, as the desk's lists tell it; somebody who is erased has only an id. */
export const customerName = (
  id: string,
  customer: Pick<Customer, 'customerNo' | 'fullName'> | undefined,
) => ({
  id,
  customer_no: customer?.customerNo ?? '',
  full_name: customer?.fullName ?? '',
});

/** A customer in the fields of the profile call. */
export const toProfile = (customer: Customer) => ({
  id: customer.id,
  customer_no: customer.customerNo,
  full_name: customer.fullName,
  email: customer.email ?? null,
  phone: customer.phone ? toLocalPhone(customer.phone) : null,
  birthdate: customer.birthdate ?? null,
  gender: customer.gender ?? null,
  avatar: customer.avatarUrl ?? null,
  created_at: customer.createdAt.toISOString(),
  level: {
    code: customer.level.code,
    name: customer.level.name,
    deposit_percent: customer.level.depositPercent,
    service_fee_discount_percent: customer.level.serviceFeeDiscountPercent,
    freight_discount_percent: customer.level.freightDiscountPercent,
    concurrent_auctions: customer.level.concurrentAuctions,
    free_storage_days: customer.level.freeStorageDays,
  },
});

/** An address in the mobile client's fields; without a district of its own it carries the one that stands for the province. */
export const toAddressRow = (address: Address) => ({
  _id: address.id,
  user: address.customerId,
  name: address.receiver,
  phone: toLocalPhone(address.phone),
  address: address.line,
  province: address.province,
  province_id: Number(address.provinceCode),
  district: address.oldDistrict ?? '',
  district_id: address.oldDistrictId ?? Number(address.provinceCode),
  ward: address.commune,
  ward_id: address.communeCode === undefined ? null : Number(address.communeCode),
  type: address.kind ?? null,
  remark: address.remark ?? null,
  primary: address.isPrimary,
  status: true,
  deleted: false,
  created_at: address.createdAt.toISOString(),
  updated_at: address.updatedAt.toISOString(),
  text: address.text,
});
