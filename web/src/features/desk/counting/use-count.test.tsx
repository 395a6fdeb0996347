import { PlaceCount, scanCountEndpoint } from '@hako/contract/logistics/counting';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allowed } from '../../../../test-support/allowed.ts';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { show, WAREHOUSE } from '../../../../test-support/show.tsx';
import { ScanField } from '../stations/scan-field.tsx';
import { useCount } from './use-count.ts';

const server = answeringServer();
const COUNT: PlaceCount = allowed(PlaceCount, {
  id: '0190a000-0000-7000-8000-000000000001',
  place: 'JP-A-01',
  house: 'JP',
  started_by: 'Lan',
  started_at: '2026-11-24T08:00:00.000Z',
  finished_at: null,
  expected: 3,
  scans: [{ code: 'KJ1', verdict: 'here', known_place: 'JP-A-01' }],
  findings: [],
});

function Counting() {
  const at = useCount(COUNT);
  return (
    <>
      <ScanField hint="" onScan={at.scan} />
      <p>{`thấy ${at.scans.map(({ code }) => code).join(' ')}`}</p>
      <p>{`còn ${at.waiting}`}</p>
      {at.refusal ? <p>{at.refusal.message}</p> : null}
      <button type="button" onClick={at.sendAgain}>
        Gửi lại
      </button>
    </>
  );
}
const scanned = async (codes: readonly string[]) => {
  const person = show(<Counting />, { at: '/desk/place-counts/1', viewer: WAREHOUSE });
  await person.click(screen.getByLabelText('Quét hoặc gõ mã'));
  for (const code of codes) await person.keyboard(`${code}{Enter}`);
  return person;
};
const here = (code: string) => ({
  data: { code, verdict: 'here' as const, known_place: 'JP-A-01' },
});
const sent = () =>
  server.asked(scanCountEndpoint).map(({ body }) => (body as { code: string }).code);

it('sends all that is scanned while the first one is on its way, one after the other', async () => {
  const answer = server.hold(scanCountEndpoint, here('KJ2'));
  await scanned(['KJ2', 'KJ3', 'KJ4']);
  expect(await screen.findByText('còn 3')).toBeDefined();
  await waitFor(() => expect(sent()).toEqual(['KJ2']));
  server.answer(scanCountEndpoint, ({ body }) => here((body as { code: string }).code));
  answer();
  expect(await screen.findByText('thấy KJ4 KJ3 KJ2 KJ1')).toBeDefined();
  expect(sent()).toEqual(['KJ2', 'KJ3', 'KJ4']);
  expect(screen.getByText('còn 0')).toBeDefined();
});

it('goes on after one that was refused, and says so', async () => {
  server.refuse(scanCountEndpoint, 'logistics.count-full', { most: 1_000 });
  await scanned(['KJ2', 'KJ3']);
  await waitFor(() => expect(sent()).toEqual(['KJ2', 'KJ3']));
  expect(await screen.findByText('còn 0')).toBeDefined();
  expect(await screen.findByText(/nhiều nhất 1000 mã/)).toBeDefined();
});

it('keeps what could not be sent, and sends it again under the same key', async () => {
  server.cutOff(scanCountEndpoint);
  const person = await scanned(['KJ2', 'KJ3']);
  expect(await screen.findByText('còn 2')).toBeDefined();
  server.answer(scanCountEndpoint, ({ body }) => here((body as { code: string }).code));
  await person.click(screen.getByRole('button', { name: 'Gửi lại' }));
  expect(await screen.findByText('thấy KJ3 KJ2 KJ1')).toBeDefined();
  expect(new Set(server.keys(scanCountEndpoint)).size).toBe(2);
});
