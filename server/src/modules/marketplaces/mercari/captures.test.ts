import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hasShared, readSharedJson } from '../../../../test-support/world/captures.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { sellerOf } from './card.ts';
import { createProver } from './dpop.ts';
import { readProfile, readSellerItem, readSellerItems } from './shapes.ts';
import { readPurchase, readTransaction } from './partner-shapes.ts';
import { answersOf, exchangesOf, SEARCHES } from '../../../../test-support/captures/mercari.ts';

describe.skipIf(!hasShared)('what else was recorded', () => {
  it('a profile gives the share of good ratings', () => {
    const { data } = readProfile(answersOf('test_profile')[0]);
    expect(sellerOf(String(data.id), data.name, data.ratings)).toMatchObject({
      id: '319771969',
      ratingPercent: 99.7,
      goodCount: 1049,
      badCount: 0,
    });
  });

  it("a seller's list has thirty rows", () => {
    const { data } = readSellerItems(answersOf('test_items')[0]);
    expect(data.map((row) => readSellerItem(row))).toHaveLength(30);
  });

  it('the partner samples have the shapes that we read', () => {
    const partner = (name: string) =>
      readSharedJson(`data/marketplaces/mercari/not-captures/partner-api/${name}.json`);
    expect(readPurchase(partner('purchase_example')).transaction_details).toMatchObject({
      trx_id: 511111151,
      price: 3001,
      buyer_shipping_fee: 701,
    });
    expect(readPurchase(partner('purchase_failure')).failure_details?.code).toBe('F0105');
    expect(readPurchase(partner('purchase_failure2')).failure_details?.code).toBe('F0104');
    expect(readTransaction(partner('transaction'))).toMatchObject({
      id: '767717376',
      item_id: 'm04771746908',
    });
  });

  it('the recorded proofs verify by the same rule as ours', () => {
    const recorded = SEARCHES.flatMap(([name]) => exchangesOf(name)).map(({ request }) => ({
      proof: request.headers['dpop']?.[0] as string,
      method: request.method,
    }));
    expect(recorded.length).toBeGreaterThan(10);
    const ours = ['GET', 'POST'].map((method) => ({
      proof: createProver(systemClock)(method as 'GET', 'https://api.mercari.jp/items/get'),
      method,
    }));
    for (const { proof, method } of [...recorded, ...ours])
      expect(isProof(proof, method)).toBe(true);
    expect(isProof(`${ours[0]?.proof.slice(0, -4)}AAAA`, 'GET')).toBe(false);
  });
});

function isProof(proof: string, method: string): boolean {
  const [header = '', payload = '', signature = ''] = proof.split('.');
  const { jwk } = JSON.parse(Buffer.from(header, 'base64url').toString());
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  return (
    claims.htm === method &&
    verify(
      'sha256',
      Buffer.from(`${header}.${payload}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
}
