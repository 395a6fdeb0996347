import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const POLICY = 'content-security-policy';
/** For answers that are no page: whoever opens one as a page, or frames it, gets nothing from it. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** For files of the web: a worker of the browser may call what its own file allows it to. */
const NO_PAGE = "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers that keep others out of what we answer, on every answer. */
export function addGuardingHeaders(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    // Browsers heed it over TLS only, which the proxy before us ends.
    ...(config.publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.headers({ ...headers, 'permissions-policy': policyOf(request.url) });
    const isUnsaid = request.url.startsWith('/api/') && !reply.hasHeader('cache-control');
    if (isUnsaid || isPersonal(request)) reply.header('cache-control', 'no-store');
    if (!reply.hasHeader(POLICY)) reply.header(POLICY, isCall(request.url) ? NOTHING : NO_PAGE);
    done(null, payload);
  });
}

/** What programs ask for; everything else may be a page or a file of one. */
const isCall = (url: string): boolean => /^\/(?:api|connect|healthz|livez|readyz)\b/.test(url);

/** Nothing that a page of ours does not use; at the desk a camera may read codes. */
const policyOf = (url: string): string =>
  UNUSED_FEATURES.map((name) =>
    name === 'camera' && /^\/desk(?:[/?]|$)/.test(url) ? 'camera=(self)' : `${name}=()`,
  ).join(', ');

/** Pages of an account or of the desk, links that stop a change of one, and the figures of any page for somebody who is signed in: the next person at this screen reads none. */
function isPersonal({ url, cookies }: FastifyRequest): boolean {
  const [address = ''] = url.split('?');
  return (
    /^\/(?:account|desk|stop)(?:[./]|$)/.test(address) ||
    (address.endsWith('.data') && cookies['auth_token'] !== undefined)
  );
}
