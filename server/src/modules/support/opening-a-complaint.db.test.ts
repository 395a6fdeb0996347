import { describe, expect, it } from 'vitest';
import { told } from '../../../test-support/world/pretend-service.ts';
import { newId } from '../../kernel/chance.ts';
import {
  complain,
  customer,
  paidOrder,
  picture,
  setUpComplaintsRig,
} from '../../../test-support/rigs/support/complaints-rig.ts';

setUpComplaintsRig();

describe('opening a complaint', () => {
  it.each([
    [
      'of an unknown type',
      () => complain(null, { type: 'nothing' }),
      [400, 'support.unknown-type'],
    ],
    ['without the order it needs', () => complain(null), [400, 'support.needs-order']],
    ['about an order of nobody', () => complain('HKNONE00'), [404, 'orders.not-found']],
    [
      'without its evidence',
      async () => complain(await paidOrder(), { type: 'damaged' }),
      [400, 'support.needs-evidence'],
    ],
    [
      'with a picture of somebody else',
      async () => complain(await paidOrder(), { type: 'damaged', images: [newId()] }),
      [404, 'files.not-found'],
    ],
    [
      'without words',
      async () => complain(await paidOrder(), { content: '' }),
      [400, 'request.invalid'],
    ],
    [
      'of blanks alone',
      async () => complain(await paidOrder(), { content: ' \n\t ' }),
      [400, 'request.invalid'],
    ],
  ] as const)('%s is refused and writes nothing', async (_, send, answer) => {
    const before = (await customer('GET', '/api/complaint')).body.pagination.total;
    expect(told(await send())).toEqual(answer);
    expect((await customer('GET', '/api/complaint')).body.pagination.total).toBe(before);
  });

  it('happens once for an order, however many calls race, and names the one that is open', async () => {
    const code = await paidOrder();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => complain(code, { type: 'damaged', images: [picture] })),
    );
    const [opened, ...others] = answers.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    expect(opened?.body.data).toMatchObject({
      state: 'open',
      order_code: code,
      images: [`/api/files/${picture}`],
      may: { change: true },
    });
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('support.open-already');
    expect(refused?.body.message).toContain(opened?.body.data.code);
  });
});
