import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Delivery } from './bank-transaction.ts';
import { readCasso } from './casso.ts';
import { readPayos } from './payos.ts';
import { readSepay } from './sepay.ts';

const SAMPLES = path.resolve(
  import.meta.dirname,
  '../../../../../../shared/data/vietnam/webhook-and-carrier-samples.json',
);
const hasSamples = existsSync(SAMPLES);

interface Sample {
  readonly headers: Record<string, string>;
  readonly secret: string;
  readonly rawBody?: string;
  readonly body?: unknown;
  readonly checksumKey?: string;
}

describe.skipIf(!hasSamples)('the samples of the providers', () => {
  const samples = hasSamples
    ? (JSON.parse(readFileSync(SAMPLES, 'utf8')) as Record<string, Sample>)
    : {};
  const delivery = ({ headers, rawBody, body: given }: Sample): Delivery => ({
    rawBody: rawBody ?? JSON.stringify(given),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  });

  it('verify', () => {
    const [one, other] = [samples['sepay'] as Sample, samples['casso_v2'] as Sample];
    expect(readSepay(delivery(one), one.secret, new Date(1_800_000_000_000))).toMatchObject({
      amount: 5_000_000,
      content: '0912345678 QA ODN',
    });
    const collected = samples['payos'] as Sample;
    expect(
      readPayos({ rawBody: JSON.stringify(collected.body) }, collected.checksumKey),
    ).toMatchObject({ orderCode: 123, amount: 3_000 });
    expect(readCasso(delivery(other), other.secret, new Date(1_727_948_258_788))).toMatchObject({
      amount: 599_000,
      accountNumber: '88888888',
    });
  });
});
