import { Link } from 'react-router';
import { Banner } from '../../../ui/frames/states.tsx';

/** Parcels of which something was typed and not saved: another scan came before. */
export function UnsavedNote({ keys }: { readonly keys: readonly string[] }) {
  if (keys.length === 0) return null;
  const codes = keys.map((key) => key.slice(key.indexOf(':') + 1));
  return (
    <Banner tone="estimate">
      {'Còn dở, chưa lưu: '}
      {codes.map((code) => (
        <Link key={code} to={`?scan=${encodeURIComponent(code)}`} preventScrollReset>
          {code}{' '}
        </Link>
      ))}
    </Banner>
  );
}
