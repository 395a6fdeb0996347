import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable, Text } from '../kit/shapes.ts';

const Place = Type.Object({ name: Text, phone: Text, address: Text });

/** Who we are, as the settings of the server say; null: nobody set it. */
const OwnCompany = Type.Object({
  company: Nullable(Type.Object({ name: Text, tax_code: Nullable(Text), address: Text })),
  /** Where sellers in Japan send what is bought. */
  warehouse_jp: Nullable(Place),
  /** Where parcels leave us in Vietnam. */
  warehouse_vn: Nullable(Place),
  bank_accounts: Type.Array(Type.Object({ bank: Text, number: Text, holder: Text })),
  /** Who tells us that money came in. */
  bank_feeds: Type.Array(Text),
  einvoice: Nullable(Type.Object({ server: Text, template: Text, series: Text })),
});
export type OwnCompany = Static<typeof OwnCompany>;

export const readOwnCompanyEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/own-company',
  access: { staff: ['accountant'] },
  summary:
    'Company, warehouses, bank accounts and provider of invoices as the settings of the ' +
    'server say; no keys.',
  reply: Type.Object({ data: OwnCompany }),
});
