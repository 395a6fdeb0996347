import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { accessToken, whenSessionIsLost } from '../../api/access.ts';
import { wasSignedIn } from '../../device/settings.ts';
import type { Viewer } from '../../parts/viewer.ts';

/**
 * How often it is looked whether the token of the staff must be renewed: well before their page
 * cookie ends.
 */
const LOOK_MS = 60_000;

/**
 * Keeps the page and the session in step: a page cookie that ran out is renewed quietly when the refresh token still stands (the
 * sign-in page then sends the person on), and a session that is lost takes the person off the page.
 */
export function useSessionUpkeep(viewer: Viewer | null): void {
  const { revalidate } = useRevalidator();
  const isSignedIn = viewer !== null;
  const isStaff = viewer?.kind === 'staff';
  useEffect(() => {
    whenSessionIsLost(() => {
      wasSignedIn.write(false);
      void revalidate();
    });
    if (isSignedIn) {
      if (!wasSignedIn.read()) wasSignedIn.write(true);
      return isStaff ? keepPageCookie() : undefined;
    }
    if (!wasSignedIn.read()) return;
    void accessToken()
      .then((token) => (token ? revalidate() : wasSignedIn.write(false)))
      .catch(() => {
        // No network: the next page tries again.
      });
  }, [isSignedIn, isStaff, revalidate]);
}

/**
 * The page cookie of the staff lasts a quarter of an hour and is renewed with the token, also while
 * somebody only types.
 */
function keepPageCookie(): () => void {
  const renew = () =>
    void accessToken().catch(() => {
      // No network: the next look tries again.
    });
  renew();
  const timer = setInterval(renew, LOOK_MS);
  return () => clearInterval(timer);
}
