import type { Endpoint } from '@hako/contract/kit/endpoint';
import type { RepeatedJob } from '../../../server/src/platform/jobs/worker.ts';
import { filled } from '../../../server/test-support/rigs/swap/filled.ts';

/** Who asks. */
export type Asker = 'customer' | 'staff' | 'job';

export interface Ask {
  readonly asker: Asker;
  /** As the contract writes it. */
  readonly path: string;
  readonly url: string;
}

/** What is read of one thing or is a whole file by its nature. */
const LEFT_OUT = /\{|export|\/file$|\/stream$|\/pdf$|\/xml$/;

const TODAY = new Date().toISOString().slice(0, 10);
const USUAL: readonly (readonly [string, string])[] = [
  ['from=x', `from=${TODAY.slice(0, 8)}01`],
  ['to=x', `to=${TODAY}`],
  ['month=x', `month=${TODAY.slice(0, 7)}`],
  ['house=x', 'house=JP'],
];

/** The call with the least that it needs. */
const askedOf = (endpoint: Endpoint): string =>
  USUAL.reduce((url, [from, to]) => url.replace(from, to), filled(endpoint, '', '').url);

/** Every call that reads a list or a sum, and those of one order and one customer by name. */
export function asksOf(
  endpoints: readonly Endpoint[],
  things: { readonly order: string; readonly customer: string },
): Ask[] {
  const named: readonly (readonly [Asker, string])[] = [
    ['customer', `/api/me/orders/${things.order}`],
    ['staff', `/api/desk/orders/${things.order}`],
    ['staff', `/api/desk/orders/${things.order}/book`],
    ['staff', `/api/desk/purchases/${things.order}`],
    ...['', '/notes', '/parcels', '/bills', '/statement', '/holds', '/complaints', '/level'].map(
      (part) => ['staff', `/api/desk/customers/${things.customer}${part}`] as const,
    ),
    ['staff', `/api/desk/find?q=${things.order}`],
    ['staff', '/api/desk/find?q=Nguy%E1%BB%85n%20V%C4%83n%20123'],
    ['staff', '/api/desk/find?q=0912345678'],
    ...['receive', 'pack', 'check-in', 'weigh', 'hand-over'].map(
      (station) => ['staff', `/api/desk/stations/${station}`] as const,
    ),
  ];
  return [
    ...endpoints.flatMap((endpoint): Ask[] => {
      const { method, path, access } = endpoint;
      if (method !== 'GET' || LEFT_OUT.test(path) || typeof access !== 'object') {
        return method === 'GET' && access === 'customer' && !LEFT_OUT.test(path)
          ? [{ asker: 'customer', path, url: askedOf(endpoint) }]
          : [];
      }
      return [{ asker: 'staff', path, url: askedOf(endpoint) }];
    }),
    ...named.map(([asker, url]) => ({ asker, path: url, url })),
  ];
}

/** Their work is what came in since the last time, and here that is years. */
export const OF_WHAT_CAME: readonly string[] = [
  'ledger.seal',
  'reports.keep-days',
  'float.keep-sums',
];

/** What runs by itself every few minutes or hours; what runs once a night may read the whole house. */
export const jobsOf = (repeated: readonly RepeatedJob[]): Ask[] =>
  repeated
    .filter(({ name, cron }) => cron.split(' ')[1]?.startsWith('*') && !OF_WHAT_CAME.includes(name))
    .map(({ name }) => ({ asker: 'job', path: name, url: name }));
