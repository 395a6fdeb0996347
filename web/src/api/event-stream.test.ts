import { describe, expect, test } from 'vitest';
import { readEvents } from './event-stream.ts';
import { textLines } from './text-lines.ts';

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
  const whole =
    ': still here\n\nretry: 3000\ndata: {"kind":"connected"}\n\ndata: {"topic":"auction:auction:x1","kind":"price","priceJpy":1200}\n\ndata: {"topic":"customer:7","kind":"notice","title":"thông báo"}\n\n';
  const expected = [
    { topic: 'auction:auction:x1', kind: 'price', priceJpy: 1200 },
    { topic: 'customer:7', kind: 'notice', title: 'thông báo' },
  ];

  test('is read whole', async () => expect(await eventsOf(whole)).toEqual(expected));
  test('is read however it is cut', async () =>
    expect(await eventsOf(...whole.split(''))).toEqual(expected));
  test('passes over broken data', async () =>
    expect(await eventsOf('data: {oops\n\ndata: 1\n\ndata: {"topic":"a","kind":"b"}\n\n')).toEqual([
      { topic: 'a', kind: 'b' },
    ]));
});

describe('lines of an answer', () => {
  const linesOf = async (...chunks: string[]) => {
    const body = new Blob(chunks).stream();
    const found = [];
    for await (const line of textLines(new Response(body))) found.push(line);
    return found;
  };
  test.each([
    ['{"a":1}\n{"b":2}\n', ['{"a":1}', '{"b":2}']],
    ['{"a":1}\r\n\r\n{"b":"hết"}', ['{"a":1}', '{"b":"hết"}']],
    ['', []],
  ])('%j', async (text, expected) => expect(await linesOf(...text)).toEqual(expected));

  // What nobody hears would be an error of the page, and vitest fails on it.
  test('a connection that breaks ends the reading and leaves no rejection behind', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new Error('aborted')),
    });
    const reading = textLines(new Response(body)).next();
    await expect(reading).rejects.toThrow('aborted');
    await new Promise((later) => setTimeout(later, 5));
  });
});
