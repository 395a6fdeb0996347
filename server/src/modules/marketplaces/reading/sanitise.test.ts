import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { hasShared, readSharedJson } from '../../../../test-support/world/captures.ts';
import { htmlOfText, sanitiseHtml, textOfHtml } from './sanitise.ts';

const ALLOWED = new Set([
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tr',
  'td',
  'th',
  'hr',
  'blockquote',
  'a',
]);

/** Everything in the output that could act, as a parser of its own sees it. */
function dangersOf(html: string): string[] {
  const dangers: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!ALLOWED.has(name)) dangers.push(`<${name}>`);
      for (const [key, value] of Object.entries(attributes)) {
        if (!['href', 'rel', 'colspan', 'rowspan'].includes(key)) dangers.push(`${name}[${key}]`);
        if (key === 'href' && !/^https?:\/\//i.test(value)) dangers.push(`href=${value}`);
        if (name === 'a' && !/nofollow/.test(attributes['rel'] ?? ''))
          dangers.push('a link that is followed');
      }
    },
    oncomment: (text) => dangers.push(`<!--${text}`),
    onprocessinginstruction: (_, text) => dangers.push(`<${text}>`),
  });
  parser.end(html);
  return dangers;
}

describe.skipIf(!hasShared)('the known attacks', () => {
  const vectors = hasShared ? (readSharedJson('data/security/xss/vectors.json') as string[]) : [];

  it('leave nothing that can act, alone or inside other markup', () => {
    expect(vectors.length).toBeGreaterThan(6000);
    for (const vector of vectors) {
      for (const hostile of [
        vector,
        `<p>${vector}</p>`,
        `<table><tr><td>${vector}`,
        `<a href="${vector}">x</a>`,
      ])
        expect(dangersOf(sanitiseHtml(hostile)), hostile).toEqual([]);
    }
  });

  it('leave no markup in the text', () => {
    for (const vector of vectors.slice(0, 2000))
      expect(dangersOf(htmlOfText(textOfHtml(vector))), vector).toEqual([]);
  });

  it('are seen by the check itself', () => {
    expect(dangersOf('<img src=x onerror=alert(1)>')).toContain('<img>');
    expect(dangersOf('<a href="javascript:alert(1)">x</a>')).not.toEqual([]);
  });
});

it('what sellers honestly write is kept', () => {
  expect(
    sanitiseHtml('<center><font color="red"><b>美品</b></font></center><BR>状態：<i>良</i>'),
  ).toBe('<b>美品</b><br />状態：<i>良</i>');
  expect(sanitiseHtml('<a href="https://example.com/x" onclick="y()">z</a>')).toBe(
    '<a href="https://example.com/x" rel="nofollow noopener noreferrer ugc">z</a>',
  );
  expect(textOfHtml('一行<BR>二行<p>三行</p>&amp;')).toBe('一行\n二行三行\n&');
});

it.each([
  ['blanks', `a${' '.repeat(99_000)}b`],
  ['tags that never end', '<br '.repeat(25_000)],
  ['ends that never end', '</li '.repeat(20_000)],
  ['tags within tags', '<b>'.repeat(33_000)],
  ['tags within tags, as many as are read as such', '<b>'.repeat(9_000)],
])('%s without number are read at once: one description must not stop everybody', (_, hostile) => {
  const startedMs = performance.now();
  expect(dangersOf(sanitiseHtml(hostile))).toEqual([]);
  textOfHtml(hostile);
  // The worst of them took twenty seconds when it was searched for anew from each of its letters.
  expect(performance.now() - startedMs).toBeLessThan(2_000);
});
