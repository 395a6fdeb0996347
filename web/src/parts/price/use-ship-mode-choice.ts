import { useSearchParams } from 'react-router';

/** Another ship mode: it stands in the address, so the loader prices it. */
export function useShipModeChoice(): (mode: string) => void {
  const [search, setSearch] = useSearchParams();
  return (mode) => {
    const next = new URLSearchParams(search);
    next.set('ship', mode);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
}
