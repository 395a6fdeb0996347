import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { noTelemetry } from '../../telemetry/telemetry.ts';
import { createMemoryStore } from '../../shared/memory-store.ts';
import type { SharedStore } from '../../shared/shared-store.ts';
import type { GuestPage } from './guest-page.ts';
import { createGuestPages, type GuestPages, LARGEST_PAGE_BYTES } from './guest-pages.ts';
import { sentAndKept } from './keep-page.ts';

const WHOLE = { hasGap: false };
const GAP = { hasGap: true };
const page = (text: string): GuestPage => ({ headers: [], pieces: [Buffer.from(text)] });

/** Pages that are good for ten milliseconds; two of them over one store are two processes. */
function pagesAt(nowMs: () => number, store?: SharedStore): GuestPages {
  const clock = { monotonicMs: nowMs, now: () => new Date(nowMs()) };
  const shared = store ?? createMemoryStore(clock);
  return createGuestPages({ clock, telemetry: noTelemetry, shared }, 10);
}

describe('pages that are kept for guests', () => {
  it('are drawn anew by one guest while the others get the old one, and are gone after that', async () => {
    let nowMs = 0;
    const pages = pagesAt(() => nowMs);
    const known = page('first');
    expect(await pages.find('/')).toBeUndefined();
    pages.keep('/', known, WHOLE);
    nowMs = 9;
    expect(await pages.find('/')).toBe(known);
    expect(await pages.find('/about')).toBeUndefined();
    nowMs = 10;
    expect(await pages.find('/')).toBeUndefined();
    expect(await pages.find('/')).toBe(known);
    nowMs = 19;
    expect(await pages.find('/')).toBe(known);
    const anew = page('second');
    pages.keep('/', anew, WHOLE);
    expect(await pages.find('/')).toBe(anew);
    nowMs = 39;
    expect(await pages.find('/')).toBeUndefined();
  });

  it('are drawn by one process and served by the other, whose own old one is good meanwhile', async () => {
    let nowMs = 0;
    const store = { ...createMemoryStore({ monotonicMs: () => nowMs }), isAlone: false };
    const [here, there] = [pagesAt(() => nowMs, store), pagesAt(() => nowMs, store)];
    expect(await here.find('/')).toBeUndefined();
    const drawn = {
      headers: [['a', 'b']] as const,
      pieces: [Buffer.from('chữ '), Buffer.from('"')],
    };
    here.keep('/', drawn, WHOLE);
    nowMs = 9;
    expect(await there.find('/')).toEqual({
      headers: [['a', 'b']],
      pieces: [Buffer.from('chữ '), Buffer.from('"')],
    });
    // It is as old there as it is here.
    nowMs = 10;
    expect(await here.find('/')).toBeUndefined();
    expect(await there.find('/')).toBeDefined();
    nowMs = 20;
    expect(await there.find('/')).toBeUndefined();
  });

  it.each(['not ours', '{}', '{"headers":[["a"]],"pieces":[],"drawnAtMs":0}'])(
    'are drawn where the others have left %s',
    async (value) => {
      const store = { ...createMemoryStore({ monotonicMs: () => 0 }), isAlone: false };
      const pages = pagesAt(() => 0, { ...store, find: async () => value });
      expect(await pages.find('/')).toBeUndefined();
    },
  );

  it('with a gap are good for a tenth of the time, and never instead of a whole one', async () => {
    let nowMs = 0;
    const store = { ...createMemoryStore({ monotonicMs: () => nowMs }), isAlone: false };
    const [here, there] = [pagesAt(() => nowMs, store), pagesAt(() => nowMs, store)];
    const [whole, poor] = [page('whole'), page('poor')];
    here.keep('/', poor, GAP);
    expect(await here.find('/')).toBe(poor);
    expect(await there.find('/')).toBeUndefined();
    nowMs = 1;
    expect(await here.find('/')).toBeUndefined();
    here.keep('/', whole, WHOLE);
    nowMs = 12;
    here.keep('/', poor, GAP);
    expect(await here.find('/')).toBeUndefined();
    expect(await here.find('/')).toBe(whole);
    nowMs = 21;
    here.keep('/', poor, GAP);
    expect(await here.find('/')).toBe(poor);
  });

  it('are as many as fit', async () => {
    const pages = pagesAt(() => 0);
    const large = page('x'.repeat(LARGEST_PAGE_BYTES));
    for (let n = 0; n < 40; n++) pages.keep(`/${n}`, large, WHOLE);
    expect(await pages.find('/0')).toBeUndefined();
    expect(await pages.find('/39')).toBe(large);
  });
});

describe('a page that is drawn for a guest', () => {
  const HTML = { 'content-type': 'text/html; charset=utf-8' };
  const NAMES = { placeholder: 'nonce-abab', nonce: 'N0' };
  const BODY = '<script nonce="nonce-abab">1</script>';

  async function drawn(
    {
      headers = HTML,
      status = 200,
      body = BODY,
    }: { headers?: Record<string, string>; status?: number; body?: string },
    { isSameForGuests = true, hasFailed = false } = {},
  ) {
    const kept: GuestPage[] = [];
    const answer = new Response(body, { status, headers });
    const notes = { isSameForGuests, hasFailed: false, hasGap: false };
    const stream = sentAndKept(answer, NAMES, notes, (one) => kept.push(one));
    notes.hasFailed = hasFailed;
    const sent = await new Response(stream).text();
    return { sent, kept };
  }

  it('goes to the guest with the nonce, and is kept without it', async () => {
    const { sent, kept } = await drawn({});
    expect(sent).toBe('<script nonce="N0">1</script>');
    expect(kept).toEqual([
      {
        headers: [['content-type', HTML['content-type']]],
        pieces: [Buffer.from('<script nonce="'), Buffer.from('">1</script>')],
      },
    ]);
  });

  it.each([
    ['is not the same for all', {}, { isSameForGuests: false }],
    ['failed in a part', {}, { hasFailed: true }],
    ['is no page that was found', { status: 404 }, {}],
    ['sets a cookie', { headers: { ...HTML, 'set-cookie': 'a=1' } }, {}],
    ['is no page', { headers: { 'content-type': 'application/json' } }, {}],
    ['is too large', { body: BODY + 'x'.repeat(LARGEST_PAGE_BYTES) }, {}],
  ])('is sent and not kept when it %s', async (_, answer, notes) => {
    const { sent, kept } = await drawn(answer, notes);
    expect(sent).toContain('nonce="N0"');
    expect(kept).toEqual([]);
  });
});
