import * as calls from '@hako/contract/places/places';
import { type Route, route } from '../../platform/http/route.ts';
import type { Commune, Province } from './places.ts';
import type { Places } from './places-module.ts';

/** The mobile client knows Vietnam by its telephone code. */
const VIETNAM = 84;

export const placesRoutes = (places: Places): Route[] => [
  route(calls.listCountriesEndpoint, () => ({
    data: [{ _id: 'VN', id: VIETNAM, name: 'Việt Nam', type: 'Quốc gia', code: 'VN' }],
  })),
  route(calls.listProvincesEndpoint, () => ({ data: places.listProvinces().map(toProvinceRow) })),
  route(calls.listStatesEndpoint, ({ params }) => ({
    data: params.id === VIETNAM ? places.listProvinces().map(toProvinceRow) : [],
  })),
  route(calls.listDistrictsEndpoint, ({ params }) => {
    const province = places.findProvince(provinceCode(params.id));
    return { data: province ? [toDistrictRow(province)] : [] };
  }),
  route(calls.listCitiesEndpoint, ({ params }) => ({
    data: places.listCommunes(provinceCode(params.id)).map(toWardRow),
  })),
  route(calls.findOldWardsEndpoint, ({ query }) => ({
    data: places.findOldWards(query.q).map(({ code, communes, ...names }) => ({
      _id: code,
      ...names,
      communes: communes.map(toWardRow),
    })),
  })),
  route(calls.listWardsEndpoint, ({ params }) => ({
    data: places.listCommunes(provinceCode(params.id)).map(toWardRow),
  })),
];

const provinceCode = (id: number): string => String(id).padStart(2, '0');

const toProvinceRow = ({ code, name, type }: Province) => ({
  _id: code,
  id: Number(code),
  name: `${type} ${name}`,
  type,
  countryId: VIETNAM,
});

/** Stands for the whole province, under the province's own id (docs/decisions: districts of older clients). */
const toDistrictRow = ({ code, name, type }: Province) => ({
  _id: code,
  id: Number(code),
  name: `Toàn ${type.toLowerCase()} ${name}`,
  type,
  provinceId: Number(code),
});

const toWardRow = ({ code, name, type, provinceCode: province }: Commune) => ({
  _id: code,
  id: Number(code),
  name,
  type,
  districtId: Number(province),
  provinceId: Number(province),
});
