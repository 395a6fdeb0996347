import { Link } from 'react-router';
import type { TableColumn } from '../../../parts/desk/table/desk-table.tsx';
import type { TableFilter } from '../../../parts/desk/table/table-filters.tsx';
import { permits, useViewer } from '../../../parts/viewer.ts';

interface Owned {
  readonly customer: { readonly id: string; readonly full_name: string };
}

/** Whose it is; a way to their page for whoever may open it. */
export const OWNER_COLUMN: TableColumn<Owned> = {
  key: 'customer',
  head: 'Khách hàng',
  cell: ({ customer }) => <Owner {...customer} />,
};

/** A customer by name; a way to their page for whoever may open it. */
export function Owner({ id, full_name: name }: Owned['customer']) {
  const mayOpen = permits(useViewer(), 'customers.read');
  return mayOpen ? <Link to={`/desk/customers/${id}`}>{name}</Link> : name;
}

/** The filters without the one by customer for whoever may not look for customers. */
export function useOwnerFilter(filters: readonly TableFilter[]): readonly TableFilter[] {
  const mayLook = permits(useViewer(), 'customers.read');
  return mayLook ? filters : filters.filter(({ name }) => name !== 'customer');
}
