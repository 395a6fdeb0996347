import type { Warehouse } from '../../../config/warehouse.ts';

/** Where Mercari sends what we buy: our warehouse in Japan, in the fields of the partner API. */
export interface PartnerAddress {
  readonly family_name: string;
  readonly first_name: string;
  readonly family_name_kana: string;
  readonly first_name_kana: string;
  readonly telephone: string;
  readonly zip_code1: string;
  readonly zip_code2: string;
  readonly prefecture: string;
  readonly city: string;
  readonly address1: string;
  readonly address2: string;
}
/** Our warehouse as Mercari writes addresses: what its sellers put on the parcel. */
export const partnerAddressOf = (warehouse: Warehouse): PartnerAddress => ({
  family_name: warehouse.familyName,
  first_name: warehouse.firstName,
  family_name_kana: warehouse.familyNameKana,
  first_name_kana: warehouse.firstNameKana,
  telephone: warehouse.phone,
  zip_code1: warehouse.postalCode.slice(0, 3),
  zip_code2: warehouse.postalCode.slice(3),
  prefecture: warehouse.prefecture,
  city: warehouse.city,
  address1: warehouse.street,
  address2: warehouse.building,
});
