import { useLocation, useNavigate } from 'react-router';
import { focusScanField, useScanner } from './use-scanner.ts';

/**
 * On every page of the desk: what a scanner reads opens its work, and does nothing else. A station,
 * and whoever counts a place, hears its scanner itself.
 */
export function DeskScanner() {
  const { pathname } = useLocation();
  return isAtWork(pathname) ? <Listening /> : null;
}

const isAtWork = (pathname: string): boolean =>
  /^\/desk(\/|$)/.test(pathname) &&
  !/^\/desk\/(login|join|stations|places|place-counts)/.test(pathname);

function Listening() {
  const navigate = useNavigate();
  useScanner((code) => {
    focusScanField();
    void navigate(`/desk/queue?scan=${encodeURIComponent(code)}`, { preventScrollReset: true });
  });
  return null;
}
