import {
  type LabelSize,
  readCarrierLabelEndpoint,
  readParcelLabelEndpoint,
} from '@hako/contract/logistics/labels';
import { fetchFile } from '../../../api/client.ts';
import { isRefusal } from '../../../api/refusal.ts';
import { toast } from '../../../ui/frames/toast.tsx';
import type { Finished } from './use-station.ts';

const OF_PARCELS: readonly Finished['kind'][] = ['receive', 'pack', 'weigh'];
const OF_BILLS: readonly Finished['kind'][] = ['bill-pack', 'hand-over'];

/** Whether something has a label of its own: a parcel, or what a carrier takes. */
export const hasLabel = ({ kind }: Finished): boolean =>
  OF_PARCELS.includes(kind) || OF_BILLS.includes(kind);

/** Opens the label as PDF beside the station, where the browser prints it. */
export async function openLabel({ code, kind }: Finished, size: LabelSize): Promise<void> {
  const endpoint = OF_BILLS.includes(kind) ? readCarrierLabelEndpoint : readParcelLabelEndpoint;
  try {
    showPdf((await fetchFile(endpoint, { params: { code }, query: { size } })).blob);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    toast(error.message, 'bad');
  }
}

function showPdf(blob: Blob): void {
  const address = URL.createObjectURL(blob);
  if (!window.open(address, '_blank'))
    toast('Trình duyệt chặn cửa sổ in. Hãy cho phép mở cửa sổ của trang này.', 'bad');
  // The new window reads it after this turn; a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
