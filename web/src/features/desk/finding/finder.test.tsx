import { FoundThing, findAtDeskEndpoint } from '@hako/contract/desk/find';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { allowed } from '../../../../test-support/allowed.ts';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { BUYER, permitted, show } from '../../../../test-support/show.tsx';
import { linesOf } from './found-lines.ts';
import { Finder } from './finder.tsx';

const server = answeringServer();

const thing = (parts: Partial<FoundThing>): FoundThing =>
  allowed(FoundThing, {
    kind: 'order',
    code: 'HK1001',
    title: 'Ống kính 50mm',
    state: 'Kho Nhật',
    detail: 'Nguyễn Thị Hoa',
    opens: null,
    ...parts,
  });
const CUSTOMER = thing({
  kind: 'customer',
  code: 'KHA1B2C3D4',
  title: 'Nguyễn Thị Hoa',
  opens: '0192f000-0000-7000-8000-000000000001',
});

async function opened() {
  const person = show(<Finder viewer={permitted(BUYER) ?? BUYER} />, {
    at: '/desk',
    viewer: BUYER,
  });
  await person.keyboard('{Control>}k{/Control}');
  return person;
}
const typeIn = async (words: string) => {
  const person = await opened();
  await person.type(screen.getByRole('combobox'), words);
  return person;
};

describe('the search of the desk', () => {
  it('opens by Ctrl+K with the pages of the viewer, and closes on Escape', async () => {
    const person = await opened();
    expect(screen.getByRole('option', { name: /Đấu giá/ })).toBeTruthy();
    expect(screen.queryByRole('option', { name: /Nhật ký/ })).toBeNull();
    await person.keyboard('{Escape}');
  });

  it('opens an order and a customer on pages of their own', async () => {
    server.answer(findAtDeskEndpoint, { data: { found: [thing({}), CUSTOMER] } });
    const person = await typeIn('hoa');
    expect(await screen.findByRole('option', { name: /HK1001/ })).toBeTruthy();
    await person.keyboard('{ArrowDown}{Enter}');
    expect(
      await screen.findByRole('heading', { name: `Trang /desk/customers/${CUSTOMER.opens}` }),
    ).toBeTruthy();
  });

  it('opens a parcel that no order knows on its own page', async () => {
    server.answer(findAtDeskEndpoint, {
      data: { found: [thing({ kind: 'unknown', code: 'KL1', title: '4444-5555' })] },
    });
    const person = await typeIn('kl1');
    await person.click(await screen.findByRole('option', { name: /KL1/ }));
    expect(
      await screen.findByRole('heading', { name: 'Trang /desk/unknown-parcels/KL1' }),
    ).toBeTruthy();
  });

  it('opens a bid on its page, and a transfer alone on the tab on which it lies', async () => {
    const bid = thing({ kind: 'bid', code: 'x123', opens: CUSTOMER.opens });
    const transfer = thing({ kind: 'transfer', code: 'FT 1', opens: 'credited' });
    server.answer(findAtDeskEndpoint, { data: { found: [bid, transfer] } });
    const bill = thing({ kind: 'bill', code: 'PX1' });
    expect(linesOf([bill, bid, transfer]).map(({ to }) => to)).toEqual([
      '/desk/bills/PX1',
      `/desk/bids/${CUSTOMER.opens}`,
      '/desk/transfers?state=credited&reference=FT+1',
    ]);
    const person = await typeIn('x123');
    await person.click(await screen.findByRole('option', { name: /x123.*Lượt đặt giá/ }));
    expect(
      await screen.findByRole('heading', { name: `Trang /desk/bids/${CUSTOMER.opens}` }),
    ).toBeTruthy();
  });

  it('opens a parcel with its order', async () => {
    server.answer(findAtDeskEndpoint, {
      data: { found: [thing({ kind: 'parcel', code: 'KJ1', opens: 'HK1001' })] },
    });
    const person = await typeIn('kj1');
    await person.click(await screen.findByRole('option', { name: /KJ1/ }));
    expect(await screen.findByRole('heading', { name: 'Trang /desk/orders/HK1001' })).toBeTruthy();
  });

  it('waits for the answer to what was typed last when Enter comes first, as from a scanner', async () => {
    const answer = server.hold(findAtDeskEndpoint, { data: { found: [thing({})] } });
    const person = await typeIn('hk1001');
    await person.keyboard('{Enter}');
    expect(screen.queryByRole('heading')).toBeNull();
    await expect.poll(() => server.asked(findAtDeskEndpoint)).toHaveLength(1);
    answer();
    expect(await screen.findByRole('heading', { name: 'Trang /desk/orders/HK1001' })).toBeTruthy();
  });

  it('finds a page by words without accents, and says when there is nothing', async () => {
    server.answer(findAtDeskEndpoint, { data: { found: [] } });
    const person = await typeIn('dau gia');
    expect(await screen.findByRole('option', { name: /Đấu giá/ })).toBeTruthy();
    await person.clear(screen.getByRole('combobox'));
    await person.type(screen.getByRole('combobox'), 'zzz');
    expect(await screen.findByText(/Không thấy gì/)).toBeTruthy();
  });

  it('says that the network is down', async () => {
    server.cutOff(findAtDeskEndpoint);
    await typeIn('hk1001');
    expect(await screen.findByText(/mạng/)).toBeTruthy();
  });
});
