import { ERASED_NAME } from '@hako/contract/privacy/messages';
import type { Reader } from '../../platform/database/database.ts';
import { type PersonalData, phoneTrace } from '../../platform/personal-data.ts';

/** The profile becomes a number without a name; the address book goes, also what its owner had removed from it. */
export const customersPersonalData: PersonalData = {
  part: 'customers',
  tables: [
    { table: 'customer_addresses', onErasure: 'delete' },
    { table: 'customer_notes', hidden: 'all', onErasure: 'delete' },
    {
      table: 'customers',
      hidden: ['sales_staff_id'],
      onErasure: {
        set: {
          full_name: ERASED_NAME,
          birthdate: null,
          gender: null,
          avatar_url: null,
          settings: '{}',
        },
      },
    },
  ],
  async tracesOf(reader: Reader, customerId) {
    const names = await reader
      .selectFrom('customers')
      .select('full_name')
      .where('customer_id', '=', customerId)
      .execute();
    const addresses = await reader
      .selectFrom('customer_addresses')
      .select(['receiver', 'phone', 'line'])
      .where('customer_id', '=', customerId)
      .execute();
    return [
      ...names.map((row) => row.full_name),
      ...addresses.flatMap(({ receiver, phone, line }) => [receiver, phoneTrace(phone), line]),
    ];
  },
};
