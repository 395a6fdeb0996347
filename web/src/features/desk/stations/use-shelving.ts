import { PLACE_CODE, type PlacedParcel, putParcelEndpoint } from '@hako/contract/logistics/places';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { focusScanField, useScanner } from '../queue/use-scanner.ts';

/** A parcel that was put on a place, and where it was before. */
export interface Moved {
  readonly code: string;
  readonly place: string;
  readonly before: string | null;
}
const MOST_MOVED = 30;
const PLACE = new RegExp(PLACE_CODE);

/**
 * The second of two scans puts the open parcel on a place; every other scan opens what it names.
 * The scan field always has the focus.
 */
export function useShelving(parcel: PlacedParcel | undefined) {
  const navigate = useNavigate();
  const [moved, setMoved] = useState<readonly Moved[]>([]);
  const put = useTask(
    ({ code, place }: { code: string; place: string }, idempotencyKey) =>
      call(putParcelEndpoint, { params: { code }, body: { place } }, { idempotencyKey }),
    ({ data }) => `Kiện ${data.code} đã ở kệ ${data.place}`,
  );
  useEffect(focusScanField, []);
  const open = (query: string) => void navigate(query, { preventScrollReset: true });
  const scan = async (scanned: string) => {
    const place = scanned.trim().toUpperCase();
    if (!parcel || !PLACE.test(place)) return open(`?scan=${encodeURIComponent(scanned)}`);
    const done = await put.run({ code: parcel.code, place });
    if (!done) return;
    setMoved((before) => [done.data, ...before].slice(0, MOST_MOVED));
    focusScanField();
    open('?');
  };
  const hear = (code: string) => void scan(code);
  useScanner(hear);
  return { scan: hear, refusal: put.refusal, moved };
}
