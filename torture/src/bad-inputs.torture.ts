import type { Endpoint } from '../../contract/src/kit/endpoint.ts';
import { REFUSALS } from '../../contract/src/refusals.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerToken, staffToken } from '../../server/test-support/people/sign-in.ts';
import { type Asked, filled, placesOf } from '../../server/test-support/rigs/swap/filled.ts';
import { liveIn } from '../../server/test-support/rigs/swap/lived-in.ts';
import { ownedBy } from '../../server/test-support/rigs/swap/owned.ts';
import {
  type PretendService,
  startPretendService,
} from '../../server/test-support/world/pretend-service.ts';
import { spoil, strangeWord } from './bad-inputs/spoil.ts';
import { type Chance, chanceOf } from './chance.ts';
import { firstSeed, sized, tell } from './scale.ts';

const INPUTS = sized({ ci: 3_000, gate: 100_000, release: 1_000_000 });
const SEED = firstSeed(20_261_128);
const VIETNAMESE = /[ạảãàáâậầấẩẫăắằặẳẵóòọõỏôộổỗồốơờớợởỡéèẻẹẽêếềệểễúùụủũưựữửừứíìịỉĩýỳỷỵỹđ]/i;
/** They end the sign-ins that the others need. */
const ENDING = /session\/end|sessions|delete-my-account|erasure|change-password|\/desk\/staff/;

let service: PretendService;
let endpoints: Endpoint[];
let ids: readonly string[];
const tokens: { customer?: string; admin?: string } = {};
beforeAll(async () => {
  service = await startPretendService(60_000_000);
  await liveIn(service);
  endpoints = service.parts.routes
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ path, isMultipart, replyKind }) =>
        !ENDING.test(path) && !isMultipart && replyKind !== 'stream',
    );
  ({ ids } = await ownedBy(service.platform.pool, service.customerId));
  tokens.customer = await customerToken(service);
  tokens.admin = await staffToken(service, 'admin');
}, 240_000);
afterAll(() => service.close());

/** A call that could be right, with something in it that is not. */
function spoiled(endpoint: Endpoint, chance: Chance): Asked {
  const place = chance.pick([...placesOf(endpoint), 'body']);
  const good = filled(endpoint, place, chance.pick(ids));
  if (!good.body || chance.happens(0.2)) {
    const [address = '', query] = good.url.split('?');
    const word = encodeURIComponent(strangeWord(chance).toWellFormed());
    const asked = new URLSearchParams(query);
    const name = chance.pick([...asked.keys(), 'page', 'size', 'q']);
    return chance.happens(0.5)
      ? { ...good, url: `${address}?${asked}&${name}=${word}` }
      : { ...good, url: `${address.replace(/[^/]+$/, word)}?${asked}` };
  }
  return { ...good, body: spoil(good.body, chance) as object };
}

async function answerTo({ method, url, body }: Asked, { access }: Endpoint, turn: number) {
  const token = typeof access === 'object' ? tokens.admin : tokens.customer;
  return service.app.inject({
    method,
    url,
    headers: {
      ...(access === 'system' ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    remoteAddress: `10.${(turn >> 8) & 255}.${turn & 255}.1`,
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
}

/** What is wrong with an answer: a failure of ours, or a refusal that nobody could read. */
function faultOf(status: number, text: string): string | undefined {
  if (status < 400) return undefined;
  const { code, message } = (text.startsWith('{') ? JSON.parse(text) : {}) as Record<
    string,
    string
  >;
  if (status >= 500 && code !== 'outside.unavailable') return `${status} ${text}`;
  if (!code || !(code in REFUSALS) || !VIETNAMESE.test(message ?? '')) return `unreadable: ${text}`;
  return undefined;
}

it(`answers ${INPUTS} inputs that nobody should send with a sentence, and never fails`, async () => {
  const chance = chanceOf(SEED);
  const faults = new Map<string, string>();
  let refused = 0;
  for (let turn = 0; turn < INPUTS; turn++) {
    if (turn % 10 === 0) await service.platform.pool.query('delete from budgets');
    const endpoint = endpoints[turn % endpoints.length] as Endpoint;
    const asked = spoiled(endpoint, chance);
    const { statusCode, body } = await answerTo(asked, endpoint, turn);
    if (statusCode >= 400) refused++;
    const fault = faultOf(statusCode, body);
    if (fault)
      faults.set(`${endpoint.method} ${endpoint.path}`, `${JSON.stringify(asked)}: ${fault}`);
  }
  tell(`bad inputs: ${INPUTS} over ${endpoints.length} calls, ${refused} refused, seed ${SEED}`);
  expect(Object.fromEntries(faults)).toEqual({});
  expect(refused).toBeGreaterThan(INPUTS / 3);
});

it.each([
  [500, '{"code":"generic.failed","message":"Đã xảy ra lỗi"}'],
  [404, 'Not Found'],
  [400, '{"code":"no.such-code","message":"Đã xảy ra lỗi"}'],
  [400, '{"code":"request.invalid","message":"Bad Request"}'],
])('would see a service that answers %i %s', (status, text) =>
  expect(faultOf(status, text)).toBeDefined(),
);
