import type { Column } from '../../../platform/sheet/sheet.ts';
import type { CustomsLine } from '../customs/rules/customs.ts';

/** A line with where it lies. */
interface CustomsRow extends CustomsLine {
  readonly number: number;
  readonly shipment: string;
  readonly orderCode: string;
  readonly parcels: string;
}

/** English, because customs of both countries read it. */
export const CUSTOMS_SHEET = 'Customs invoice';
export const CUSTOMS_COLUMNS: readonly Column<CustomsRow>[] = [
  { heading: 'No.', width: 6, cell: ({ number }) => number },
  { heading: 'Shipment', width: 12, cell: ({ shipment }) => shipment },
  { heading: 'Order', width: 14, cell: ({ orderCode }) => orderCode },
  { heading: 'Parcels', width: 24, cell: ({ parcels }) => parcels },
  { heading: 'Description of goods', width: 48, cell: ({ description }) => description },
  { heading: 'HS code', width: 12, cell: ({ hsCode }) => hsCode },
  { heading: 'Quantity', width: 10, cell: ({ quantity }) => quantity },
  { heading: 'Value (JPY)', width: 14, cell: ({ valueJpy }) => valueJpy },
  { heading: 'Country of origin', width: 18, cell: ({ origin }) => origin },
];
