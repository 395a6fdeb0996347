import { Link } from 'react-router';

/** The orders of a parcel or a bill, each a way to its page. */
export function OrderLinks({ codes }: { readonly codes: readonly string[] }) {
  if (codes.length === 0) return '—';
  return codes.map((code, index) => (
    <span key={code}>
      {index > 0 ? ', ' : ''}
      <Link to={`/desk/orders/${encodeURIComponent(code)}`}>{code}</Link>
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
  return <Link to={`/desk/orders/${encodeURIComponent(first)}`}>{code}</Link>;
}
