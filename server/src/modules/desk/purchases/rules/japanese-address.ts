import type { JapaneseAddress } from '@hako/contract/desk/purchases';

/** Our house in Japan, as the settings name it. */
export interface HouseAddress {
  readonly familyName: string;
  readonly firstName: string;
  readonly familyNameKana: string;
  readonly firstNameKana: string;
  /** Digits alone. */
  readonly phone: string;
  /** Seven digits. */
  readonly postalCode: string;
  readonly prefecture: string;
  readonly city: string;
  readonly street: string;
  /** May be empty. */
  readonly building: string;
}

/**
 * Where a seller sends an order: the house, and the order's code on the last line of the address,
 * where every label prints it.
 */
export function japaneseAddress(house: HouseAddress, orderCode: string): JapaneseAddress {
  const postal = `${house.postalCode.slice(0, 3)}-${house.postalCode.slice(3)}`;
  const building = `${house.building} ${orderCode}`.trim();
  const name = `${house.familyName} ${house.firstName}`;
  return {
    postal_code: postal,
    prefecture: house.prefecture,
    city: house.city,
    street: house.street,
    building,
    name,
    name_kana: `${house.familyNameKana} ${house.firstNameKana}`,
    phone: house.phone,
    text: [
      `〒${postal}`,
      `${house.prefecture}${house.city}${house.street}`,
      building,
      name,
      house.phone,
    ].join('\n'),
  };
}
