import { createContext, redirect, type MiddlewareFunction } from 'react-router';
import { safeNext, signInAddress } from '../../api/safe-next.ts';
import { readViewing } from '../../parts/viewing.ts';
import { readViewer, type Viewer } from '../../parts/viewer.ts';

/** Who passed the guard, for the loaders behind it. */
export const viewerContext = createContext<Viewer>();

/** Lets only people who are signed in pass; others sign in first and come back to where they wanted to go. */
export const requireViewer: MiddlewareFunction<Response> = async ({ request, context }) => {
  const viewer = await readViewer(request, context);
  if (!viewer) throw redirect(signInAddress(pathOf(request)));
  context.set(viewerContext, viewer);
};

/** For the sign-in pages: whoever is signed in already goes on. */
export const refuseViewer: MiddlewareFunction<Response> = async ({ request, context }) => {
  const viewer = await readViewer(request, context);
  if (viewer) throw redirect(safeNext(new URL(request.url).searchParams.get('next')));
};

/** Only staff; a customer learns nothing about the desk. */
export const requireStaff: MiddlewareFunction<Response> = async ({ request, context }) => {
  // Whoever looks as a customer is no staff until they end it: the page says so and leads back.
  if (await readViewing(request, context)) throw redirect('/account/dashboard');
  const viewer = await readViewer(request, context);
  if (!viewer) throw redirect(`/desk/login?next=${encodeURIComponent(pathOf(request))}`);
  if (viewer.kind !== 'staff') throw new Response(null, { status: 404 });
  context.set(viewerContext, viewer);
};

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
