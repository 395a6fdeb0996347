import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { noTelemetry } from '../../telemetry/telemetry.ts';
import { createGuestPages, type GuestPage, LARGEST_PAGE_BYTES } from './guest-pages.ts';
import { sentAndKept } from './keep-page.ts';

const page = (text: string): GuestPage => ({ headers: [], pieces: [Buffer.from(text)] });

describe('pages that are kept for guests', () => {
  it('are drawn anew by one guest while the others get the old one, and are gone after that', () => {
    let nowMs = 0;
    const pages = createGuestPages(
      { clock: { monotonicMs: () => nowMs }, telemetry: noTelemetry },
      10,
    );
    const known = page('first');
    expect(pages.find('/')).toBeUndefined();
    pages.keep('/', known);
    nowMs = 9;
    expect(pages.find('/')).toBe(known);
    expect(pages.find('/about')).toBeUndefined();
    nowMs = 10;
    expect(pages.find('/')).toBeUndefined();
    expect(pages.find('/')).toBe(known);
    nowMs = 19;
    expect(pages.find('/')).toBe(known);
    const anew = page('second');
    pages.keep('/', anew);
    expect(pages.find('/')).toBe(anew);
    nowMs = 39;
    expect(pages.find('/')).toBeUndefined();
  });

  it('are as many as fit', () => {
    const pages = createGuestPages({ clock: { monotonicMs: () => 0 }, telemetry: noTelemetry }, 10);
    const large = page('x'.repeat(LARGEST_PAGE_BYTES));
    for (let n = 0; n < 40; n++) pages.keep(`/${n}`, large);
    expect(pages.find('/0')).toBeUndefined();
    expect(pages.find('/39')).toBe(large);
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
    const notes = { isSameForGuests, hasFailed: false };
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
