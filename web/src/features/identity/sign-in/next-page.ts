import { useNavigate, useRevalidator } from 'react-router';
import { safeNext } from '../../../api/safe-next.ts';

/** After signing in: reads who is signed in now, then goes to `next` where that is a page of ours, or to the dashboard. */
export function useNextPage(next: string | null): () => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async () => {
    // The guard of the sign-in pages sends the person on by itself while it reads; the line below is for those that have none.
    await revalidate();
    await navigate(safeNext(next), { replace: true });
  };
}
