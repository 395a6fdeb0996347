import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { accessToken, whenSessionIsLost } from '../../api/access.ts';
import { wasSignedIn } from '../../device/settings.ts';
import type { Viewer } from '../../parts/viewer.ts';

/**
 * Keeps the page and the session in step: a page cookie that ran out is renewed quietly when the refresh token still stands (the
 * sign-in page then sends the person on), and a session that is lost takes the person off the page.
 */
export function useSessionUpkeep(viewer: Viewer | null): void {
  const { revalidate } = useRevalidator();
  const isSignedIn = viewer !== null;
  useEffect(() => {
    whenSessionIsLost(() => {
      wasSignedIn.write(false);
      void revalidate();
    });
    if (isSignedIn) {
      if (!wasSignedIn.read()) wasSignedIn.write(true);
      return;
    }
    if (!wasSignedIn.read()) return;
    void accessToken()
      .then((token) => (token ? revalidate() : wasSignedIn.write(false)))
      .catch(() => {
        // No network: the next page tries again.
      });
  }, [isSignedIn, revalidate]);
}
