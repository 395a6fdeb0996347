import { Link } from 'react-router';
import { permits, useViewer } from '../../../parts/viewer.ts';

/** A code that opens the page of its record, for whoever may open records. */
export function RecordLink({
  kind,
  of,
  children,
}: {
  readonly kind: 'orders' | 'shipments' | 'bills';
  /** The code of the record. */
  readonly of: string;
  readonly children: string;
}) {
  const mayOpen = permits(useViewer(), 'records.read');
  return mayOpen ? (
    <Link to={`/desk/${kind}/${encodeURIComponent(of)}`}>{children}</Link>
  ) : (
    children
  );
}

/** The orders of a parcel or a bill, each a way to its page. */
export function OrderLinks({ codes }: { readonly codes: readonly string[] }) {
  if (codes.length === 0) return '—';
  return codes.map((code, index) => (
    <span key={code}>
      {index > 0 ? ', ' : ''}
      <RecordLink kind="orders" of={code}>
        {code}
      </RecordLink>
    </span>
  ));
}

/** The code of a parcel; it opens the page of its first order, on which it is read. */
export function ParcelCode({
  code,
  orders,
}: {
  readonly code: string;
  readonly orders: readonly string[];
}) {
  const [first] = orders;
  if (first === undefined) return code;
  return (
    <RecordLink kind="orders" of={first}>
      {code}
    </RecordLink>
  );
}
