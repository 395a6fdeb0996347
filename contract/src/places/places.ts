import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

/** Units of all levels carry the same fields; `_id` is the official code with its leading zeros, `id` the same as a number. */
const unit = { _id: Type.String(), id: Type.Integer(), name: Type.String(), type: Type.String() };
const byId = Type.Object({ id: Type.Integer({ minimum: 0, maximum: 99_999 }) });

export const ProvinceRow = Type.Object({ ...unit, countryId: Type.Integer() });
export const DistrictRow = Type.Object({ ...unit, provinceId: Type.Integer() });
export const WardRow = Type.Object({
  ...unit,
  districtId: Type.Integer(),
  provinceId: Type.Integer(),
});

export const listCountriesEndpoint = endpoint({
  method: 'GET',
  path: '/api/utility/countries',
  access: 'anyone',
  summary: 'Countries that parcels go to: Vietnam (id 84).',
  reply: Type.Object({ data: Type.Array(Type.Object({ ...unit, code: Type.String() })) }),
});

export const listProvincesEndpoint = endpoint({
  method: 'GET',
  path: '/api/utility/provinces',
  access: 'anyone',
  summary: 'The 34 provinces and cities of Vietnam.',
  reply: Type.Object({ data: Type.Array(ProvinceRow) }),
});

export const listStatesEndpoint = endpoint({
  method: 'GET',
  path: '/api/utility/states/{id}',
  access: 'anyone',
  summary: 'Provinces of a country by its id.',
  params: byId,
  reply: Type.Object({ data: Type.Array(ProvinceRow) }),
});

export const listDistrictsEndpoint = endpoint({
  method: 'GET',
  path: '/api/utility/district/{id}',
  access: 'anyone',
  summary:
    'For clients that ask for districts, which no longer exist: one entry that stands for the whole province.',
  params: byId,
  reply: Type.Object({ data: Type.Array(DistrictRow) }),
});

export const listCitiesEndpoint = endpoint({
  method: 'GET',
  path: '/api/utility/cities/{id}',
  access: 'anyone',
  summary: 'Communes of a province by the id of the province: the two-level call.',
  params: byId,
  reply: Type.Object({ data: Type.Array(WardRow) }),
});

export const listWardsEndpoint = endpoint({
  method: 'GET',
  path: '/api/utility/ward/{id}',
  access: 'anyone',
  summary: 'Communes by the id that the district call gave, which is the id of the province.',
  params: byId,
  reply: Type.Object({ data: Type.Array(WardRow) }),
});

export const OldWardRow = Type.Object({
  _id: Type.String({ description: 'code of the old list' }),
  name: Type.String(),
  district: Type.String(),
  province: Type.String(),
  communes: Type.Array(WardRow, {
    description: 'where its land lies now; several: ask which one is meant',
  }),
});

export const findOldWardsEndpoint = endpoint({
  method: 'GET',
  path: '/api/utility/old-wards',
  access: 'anyone',
  summary:
    'Wards of before July 2025 by their names, each with the communes that it became; at most twenty.',
  query: Type.Object({ q: Type.String({ minLength: 2, maxLength: 120 }) }),
  reply: Type.Object({ data: Type.Array(OldWardRow) }),
});
