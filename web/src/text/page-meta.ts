interface PageWords {
  /** Without the name of the house. */
  readonly title: string;
  readonly description: string;
  /** Where the page stands: `https://…`, no slash behind. */
  readonly origin: string;
  /** The one address of this content, without what only orders or filters it. */
  readonly path: string;
  /** Absolute address of a picture that shows it. */
  readonly picture?: string | undefined;
  readonly type?: 'website' | 'product';
  /** Pages that searching machines should leave out: endless filters, somebody's own lists. */
  readonly isUnlisted?: boolean;
}

const DESCRIPTION_LENGTH = 160;

/** What searching machines and messengers read of a page: title, description, its one address, and the card shown with a shared link. */
export function pageMeta({
  title,
  description,
  origin,
  path,
  picture,
  type = 'website',
  isUnlisted,
}: PageWords) {
  const short = shorten(description, DESCRIPTION_LENGTH);
  const address = origin + path;
  return [
    { title: `${title} · Hako` },
    { name: 'description', content: short },
    { tagName: 'link' as const, rel: 'canonical', href: address },
    { property: 'og:site_name', content: 'Hako' },
    { property: 'og:locale', content: 'vi_VN' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: short },
    { property: 'og:url', content: address },
    ...(picture ? [{ property: 'og:image', content: picture }] : []),
    ...(isUnlisted ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}

/** Cuts at the last space before the limit, with an ellipsis. */
export function shorten(text: string, limit: number): string {
  const tidy = text.replace(/\s+/g, ' ').trim();
  if (tidy.length <= limit) return tidy;
  const cut = tidy.slice(0, limit - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > limit / 2 ? space : limit - 1)}…`;
}
