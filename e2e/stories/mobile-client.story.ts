import { beforeAll, describe, expect, it } from 'vitest';
import { ownProduct } from '../support/own-product.ts';
import { type ClientCall, readClientCalls, unreadable } from '../support/mobile-client.ts';
import { MERCARI_PRICE, STEPS, type Step, seen } from '../support/mobile-steps.ts';

const calls = readClientCalls();
if (calls.size === 0)
  process.stdout.write(
    'SKIPPED: ../shared/spec/mobile-client.json is not here, so no answer was held against the mobile client\n',
  );

describe.skipIf(calls.size === 0)('the existing mobile client', () => {
  // Whatever stands first in a list may be sold or be an auction at this very moment; this one can be put into a cart.
  beforeAll(async () => {
    const answer = await fetch(`${ownProduct.simulatorUrl}/_control/mercari/items`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ price: MERCARI_PRICE }),
    });
    seen['mercari'] = ((await answer.json()) as { id: string }).id;
  });

  it.each(STEPS.map((step) => [step.id, step] as const))('can read %s', async (id, step) => {
    const call = calls.get(id) as ClientCall;
    const answer = await send(call, step);
    expect(answer.status, `${call.method} ${call.path}: ${answer.text.slice(0, 300)}`).toBe(200);
    expect(answer.type).toMatch(/json/);
    const body: unknown = JSON.parse(answer.text);
    expect(unreadable(call, body)).toEqual([]);
    step.learn?.(body as never);
  });

  it('can read a refusal', async () => {
    const answer = await fetch(`${ownProduct.url}/api/session`, {
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ status: false, message: expect.any(String) });
  });
});

/** Sends a call as the client does: a JSON content type on every call, the token only where it is marked. */
async function send(
  call: ClientCall,
  step: Step,
): Promise<{ status: number; type: string; text: string }> {
  const address = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(step.params?.()[name] ?? ''),
  );
  const query = step.query ? `?${new URLSearchParams(step.query())}` : '';
  const answer = await fetch(`${ownProduct.url}${address}${query}`, {
    method: call.method,
    headers: {
      accept: 'application/json, text/plain, */*',
      'content-type': step.form ? 'application/x-www-form-urlencoded' : 'application/json',
      ...(call.auth === 'bearer' ? { authorization: `Bearer ${seen['access']}` } : {}),
    },
    ...(step.form
      ? { body: new URLSearchParams(step.form()).toString() }
      : step.body
        ? { body: JSON.stringify(step.body()) }
        : {}),
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    text: await answer.text(),
  };
}
