import sanitizeHtml from 'sanitize-html';

const TAGS = [
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
];

const SHOP_WINDOW: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href', 'rel'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'svg',
    'math',
    'iframe',
    'object',
    'template',
    'title',
    'head',
    'xmp',
    'noembed',
    'noframes',
    'plaintext',
    'select',
  ],
  nestingLimit: 30,
  parseStyleAttributes: false,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    // A relative address would point into our own site, which the seller did not mean and must not reach.
    a: (_, attribs) => ({
      tagName: 'a',
      attribs: {
        ...(/^https?:\/\/[a-z0-9]/i.test(attribs['href'] ?? '')
          ? { href: attribs['href'] as string }
          : {}),
        rel: 'nofollow noopener noreferrer ugc',
      },
    }),
  },
};

/** Characters of a description; no site allows a seller more. */
const LONGEST = 100_000;
/** A long table of sizes has some hundreds. */
const MOST_TAGS = 10_000;

/** What a seller wrote, reduced to what cannot act: about twenty tags, no style, class, id, script or picture; links never followed. */
export function sanitiseHtml(hostile: string): string {
  const html = hostile.slice(0, LONGEST);
  // Tags within tags cost the sanitiser the square of their number.
  if (html.split('<').length > MOST_TAGS) return htmlOfText(textOfHtml(html));
  return sanitizeHtml(html, SHOP_WINDOW).trim();
}

/** The same as plain text, a line for each block. Whatever is written, it takes time in proportion to its length. */
export function textOfHtml(hostile: string): string {
  const broken = hostile
    .slice(0, LONGEST)
    .replace(/<(br|\/p|\/li|\/tr|\/div|\/h[1-6])\b[^<>]*>/gi, '\n');
  return unescapeHtml(
    sanitizeHtml(broken, { ...SHOP_WINDOW, allowedTags: [], allowedAttributes: {} }),
  )
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Plain text as safe HTML. */
export const htmlOfText = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br />');

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const unescapeHtml = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
