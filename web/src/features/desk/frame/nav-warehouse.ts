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
import {
  entersTracking,
  importsTracking,
  keepsBooks,
  worksInJapan,
  worksInVietnam,
  worksInWarehouse,
  type Viewer,
} from '../../../parts/viewer.ts';
import type { NavLink } from './nav-link.ts';

const admin = (viewer: Viewer | null): boolean => viewer?.roles.includes('admin') ?? false;

/** Pages for whoever holds parcels in their hands. */
export const WAREHOUSE_LINKS: { readonly label: string; readonly links: readonly NavLink[] } = {
  label: 'Kho',
  links: [
    {
      to: '/desk/stations/receive',
      label: 'Nhận hàng',
      Icon: IconPackageImport,
      isFor: worksInJapan,
    },
    {
      to: '/desk/unknown-parcels',
      label: 'Kiện chưa rõ',
      Icon: IconZoomQuestion,
      isFor: entersTracking,
      counts: ['unknown-parcels'],
    },
    {
      to: '/desk/tracking-import',
      label: 'Nhập mã vận đơn',
      Icon: IconFileImport,
      isFor: importsTracking,
    },
    { to: '/desk/stations/pack', label: 'Xếp chuyến', Icon: IconPackages, isFor: worksInJapan },
    {
      to: '/desk/stations/check-in',
      label: 'Nhập kho',
      Icon: IconPlaneArrival,
      isFor: worksInVietnam,
    },
    { to: '/desk/stations/shelve', label: 'Xếp kệ', Icon: IconStack2, isFor: worksInWarehouse },
    {
      to: '/desk/places',
      label: 'Kệ, kiểm kê',
      Icon: IconMapPin,
      isFor: worksInWarehouse,
      counts: ['counts'],
    },
    { to: '/desk/stations/weigh', label: 'Cân lại', Icon: IconScale, isFor: worksInVietnam },
    {
      to: '/desk/stations/hand-over',
      label: 'Giao hãng',
      Icon: IconPackageExport,
      isFor: worksInVietnam,
    },
    {
      to: '/desk/carriers',
      label: 'Vận chuyển, thu hộ',
      Icon: IconTruckDelivery,
      isFor: (viewer) => keepsBooks(viewer) || worksInWarehouse(viewer),
    },
    {
      to: '/desk/weights',
      label: 'Cân nặng đã học',
      Icon: IconScaleOutline,
      isFor: (viewer) => keepsBooks(viewer) || worksInWarehouse(viewer),
    },
    {
      to: '/desk/warehouse-rules',
      label: 'Quy định kho',
      Icon: IconClipboardList,
      isFor: admin,
    },
  ],
};
