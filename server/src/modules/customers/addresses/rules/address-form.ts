import { Refusal } from '../../../../kernel/refusal.ts';
import { toPlainLine } from '../../rules/plain-text.ts';

/** What a client says about an address; undefined and null leave a field as it is. Ids are the numbers of the place calls. */
export interface AddressForm {
  readonly name?: string | null;
  readonly phone?: string | null;
  readonly address?: string | null;
  readonly province_id?: number | null;
  readonly district_id?: number | null;
  readonly district?: string | null;
  readonly ward_id?: number | null;
  readonly type?: string | null;
  readonly remark?: string | null;
}

/** The place list, as far as addresses need it. */
export interface PlaceList {
  findProvince(
    code: string,
  ): { readonly code: string; readonly name: string; readonly type: string } | undefined;
  findCommune(
    code: string,
  ): { readonly code: string; readonly name: string; readonly provinceCode: string } | undefined;
}

/** What an address says, without whose it is and when it was written. */
export interface CompleteAddress {
  readonly receiver: string;
  /** E.164. */
  readonly phone: string;
  /** House number, street, building. */
  readonly line: string;
  readonly provinceCode: string;
  readonly province: string;
  readonly communeCode: string | undefined;
  readonly commune: string;
  /** From the time of districts: kept for carriers, undefined for new addresses. */
  readonly oldDistrictId: number | undefined;
  readonly oldDistrict: string | undefined;
  /** As its owner calls it: `Nhà riêng`, `Văn phòng`. */
  readonly kind: string | undefined;
  readonly remark: string | undefined;
}

interface Helpers {
  readonly places: PlaceList;
  /** E.164 of a Vietnamese number, or undefined. */
  readonly parsePhone: (text: string) => string | undefined;
}

/**
 * The address that the form makes of `before` (nothing for a new one). A place must be on the two-level list; an address from
 * the time of districts stays as it is until its owner chooses a commune. Refusals `customers.receiver-needed`,
 * `customers.phone-invalid`, `customers.line-needed`, `customers.place-unknown`.
 */
export function completeAddress(
  form: AddressForm,
  before: CompleteAddress | undefined,
  { places, parsePhone }: Helpers,
): CompleteAddress {
  const receiver = toPlainLine(form.name) ?? (form.name == null ? before?.receiver : undefined);
  if (!receiver) throw new Refusal('customers.receiver-needed');
  const phone = form.phone == null ? before?.phone : parsePhone(form.phone);
  if (!phone) throw new Refusal('customers.phone-invalid');
  const line = toPlainLine(form.address) ?? (form.address == null ? before?.line : undefined);
  if (!line) throw new Refusal('customers.line-needed');
  return {
    receiver,
    phone,
    line,
    ...placeOf(form, before, places),
    kind: form.type === undefined || form.type === null ? before?.kind : toPlainLine(form.type),
    remark:
      form.remark === undefined || form.remark === null ? before?.remark : toPlainLine(form.remark),
  };
}

type Place = Pick<
  CompleteAddress,
  'provinceCode' | 'province' | 'communeCode' | 'commune' | 'oldDistrictId' | 'oldDistrict'
>;

function placeOf(form: AddressForm, before: CompleteAddress | undefined, places: PlaceList): Place {
  const isSamePlace =
    before &&
    isUnchanged(form.ward_id, before.communeCode) &&
    isUnchanged(form.province_id, before.provinceCode);
  if (isSamePlace) {
    const { provinceCode, province, communeCode, commune, oldDistrictId, oldDistrict } = before;
    return { provinceCode, province, communeCode, commune, oldDistrictId, oldDistrict };
  }
  const commune = places.findCommune(String(form.ward_id ?? '').padStart(5, '0'));
  const province = commune && places.findProvince(commune.provinceCode);
  const isContradicted = form.province_id != null && Number(province?.code) !== form.province_id;
  if (!commune || !province || isContradicted) throw new Refusal('customers.place-unknown');
  // The district call answers with the province itself; anything else is a district from before July 2025.
  const hasOldDistrict = form.district_id != null && form.district_id !== Number(province.code);
  return {
    provinceCode: province.code,
    province: `${province.type} ${province.name}`,
    communeCode: commune.code,
    commune: commune.name,
    oldDistrictId: hasOldDistrict ? (form.district_id ?? undefined) : undefined,
    oldDistrict: hasOldDistrict ? toPlainLine(form.district) : undefined,
  };
}

const isUnchanged = (id: number | null | undefined, code: string | undefined): boolean =>
  id == null || (code !== undefined && Number(code) === id);
