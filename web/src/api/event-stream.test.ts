import { describe, expect, test } from 'vitest';
import { readEvents } from './event-stream.ts';

async function eventsOf(...chunks: string[]) {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEvents(new Response(body))) events.push(event);
  return events;
}

describe('the live stream', () => {
  const whole = ': hello\n\nevent: auction:auction:x1\ndata: {"price_jpy":1200}\n\nevent: customer:7\ndata: {"kind":"thông báo"}\n\n';
  const expected = [
    { topic: 'auction:auction:x1', message: { price_jpy: 1200 } },
    { topic: 'customer:7', message: { kind: 'thông báo' } },
  ];

  test('is read whole', async () => expect(await eventsOf(whole)).toEqual(expected));
  test('is read however it is cut', async () => expect(await eventsOf(...whole.split(''))).toEqual(expected));
  test('passes over broken data', async () =>
    expect(await eventsOf('event: a\ndata: {oops\n\nevent: a\ndata: 1\n\n')).toEqual([{ topic: 'a', message: 1 }]));
});
