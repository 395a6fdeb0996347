import { expect, it } from 'vitest';
import { ownersOf } from './owners-of.ts';

const HOA = '0192f000-0000-7000-8000-000000000001';
const deps = {
  db: {},
  customers: { search: async () => [{ id: HOA }] },
} as unknown as Parameters<typeof ownersOf>[0];
const seller = { roles: ['sales' as const] };
const packer = { roles: ['warehouse' as const] };

it.each(['Nguyễn Hoa', '5678', 'hoa@hako.test'])(
  'whose goods "%s" means is told to whoever may look for customers alone',
  async (customer) => {
    expect(await ownersOf(deps, { customer }, seller)).toEqual([HOA]);
    expect(await ownersOf(deps, { customer }, packer)).toEqual([]);
  },
);

it('an id is taken from anybody, and nothing means the goods of all', async () => {
  expect(await ownersOf(deps, { customer: HOA }, packer)).toEqual([HOA]);
  expect(await ownersOf(deps, {}, packer)).toBeUndefined();
});
