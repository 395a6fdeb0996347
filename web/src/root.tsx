import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import type { Route } from './+types/root';
import { isSignInPage } from './api/safe-next.ts';
import { readServedSites } from './api/served-sites.ts';
import { readStore } from './api/store.ts';
import { FailurePage } from './shell/frame/failure-page.tsx';
import { DeskScanner } from './features/desk/queue/desk-scanner.tsx';
import { readViewing } from './parts/viewing.ts';
import { readViewer } from './parts/viewer.ts';
import { type Theme, themeIn, useTheme } from './device/theme.ts';
import { readCounters } from './features/notifications/counters.ts';
import { RenderedAt } from './ui/figures/now.ts';
import latinFont from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url';
import vietnameseFont from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2?url';
import './shell/tokens.css';
import './shell/fonts/fonts.css';
import './shell/base.css';

/** A route whose page is only text may say `export const handle = { isStatic: true }`: it is then sent without any script. */
export interface RouteHandle {
  readonly isStatic?: boolean;
  /**
   * Whoever is not signed in gets the same for some seconds, so the server may keep it for the next
   * guest.
   */
  readonly isSameForGuests?: boolean;
  readonly hasNoFooter?: boolean;
  /** It has a bar of its own for the thumb, in the place of the usual one. */
  readonly hasOwnActBar?: boolean;
  /** A phone has something else to do there than to read about the service. */
  readonly isWithoutFooterOnPhones?: boolean;
}

export const meta: Route.MetaFunction = () => [
  { title: 'Hako · mua hộ và đấu giá hàng Nhật' },
  {
    name: 'description',
    content: 'Tìm, đấu giá và mua hàng Nhật. Biết trước giá về tới nhà bằng đồng trước khi đặt.',
  },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const [viewer, sites, viewing, store] = await Promise.all([
    readViewer(request, context),
    readServedSites(context),
    readViewing(request, context),
    readStore(context),
  ]);
  const counters = viewer?.kind === 'customer' ? await readCounters(context) : null;
  const theme = themeIn(request.headers.get('cookie'));
  return { viewer, viewing, counters, sites, store, theme, renderedAtMs: Date.now() };
}

export const links: Route.LinksFunction = () =>
  [latinFont, vietnameseFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }));

/** Who is looking changes only by signing in, which leads away from a sign-in page, or out, which asks for it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: {
  currentUrl: URL;
  nextUrl: URL;
}): boolean {
  return currentUrl.href === nextUrl.href || isSignInPage(currentUrl.pathname);
}

export function Layout({ children }: { children: ReactNode }) {
  const isStatic = useMatches().some(
    (match) => (match.handle as RouteHandle | undefined)?.isStatic === true,
  );
  const theme = useTheme();
  return (
    <html lang="vi" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ThemeColours theme={theme} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon.png" />
        <link rel="manifest" href="/app.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {isStatic ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** The colour of the browser's own frame. */
function ThemeColours({ theme }: { theme: Theme }) {
  return Object.entries(PAPER).map(([look, colour]) => (
    <meta
      key={look}
      name="theme-color"
      media={theme === 'system' ? `(prefers-color-scheme: ${look})` : undefined}
      content={theme === 'system' ? colour : PAPER[theme]}
    />
  ));
}

const PAPER = { light: '#fbf9f4', dark: '#14171d' } as const;

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <RenderedAt value={loaderData.renderedAtMs}>
      <Outlet />
      <DeskScanner />
    </RenderedAt>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailurePage error={error} />;
}
