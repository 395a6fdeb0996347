import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { askToInstall, useInstallWay } from '../../device/home-screen.ts';

const InstallSheet = lazy(() => import('./install-sheet.tsx'));

/** Offers the site as an app, where this browser can have it on its home screen. */
export function InstallButton({ className }: { readonly className: string | undefined }) {
  const way = useInstallWay();
  const [isOpen, setOpen] = useState(false);
  if (way === 'no') return null;
  const act = () => (way === 'ask' ? void askToInstall() : setOpen(true));
  return (
    <>
      <button type="button" className={className} onClick={act}>
        <IconDownload aria-hidden="true" size={18} /> Cài ứng dụng
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <InstallSheet onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
