import { eventually } from '../../support/eventually.ts';
import { pretend } from '../../support/story.ts';
import { rows } from '../company/company-calls.ts';

/** What happens to a parcel on its road, in the words of each carrier. */
const WORDS = {
  ghn: {
    away: 'delivering',
    arrived: 'delivered',
    refused: 'delivery_fail',
    back: 'returned',
    lost: 'lost',
  },
  ghtk: { away: '4', arrived: '5', refused: '9', back: '21', lost: '20' },
  'viettel-post': { away: '500', arrived: '501', refused: '505', back: '504', lost: '503' },
} as const;
type Happening = keyof (typeof WORDS)['ghn'];

interface Parcel {
  readonly code: string;
  readonly carrier: keyof typeof WORDS;
  readonly reference: string;
}

/** The parcel of a bill; `-2` is that of its second delivery. */
async function parcelOf(reference: string): Promise<Parcel> {
  const { parcels } = await pretend<{ parcels: Parcel[] }>('GET', '/carriers/_parcels');
  const found = parcels.find((parcel) => parcel.reference === reference);
  if (!found) throw new Error(`no carrier has ${reference}`);
  return found;
}

/** Its carrier tells what happened to the parcel of a bill, and we have heard it. */
export async function tells(reference: string, happening: Happening): Promise<void> {
  const { carrier, code } = await parcelOf(reference);
  const heard = async () => {
    const [row] = await rows<{ count: number }>(
      `select count(*)::int as count from carrier_events where carrier_code = '${code}'`,
    );
    return row?.count ?? 0;
  };
  const before = await heard();
  await pretend('POST', `/carriers/_parcels/${code}`, { status: WORDS[carrier][happening] });
  await eventually(`we heard of ${reference}`, async () => (await heard()) > before);
}
