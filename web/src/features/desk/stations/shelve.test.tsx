import { PlacedParcel, putParcelEndpoint } from '@hako/contract/logistics/places';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { allowed } from '../../../../test-support/allowed.ts';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { show, WAREHOUSE } from '../../../../test-support/show.tsx';
import { ScanField } from './scan-field.tsx';
import { useShelving } from './use-shelving.ts';

const server = answeringServer();
const parcel: PlacedParcel = allowed(PlacedParcel, {
  code: 'KJ100001',
  state: 'Ở kho Nhật',
  place: 'JP-A-01',
  house: 'JP' as const,
  weight_g: 1_200,
  orders: ['HK100001'],
});

function Station({ open }: { readonly open: PlacedParcel | undefined }) {
  const { scan, refusal, moved } = useShelving(open);
  return (
    <>
      <ScanField hint="" onScan={scan} />
      <p>{refusal?.message}</p>
      {moved.map(({ code, place }) => (
        <p key={code}>{`${code} → ${place}`}</p>
      ))}
    </>
  );
}
const open = (one: PlacedParcel | undefined) =>
  show(<Station open={one} />, { at: '/desk/stations/shelve', viewer: WAREHOUSE });
const field = () => screen.getByLabelText('Quét hoặc gõ mã');

describe('two scans', () => {
  it('put the open parcel on the place of the second one, and the field is free for the next', async () => {
    server.answer(putParcelEndpoint, {
      data: { code: 'KJ100001', place: 'JP-B-02', before: 'JP-A-01' },
    });
    const person = open(parcel);
    expect(document.activeElement).toBe(field());
    await person.keyboard('jp-b-02{Enter}');
    expect(await screen.findByText('KJ100001 → JP-B-02')).toBeDefined();
    expect(server.asked(putParcelEndpoint)[0]).toMatchObject({
      params: { code: 'KJ100001' },
      body: { place: 'JP-B-02' },
    });
    expect(document.activeElement).toBe(field());
  });

  it('write nothing when the second is another parcel, or no parcel is open', async () => {
    const person = open(parcel);
    await person.keyboard('KJ200002{Enter}');
    expect(server.asked(putParcelEndpoint)).toEqual([]);
  });

  it('say why a place does not take the parcel', async () => {
    const facts = { code: 'KJ100001', place: 'VN-A-01', house: 'kho Nhật' };
    server.refuse(putParcelEndpoint, 'logistics.place-of-other-house', facts);
    const person = open(parcel);
    await person.keyboard('VN-A-01{Enter}');
    expect(
      await screen.findByText(/đang ở kho Nhật nên không thể để lên kệ VN-A-01/),
    ).toBeDefined();
  });
});
