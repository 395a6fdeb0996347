const elsewhere = '/account/dashboard';
/** Never a target: they would send the person straight back. */
const signInPages = /^\/account\/(login|register|forgot)(\/|$)/;

/**
 * Where to go after signing in: a path of our own site, or the dashboard. Parsed the way browsers parse, so that `//evil`, `/\evil`,
 * `/%09/evil`, `javascript:` and the like never leave the site.
 */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/') || /[\\\p{Cc}]|%(?:0[0-9a-f]|1[0-9a-f]|5c)/iu.test(next))
    return elsewhere;
  const own = 'https://hako.invalid';
  if (!URL.canParse(next, own)) return elsewhere;
  const target = new URL(next, own);
  const path = target.pathname;
  if (
    target.origin !== own ||
    path.startsWith('//') ||
    /^\/+[a-z][a-z0-9+.-]*:/i.test(path) ||
    isSignInPage(path)
  )
    return elsewhere;
  return `${path}${target.search}${target.hash}`;
}

/** Whether a path is one of the pages where people sign in. */
export function isSignInPage(path: string): boolean {
  return signInPages.test(path);
}

/** The sign-in page that leads back to `path`. */
export function signInAddress(path: string): string {
  return `/account/login?next=${encodeURIComponent(path)}`;
}
