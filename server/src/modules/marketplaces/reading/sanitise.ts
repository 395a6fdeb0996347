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
        ...(/^https?:\/\/[a-z0-9]/i.test(attribs['href'] ?? '') ? { href: attribs['href'] as string } : {}),
        rel: 'nofollow noopener noreferrer ugc',
      },
    }),
  },
};

/** What a seller wrote, reduced to what cannot act: about twenty tags, no style, class, id, script or picture; links never followed. */
export const sanitiseHtml = (hostile: string): string => sanitizeHtml(hostile.slice(0, 200_000), SHOP_WINDOW).trim();

/** The same as plain text, a line for each block. */
export function textOfHtml(hostile: string): string {
  const broken = hostile.slice(0, 200_000).replace(/<(br|\/p|\/li|\/tr|\/div|\/h[1-6])\b[^>]*>/gi, '\n');
  return unescapeHtml(sanitizeHtml(broken, { ...SHOP_WINDOW, allowedTags: [], allowedAttributes: {} }))
    .replace(/[ \t\u3000]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Plain text as safe HTML. */
export const htmlOfText = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br />');

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const unescapeHtml = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
