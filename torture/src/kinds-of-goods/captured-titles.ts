import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { parse } from 'yaml';
import labels from './labels.json' with { type: 'json' };
import { type Category, mercariPaths } from './mercari-paths.ts';

/** A title with the kind that a person gave it; `*` where the title alone does not tell. */
export interface Labelled {
  readonly site: string;
  readonly title: string;
  readonly kind: string;
  /** The site's own categories where its list tells one, root first. */
  readonly categoryPath?: readonly Category[];
}

const CAPTURES = fileURLToPath(new URL('../../../../shared/data/marketplaces/', import.meta.url));
const MERCARI_TREE = `${CAPTURES}mercari/master-data-2022/categories.json`;
const NEXT_DATA = /__NEXT_DATA__"[^>]*>(.*?)<\/script>/s;

/**
 * The labelled titles of the captured answers, read where they lie; none without them. The labels
 * know a title by its hash.
 */
export function capturedTitles(): Labelled[] {
  const kindOf = new Map(
    Object.entries(labels).flatMap(([kind, hashes]) =>
      hashes.split(' ').map((hash) => [hash, kind] as const),
    ),
  );
  const found = new Map<string, Labelled>();
  const paths = existsSync(MERCARI_TREE) ? mercariPaths(MERCARI_TREE) : undefined;
  for (const file of globSync(`${CAPTURES}**/*.{json,yml,yaml,html}`)) {
    const site = file.slice(CAPTURES.length).split('/')[0] ?? '';
    for (const { title, category } of documentsIn(file).flatMap(titlesIn)) {
      const hash = createHash('sha256').update(title).digest('hex').slice(0, 8);
      const kind = kindOf.get(hash);
      const categoryPath = paths?.get(category) ?? found.get(hash)?.categoryPath ?? [];
      if (kind !== undefined) found.set(hash, { site, title, kind, categoryPath });
    }
  }
  return [...found.values()];
}

function documentsIn(file: string): unknown[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return [JSON.parse(text)];
  if (file.endsWith('.html')) {
    const [, data] = NEXT_DATA.exec(text) ?? [];
    return data ? [JSON.parse(data)] : [];
  }
  return bodiesOf(parse(text));
}

/** Answers of a recorded cassette; what is no JSON is passed over. */
function bodiesOf(cassette: unknown): unknown[] {
  if (!isRecord(cassette) || !Array.isArray(cassette['interactions'])) return [];
  return cassette['interactions'].flatMap((interaction) => {
    const response: unknown = isRecord(interaction) ? interaction['response'] : undefined;
    if (!isRecord(response)) return [];
    const body = response['body'] ?? response['content'];
    const sent = isRecord(body) ? body['string'] : body;
    const text = sent instanceof Uint8Array ? unpacked(sent) : String(sent);
    try {
      return [JSON.parse(text)];
    } catch {
      return [];
    }
  });
}

const unpacked = (bytes: Uint8Array): string =>
  (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : Buffer.from(bytes)).toString();

interface Told {
  readonly title: string;
  /** Id of Mercari's category; empty where the list tells none. */
  readonly category: string;
}

/** Every string that stands where a listing has its title. */
function titlesIn(value: unknown): Told[] {
  if (Array.isArray(value)) return value.flatMap(titlesIn);
  if (!isRecord(value)) return [];
  const own = ['name', 'title', 'itemName', 'productName'].map((key) => value[key]);
  return [
    ...own
      .filter((text) => typeof text === 'string')
      .map((text) => ({ title: text.trim(), category: String(value['categoryId'] ?? '') })),
    ...Object.values(value).flatMap(titlesIn),
  ];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
