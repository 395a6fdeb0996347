import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { parse } from 'yaml';
import labels from './labels.json' with { type: 'json' };
import type { Labelled } from './labelled.ts';
import { mercariPaths } from './mercari-paths.ts';

const CAPTURES = fileURLToPath(new URL('../../../../shared/data/marketplaces/', import.meta.url));
/** The tree of categories of Mercari, as it was captured. */
export const MERCARI_TREE: string = `${CAPTURES}mercari/master-data-2022/categories.json`;
/** Folders of captures whose site has another name with us. */
const SITES: Readonly<Record<string, string>> = {
  'yahoo-auctions': 'yahoo',
  'paypay-fleamarket': 'paypay',
  'suruga-ya': 'surugaya',
};
const NEXT_DATA = /__NEXT_DATA__"[^>]*>(.*?)<\/script>/s;
/** What stands between two tags, or in quotes within one. */
const WORDS = /(?:>|=")\s*([^<>"]{3,400}?)\s*(?:<|")/g;
const PICTURE_OF = /のサムネイル$/;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** By how a labelled title is known, so that no text of a capture stands in the repository. */
export const titleHash = (site: string, title: string): string =>
  createHash('sha256').update(`${site}\n${title}`).digest('hex').slice(0, 10);

/** The labelled titles of the captured answers, read where they lie; none without them. */
export function capturedTitles(): Labelled[] {
  const kindsOf = new Map(
    Object.entries(labels).flatMap(([kinds, hashes]) =>
      hashes.split(' ').map((hash) => [hash, kinds.split('|')] as const),
    ),
  );
  const found = new Map<string, Labelled>();
  const paths = existsSync(MERCARI_TREE) ? mercariPaths(MERCARI_TREE) : undefined;
  for (const file of globSync(`${CAPTURES}**/*.{json,yml,yaml,html}`)) {
    if (file.includes('master-data')) continue;
    const folder = file.slice(CAPTURES.length).split('/')[0] ?? '';
    const site = SITES[folder] ?? folder;
    for (const { text: title, category } of textsOf(file)) {
      const hash = titleHash(site, title);
      const kinds = kindsOf.get(hash);
      const categoryPath = paths?.get(category) ?? found.get(hash)?.categoryPath ?? [];
      if (kinds !== undefined) found.set(hash, { hash, site, title, kinds, categoryPath });
    }
  }
  return [...found.values()];
}

/** How many titles of the captures have a label. */
export const labelledCount: number = Object.values(labels).flatMap((all) => all.split(' ')).length;

interface Text {
  readonly text: string;
  /** Id of Mercari's category; empty where it tells none. */
  readonly category: string;
}

function textsOf(file: string): Text[] {
  const content = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return stringsIn(JSON.parse(content));
  if (!file.endsWith('.html')) return bodiesOf(parse(content)).flatMap(stringsIn);
  const [, data] = NEXT_DATA.exec(content) ?? [];
  const words = [...content.matchAll(WORDS)].map(([, found = '']) => ({
    text: plain(found).replace(PICTURE_OF, ''),
    category: '',
  }));
  return data ? [...words, ...stringsIn(JSON.parse(data))] : words;
}

const plain = (html: string): string =>
  html.replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity).trim();

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

/** Every string, with the category that stands beside it. */
function stringsIn(value: unknown): Text[] {
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (!isRecord(value)) return [];
  const category = String(value['categoryId'] ?? '');
  return Object.values(value).flatMap((one) =>
    typeof one === 'string' ? [{ text: one.trim(), category }] : stringsIn(one),
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
