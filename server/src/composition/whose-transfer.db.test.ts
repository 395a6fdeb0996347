import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../test-support/people/client.ts';
import { staffToken } from '../../test-support/people/sign-in.ts';
import {
  type PretendService,
  startPretendService,
} from '../../test-support/world/pretend-service.ts';
import { dong } from '../kernel/money.ts';
import { withoutAccents } from '../kernel/wording.ts';

let service: PretendService;
beforeAll(async () => {
  service = await startPretendService(5_000_000);
});
afterAll(() => service.close());

const buyNow = async (): Promise<string> =>
  (
    await service.asCustomer('POST', '/api/buy-product-now', {
      ...{ code: service.sim.world.market.make({ price: 4_000 }), price: 4_000 },
      ...{ site: 'mercari', ship_mode: 'AIR-HAN' },
    })
  ).body.data.order_code;

it('finds whose a code or a whole name is that stands in a transfer which names nobody', async () => {
  const { platform, parts, customerId } = service;
  const { customerNo, fullName } = await parts.modules.customers.read(platform.db, customerId);
  const [ordered, cancelled] = [await buyNow(), await buyNow()];
  const by = { kind: 'customer', id: customerId } as const;
  await parts.modules.orders.cancel({ code: cancelled, by });
  const named = `${withoutAccents(fullName)} chuyen tien`;
  const contents = [customerNo, ordered, cancelled, named, 'HKNOBODY22', 'PXNOBODY22'];
  for (const [at, content] of contents.entries())
    await parts.modules.topUps.receive({
      ...{ provider: 'sepay', direction: 'in', raw: '{}', content, amount: dong(10_000 + at) },
      ...{ providerReference: `code-${at}`, bankReference: `CODE-${at}` },
      accountNumber: platform.config.bankAccounts[0]?.number ?? '',
      transferredAt: platform.clock.now(),
    });
  const token = await staffToken(service, 'accountant');
  const unmatched = await call(service, 'GET', '/api/desk/transfers?state=unmatched', { token });
  const { results } = unmatched.body;
  const byContent = new Map<string, unknown>(
    results.map((row: { content: string; candidates: unknown }) => [row.content, row.candidates]),
  );
  const clear = (detail: string | undefined) => [
    { customer: { id: customerId }, clues: [{ kind: 'code', detail }], is_clear: true },
  ];
  expect(contents.map((content) => byContent.get(content))).toMatchObject([
    ...[clear(customerNo), clear(ordered), clear(cancelled)],
    [{ customer: { id: customerId }, clues: [{ kind: 'name' }], is_clear: false }],
    ...[[], []],
  ]);
});
