import { type AddressRow, listAddressesEndpoint } from '@hako/contract/customers/addresses';
import { listCitiesEndpoint, listProvincesEndpoint } from '@hako/contract/places/places';
import {
  listExtraServicesEndpoint,
  listWarehousesEndpoint,
} from '@hako/contract/shipping/shipping';
import type { Static } from 'typebox';
import type { AnsweringServer } from './answering-server.ts';

export const HOME: Static<typeof AddressRow> = {
  _id: '0192f000-0000-7000-8000-0000000000ad',
  user: 'c1',
  name: 'Nguyễn An',
  phone: '+84912345678',
  address: '1 Tràng Tiền',
  province: 'Hà Nội',
  province_id: 1,
  district: '',
  district_id: 0,
  ward: 'Cửa Nam',
  ward_id: 4,
  type: null,
  remark: null,
  primary: true,
  status: true,
  deleted: false,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  text: '1 Tràng Tiền, Cửa Nam, Hà Nội',
};

const mode = (value: string, label: string) => ({
  value,
  label,
  short_label: label,
  description: '',
  price_est: null,
  time_est: { min: 5, max: 8 },
  active: true,
  default: false,
  isCheck: false,
});

const MODES = [mode('AIR-HAN', 'Đường bay Hà Nội'), mode('SEA-SGN', 'Đường biển TP.HCM')];

const WAREHOUSE = {
  ...{ _id: 'w', id: 'w', station: '', code: 'JP', name: '', route: 'JP', description: '' },
  ...{ location: '', country: 'JP', status: true, deleted: false, created_date: '' },
  ship_mode: MODES,
  source_ship_mode: MODES,
};

const PHOTO = {
  ...{ _id: 'p', id: 'p', station: '', code: 'PHOTO', name: 'Chụp ảnh', description: '' },
  ...{ route_code: 'JP', price: 20_000, unit: 'order', unit_name: 'đơn', mode: '', mode_name: '' },
  ...{ child_code: [], show: true, groups: false, status: true, primary: false, deleted: false },
  ...{ position: 1, created_date: '', updated_by: null, childrens: [] },
};

/** Answers what can be chosen at checkout: two ways, one service, and these addresses. */
export function answerOffers(server: AnsweringServer, addresses = [HOME]): void {
  server.answer(listAddressesEndpoint, { data: addresses });
  server.answer(listProvincesEndpoint, {
    data: [{ _id: '1', id: 1, name: 'Hà Nội', type: '', countryId: 84 }],
  });
  server.answer(listCitiesEndpoint, {
    data: [{ _id: '4', id: 4, name: 'Cửa Nam', type: '', districtId: 0, provinceId: 1 }],
  });
  server.answer(listWarehousesEndpoint, {
    data: { results: [WAREHOUSE], pagination: { total: 1, page: 1, size: 10 } },
  });
  server.answer(listExtraServicesEndpoint, { data: [PHOTO] });
}
