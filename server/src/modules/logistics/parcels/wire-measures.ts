import type { EndpointInput } from '@hako/contract/kit/endpoint';
import type { offerBoxesEndpoint, repackEndpoint } from '@hako/contract/logistics/parcels';
import type { Measures } from './rules/parcel.ts';

interface MeasuresSent {
  readonly weight_g: number;
  readonly length_cm: number;
  readonly width_cm: number;
  readonly height_cm: number;
}

/** Measures as the wire spells them. */
export const measuresOf = ({
  weight_g,
  length_cm,
  width_cm,
  height_cm,
}: MeasuresSent): Measures => ({
  weightG: weight_g,
  lengthCm: length_cm,
  widthCm: width_cm,
  heightCm: height_cm,
});

/** Parcels that a repacking made. */
export const repackedOf = ({ body }: Pick<EndpointInput<typeof repackEndpoint>, 'body'>) =>
  body.results.map((result) => ({
    measures: measuresOf(result),
    shelf: result.shelf,
    photos: result.photos ?? [],
  }));

/** Boxes that a trial packing offers. */
export const boxesOf = ({ body }: Pick<EndpointInput<typeof offerBoxesEndpoint>, 'body'>) =>
  body.boxes.map((box) => ({
    label: box.label.trim(),
    measures: measuresOf(box),
    photos: box.photos ?? [],
  }));
