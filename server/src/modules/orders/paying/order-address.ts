import { Refusal } from '../../../kernel/refusal.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { Address } from '../../customers/index.ts';
import type { OrdersDeps } from '../deps.ts';
import type { OrderAddress } from '../order.ts';

/** The address as it is kept with an order. */
export const copyOf = (address: Address): OrderAddress => ({
  id: address.id,
  receiver: address.receiver,
  phone: address.phone,
  line: address.line,
  commune: address.commune,
  communeCode: address.communeCode,
  province: address.province,
  provinceCode: address.provinceCode,
  oldDistrict: address.oldDistrict,
  oldDistrictId: address.oldDistrictId,
  text: address.text,
});

/** Of an order whose customer has no address yet. */
const NO_ADDRESS: OrderAddress = {
  id: '',
  receiver: '',
  phone: '',
  line: '',
  commune: '',
  communeCode: undefined,
  province: '',
  provinceCode: '',
  oldDistrict: undefined,
  oldDistrictId: undefined,
  text: '',
};

/** Whether the order can be sent to somebody. */
export const hasAddress = ({ address }: { readonly address: OrderAddress }): boolean =>
  address.text !== '';

/**
 * Where a won lot goes: the address that was chosen, else the primary one, else none yet. The
 * marketplace is owed the goods, so a missing address never keeps the order back.
 */
export async function addressOfWin(
  deps: Pick<OrdersDeps, 'customers'>,
  reader: Reader,
  customerId: string,
  chosenId: string | undefined,
): Promise<OrderAddress> {
  for (const id of chosenId === undefined ? [undefined] : [chosenId, undefined])
    try {
      return copyOf(await deps.customers.readAddress(reader, customerId, id));
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
    }
  return NO_ADDRESS;
}
