import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ObservedProcess, startObserved } from '../../test-support/observed-process.ts';
import { createTestPlatform } from '../../test-support/test-platform.ts';

// A real process that sends its traces to a receiver of ours.

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });
const stops: (() => Promise<unknown>)[] = [];
const received: string[] = [];
let api: ObservedProcess;

beforeAll(async () => {
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      received.push(`${request.url} ${body}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  stops.push(async () => void receiver.close());
  const platform = await createTestPlatform();
  stops.push(() => platform.close());
  api = await startObserved(platform, {
    HAKO_ROLES: 'api,worker',
    HAKO_TRACES_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
    HAKO_TRACES_PERCENT: '100',
  });
  stops.push(() => api.end('SIGKILL'));
});
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

interface Span {
  readonly name: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

const spans = (): Span[] =>
  received.flatMap((one) =>
    JSON.parse(one.slice(one.indexOf('{'))).resourceSpans.flatMap(
      (of: { scopeSpans: { spans: Span[] }[] }) => of.scopeSpans.flatMap(({ spans: own }) => own),
    ),
  );

it('a request is a trace with its statements below it, and nothing that a person typed', async () => {
  const number = 'request-number-9';
  const address = `${api.url}/api/bidding/figures?token=secret-0912345678`;
  await fetch(address, { headers: { 'x-request-id': number } });
  await api.end();
  expect(received[0]).toMatch(/^\/v1\/traces /);
  const root = spans().find(({ attributes }) =>
    attributes.some(({ value }) => 'stringValue' in value && value.stringValue === number),
  );
  expect(root?.attributes).toContainEqual({
    key: 'url.path',
    value: { stringValue: '/api/bidding/figures' },
  });
  const ids = new Set([root?.spanId]);
  // The handler's span lies between.
  for (const { parentSpanId, spanId } of spans()) if (ids.has(parentSpanId)) ids.add(spanId);
  const below = spans().filter(({ parentSpanId }) => ids.has(parentSpanId));
  expect(below.map(({ name }) => name)).toContain('select bid_figures');
  expect(received.join('')).not.toContain('912345678');
});
