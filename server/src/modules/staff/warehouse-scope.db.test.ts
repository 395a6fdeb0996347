import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';
import {
  type PretendService,
  startPretendService,
  told,
} from '../../../test-support/world/pretend-service.ts';

let service: PretendService;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  service = await startPretendService(1_000_000);
  for (const name of ['warehouse-jp', 'warehouse-vn', 'admin'])
    tokens[name] = await staffToken(service, name);
});
afterAll(() => service.close());

/** Every call that is made in one house, with anything in its address. */
const inHouses = () =>
  service.parts.routes.flatMap(({ endpoint: { method, path, access } }) =>
    typeof access === 'object' && access.warehouse
      ? [{ method, path: path.replace(/\{\w+\}/g, 'P-1'), house: access.warehouse }]
      : [],
  );

describe('work that is done in one house', () => {
  it('is refused to whoever works only in the other one', async () => {
    const houses = { JP: 0, VN: 0 };
    for (const { method, path, house } of inHouses()) {
      houses[house]++;
      const as = (name: string) =>
        call(service, method, path, {
          token: tokens[name],
          ...(method === 'GET' ? {} : { body: {} }),
        });
      const [own, other] =
        house === 'JP' ? ['warehouse-jp', 'warehouse-vn'] : ['warehouse-vn', 'warehouse-jp'];
      expect(told(await as(other)), path).toEqual([403, 'access.other-warehouse']);
      for (const name of [own, 'admin'])
        expect((await as(name)).body.code, `${name} ${path}`).not.toMatch(/^access\./);
    }
    expect(Math.min(houses.JP, houses.VN)).toBeGreaterThan(8);
  });

  it('is in the queue of its own house', async () => {
    const kinds = async (name: string) =>
      (
        await call(service, 'GET', '/api/desk/queue', { token: tokens[name] })
      ).body.data.sections.map(({ kind }: { kind: string }) => kind);
    const [japan, vietnam] = [await kinds('warehouse-jp'), await kinds('warehouse-vn')];
    expect(japan).toContain('receive');
    expect(japan).not.toContain('check-in');
    expect(vietnam).toContain('check-in');
    expect(vietnam).not.toContain('receive');
  });
});
