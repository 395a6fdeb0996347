import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { BoxOption } from './rules/parcel-request.ts';

export async function insertOptions(
  trx: Trx,
  requestId: string,
  options: readonly BoxOption[],
): Promise<void> {
  await trx
    .insertInto('box_options')
    .values(
      options.map(({ number, label, measures, photos, freight }) => ({
        request_id: requestId,
        number,
        label,
        weight_g: measures.weightG,
        length_cm: measures.lengthCm,
        width_cm: measures.widthCm,
        height_cm: measures.heightCm,
        photos: [...photos],
        freight_vnd: freight,
      })),
    )
    .execute();
}
export async function listOptions(
  reader: Reader,
  requestIds: readonly string[],
): Promise<(BoxOption & { requestId: string })[]> {
  if (requestIds.length === 0) return [];
  const rows = await reader
    .selectFrom('box_options')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    requestId: row.request_id,
    number: row.number === 1 ? 1 : 2,
    label: row.label,
    measures: {
      weightG: row.weight_g,
      lengthCm: row.length_cm,
      widthCm: row.width_cm,
      heightCm: row.height_cm,
    },
    photos: row.photos,
    freight: row.freight_vnd,
    isChosen: row.is_chosen,
  }));
}
/** The chosen box is what the parcel is billed by from now on. */
export async function updateChosen(
  trx: Trx,
  requestId: string,
  parcelId: string,
  { number, measures, photos }: BoxOption,
): Promise<void> {
  await trx
    .updateTable('box_options')
    .set({ is_chosen: true })
    .where('request_id', '=', requestId)
    .where('number', '=', number)
    .execute();
  await trx
    .updateTable('parcels')
    .set({
      settled_weight_g: measures.weightG,
      settled_length_cm: measures.lengthCm,
      settled_width_cm: measures.widthCm,
      settled_height_cm: measures.heightCm,
      ...(photos.length > 0 ? { photos: [...photos] } : {}),
      request_id: null,
    })
    .where('id', '=', parcelId)
    .execute();
}
