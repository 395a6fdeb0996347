import { pictureIn } from '@hako/contract/content/pictures';

/**
 * The Markdown of our own articles as a tree to draw: headings, paragraphs, lists, pictures, bold,
 * italic, links. Nothing in it becomes HTML.
 */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly parts: readonly Part[] }
  | { readonly kind: 'paragraph'; readonly parts: readonly Part[] }
  /** A picture of ours, alone on its line. */
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly Part[])[];
    };

export type Part =
  | { readonly kind: 'text' | 'strong' | 'em'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

const PICTURE = /^!\[([^\]]+)\]\(([^)\s]+)\)$/;
const ITEM = /^(?:[-*]|(\d+)\.)\s+(.*)$/;
const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Reads whatever it is given; what it does not know stays text. */
export function blocksOf(markdown: string): Block[] {
  return markdown
    .replace(/\r\n/g, '\n')
    .split(/\n{2,}/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .flatMap(blockOf);
}

function blockOf(text: string): Block[] {
  const heading = /^(#{1,3})\s+(.*)/.exec(text);
  if (heading) {
    const [first = '', ...rest] = text.split('\n');
    const level = (heading[1] as string).length > 2 ? 3 : 2;
    const below = rest.join('\n').trim();
    return [
      { kind: 'heading', level, parts: partsOf(first.replace(/^#+\s+/, '')) },
      ...(below ? blockOf(below) : []),
    ];
  }
  const picture = PICTURE.exec(text);
  if (picture && pictureIn(picture[2] as string))
    return [{ kind: 'picture', src: picture[2] as string, alt: (picture[1] as string).trim() }];
  const lines = text.split('\n');
  if (lines.every((line) => ITEM.test(line.trim()))) {
    const found = lines.map((line) => ITEM.exec(line.trim()) as RegExpExecArray);
    return [
      {
        kind: 'list',
        isOrdered: found[0]?.[1] !== undefined,
        items: found.map((item) => partsOf(item[2] ?? '')),
      },
    ];
  }
  return [{ kind: 'paragraph', parts: partsOf(lines.join(' ')) }];
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, strong, em, label, address] = match;
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (em !== undefined) parts.push({ kind: 'em', text: em });
    else if (label !== undefined && address !== undefined && isSafe(address))
      parts.push({ kind: 'link', text: label, to: address });
    else parts.push({ kind: 'text', text: whole });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** Our own addresses and those of the web; nothing that could run. */
const isSafe = (address: string): boolean =>
  /^(?:\/(?![/\\])|https:\/\/|mailto:|tel:)/.test(address);
