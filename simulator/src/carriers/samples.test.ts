import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import {
  CREATE,
  GHN_ORDER,
  GHTK_ORDER,
  type Heard,
  POST_ORDER,
  start,
  stopCarriers,
} from '../../test-support/carriers-rig.ts';

const SAMPLES = path.resolve(
  import.meta.dirname,
  '../../../../shared/data/vietnam/webhook-and-carrier-samples.json',
);
const hasSamples = existsSync(SAMPLES);
if (!hasSamples) console.warn('skipped: the carrier samples beside the repository are not here');

afterEach(stopCarriers);

it.skipIf(!hasSamples)(
  'the carriers tell events with the fields and types of the real ones',
  async () => {
    const { heard, call, until, signIn } = await start();
    await call('POST', CREATE, GHN_ORDER);
    await call('POST', 'ghtk/services/shipment/order/', GHTK_ORDER);
    await call('POST', 'viettel-post/v2/order/createOrderNlp', POST_ORDER, await signIn());
    const first = (place: string): Heard | undefined =>
      heard.find(({ url }) => url.startsWith(place));
    await until(() => ['/ghn', '/ghtk', '/viettel-post'].every((place) => first(place)));
    const samples = JSON.parse(readFileSync(SAMPLES, 'utf8'));
    expect(shape(JSON.parse(first('/ghn')?.body ?? '{}'))).toEqual(shape(samples.ghn.webhook));
    const form = [...new URLSearchParams(first('/ghtk')?.body).keys()].toSorted();
    expect(form).toEqual(Object.keys(samples.ghtk.webhook).toSorted());
    expect(first('/ghtk')?.body).toMatch(/action_time=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00&/);
    const event = JSON.parse(first('/viettel-post')?.body ?? '{}') as {
      DATA: { IS_RETURNING?: boolean };
    };
    // Later than the sample, its document names it.
    expect(event.DATA.IS_RETURNING).toBe(false);
    delete event.DATA.IS_RETURNING;
    expect(shape(event)).toEqual(shape(samples.viettelpost.webhook));
  },
);

const shape = (value: unknown): unknown =>
  value && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, shape(inner)]),
      )
    : typeof value;
