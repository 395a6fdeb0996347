import { type TSchema, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable } from '../kit/shapes.ts';

const maybe = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]));
const text = (maxLength: number) => maybe(Type.String({ maxLength }));

/** One address in the mobile client's fields. The three numbers are never null, so that it can edit every address. */
export const AddressRow = Type.Object({
  _id: Type.String(),
  user: Type.String(),
  name: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  province: Type.String(),
  province_id: Type.Integer(),
  district: Type.String(),
  district_id: Type.Integer(),
  ward: Type.String(),
  ward_id: Nullable(Type.Integer()),
  type: Nullable(Type.String()),
  remark: Nullable(Type.String()),
  primary: Type.Boolean(),
  status: Type.Boolean(),
  deleted: Type.Boolean(),
  created_at: Type.String(),
  updated_at: Type.String(),
  /** All of it on one line. */
  text: Type.String(),
});

/** Numbers of places have at most five digits, old districts three. */
const placeId = Type.Integer({ minimum: 0, maximum: 99_999 });

/** What a client may say about an address; ids are numbers of the place calls. The names beside the ids are ignored: ours are right. */
const addressFields = {
  name: text(120),
  phone: text(40),
  address: text(300),
  province_id: maybe(placeId),
  district_id: maybe(placeId),
  district: text(120),
  ward_id: maybe(placeId),
  type: text(40),
  remark: text(300),
  primary: maybe(Type.Boolean()),
};

const addressRefusals = [
  'customers.receiver-needed',
  'customers.phone-invalid',
  'customers.line-needed',
  'customers.place-unknown',
  'customers.too-many-addresses',
] as const;

export const listAddressesEndpoint = endpoint({
  method: 'GET',
  path: '/api/user/address/user',
  aliases: ['/api/user/address'],
  access: 'customer',
  summary: 'The address book, the primary address first.',
  reply: Type.Object({ data: Type.Array(AddressRow) }),
});

export const addAddressEndpoint = endpoint({
  method: 'POST',
  path: '/api/user/address/add',
  access: 'customer',
  summary: 'Adds an address; the first one becomes primary.',
  body: Type.Object(addressFields),
  reply: Type.Object({ status: Type.Literal(true), success: Type.Literal(true), data: AddressRow }),
  refusals: [...addressRefusals],
});

/** The mobile client adds with PUT. */
export const addAddressByPutEndpoint = endpoint({ ...addAddressEndpoint, method: 'PUT' });

export const editAddressEndpoint = endpoint({
  method: 'PUT',
  path: '/api/user/address/edit/{id}',
  access: 'customer',
  summary: 'Changes the fields that are given; the others stay.',
  params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
  body: Type.Object(addressFields),
  reply: Type.Object({
    data: Type.Object({ acknowledged: Type.Literal(true), address: AddressRow }),
  }),
  refusals: ['customers.address-not-found', ...addressRefusals],
});

export const removeAddressEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/user/address/remove/{id}',
  access: 'customer',
  summary:
    'Takes an address out of the book; the newest of the others becomes primary when the primary one went.',
  params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
  reply: Type.Object({ data: Type.Object({ acknowledged: Type.Literal(true) }) }),
  refusals: ['customers.address-not-found'],
});
