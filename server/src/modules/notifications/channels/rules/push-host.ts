/** The services behind the browsers' Push API; a browser can name no other, so any other address was made up to make us call it. */
const EXACT = new Set([
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
]);
const BELOW = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/**
 * Whether we may send to this endpoint: a known push service over https on its own port, or below the address of the pretend one
 * (a setting that production does not take).
 */
export function isPushEndpoint(endpoint: string, pretendUrl: string | undefined): boolean {
  if (!URL.canParse(endpoint) || /[^\x21-\x7e]|\\/.test(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username || url.password || url.hash) return false;
  if (
    pretendUrl !== undefined &&
    url.href.startsWith(`${new URL(pretendUrl).href.replace(/\/$/, '')}/`)
  )
    return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return EXACT.has(url.hostname) || BELOW.some((end) => url.hostname.endsWith(end));
}
