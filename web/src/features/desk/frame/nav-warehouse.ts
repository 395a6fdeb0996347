import {
  IconClipboardList,
  IconFileImport,
  IconMapPin,
  IconPackageExport,
  IconPackageImport,
  IconPackages,
  IconPlaneArrival,
  IconScale,
  IconScaleOutline,
  IconStack2,
  IconTruckDelivery,
  IconZoomQuestion,
} from '@tabler/icons-react';
import { permits } from '../../../parts/viewer.ts';
import { type NavLink, needs, stationOf } from './nav-link.ts';

/** Pages for whoever holds parcels in their hands. */
export const WAREHOUSE_LINKS: { readonly label: string; readonly links: readonly NavLink[] } = {
  label: 'Kho',
  links: [
    {
      to: '/desk/stations/receive',
      label: 'Nhận hàng',
      Icon: IconPackageImport,
      isFor: stationOf('japan.receive', 'JP'),
    },
    {
      to: '/desk/unknown-parcels',
      label: 'Kiện chưa rõ',
      Icon: IconZoomQuestion,
      isFor: needs('unknown.read'),
      counts: ['unknown-parcels'],
    },
    {
      to: '/desk/tracking-import',
      label: 'Nhập mã vận đơn',
      Icon: IconFileImport,
      isFor: needs('tracking.import'),
    },
    {
      to: '/desk/stations/pack',
      label: 'Xếp chuyến',
      Icon: IconPackages,
      isFor: stationOf('japan.ship', 'JP'),
    },
    {
      to: '/desk/stations/check-in',
      label: 'Nhập kho',
      Icon: IconPlaneArrival,
      isFor: stationOf('vietnam.receive', 'VN'),
    },
    { to: '/desk/stations/shelve', label: 'Xếp kệ', Icon: IconStack2, isFor: needs('places.use') },
    {
      to: '/desk/places',
      label: 'Kệ, kiểm kê',
      Icon: IconMapPin,
      isFor: needs('places.use'),
      counts: ['counts'],
    },
    {
      to: '/desk/stations/weigh',
      label: 'Cân lại',
      Icon: IconScale,
      isFor: stationOf('vietnam.receive', 'VN'),
    },
    {
      to: '/desk/stations/hand-over',
      label: 'Giao hãng',
      Icon: IconPackageExport,
      isFor: stationOf('bills.deliver', 'VN'),
    },
    {
      to: '/desk/carriers',
      label: 'Vận chuyển, thu hộ',
      Icon: IconTruckDelivery,
      isFor: (viewer) => permits(viewer, 'bills.cod') || permits(viewer, 'bills.deliver'),
    },
    {
      to: '/desk/weights',
      label: 'Cân nặng đã học',
      Icon: IconScaleOutline,
      isFor: needs('weights'),
    },
    {
      to: '/desk/warehouse-rules',
      label: 'Quy định kho',
      Icon: IconClipboardList,
      isFor: needs('settings.change'),
    },
  ],
};
