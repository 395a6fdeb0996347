import { expect } from 'vitest';
import { newSecretId } from '../../../src/kernel/chance.ts';
import { MEASURES } from '../billing/delivery-steps.ts';
import type { DeliveryRig } from '../delivery-rig.ts';
import { STAFF_IDS } from '../orders-rig.ts';

/** What the desk does with parcels that no order knows, one line each. */
export function unknownSteps(delivery: DeliveryRig) {
  const { rig } = delivery;
  const picture = async (): Promise<string> => {
    const id = newSecretId();
    const size = { width: 1, height: 1, size_bytes: 1, media_type: 'image/webp' };
    const file = { id, ...size, uploaded_by: STAFF_IDS.warehouse, created_at: new Date() };
    await rig.db.insertInto('files').values(file).execute();
    return id;
  };
  const desk = (url: string, body: object, as = 'warehouse') => delivery.desk(url, as, body);
  const record = async (more: object = {}) => {
    const photo = await picture();
    const read = { carrier_number: '', seller_name: '', note: '', house: 'JP', place: 'JP-L-01' };
    const body = { ...read, ...MEASURES, photos: [photo], ...more };
    return { photo, answer: await desk('unknown-parcels', body) };
  };
  return {
    desk,
    picture,
    record,
    recorded: async (more: object = {}) => {
      const { photo, answer } = await record(more);
      expect(answer).toMatchObject({ status: 200 });
      return { code: answer.body.data.code as string, photo };
    },
    read: async (code: string, query = '') =>
      (await rig.call('GET', `/api/desk/unknown-parcels/${code}${query}`, 'staff warehouse')).body
        .data,
    on: (code: string, act: string, body: object, as?: string) =>
      desk(`unknown-parcels/${code}/${act}`, body, as),
    waitsOf: async (kind: string): Promise<string[]> => {
      const { body } = await rig.call('GET', `/api/desk/work?kinds=${kind}`, 'staff warehouse');
      return body.data.rows.map(({ key }: { key: string }) => key.split(':')[1]);
    },
  };
}
