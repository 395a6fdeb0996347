import type { Clock } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Gender } from '../customer.ts';
import { type ProfileChange, updateProfile as update } from '../customer-store.ts';
import { parseBirthdate } from './rules/birthdate.ts';
import { toPlainLine } from '../rules/plain-text.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** As a client sends it: undefined leaves a field alone, null or an empty text takes it away. */
export interface ProfileForm {
  readonly full_name?: string | null | undefined;
  readonly short_name?: string | null | undefined;
  readonly birthdate?: string | null | undefined;
  readonly gender?: string | null | undefined;
  readonly avatar?: string | null | undefined;
}

const GENDERS: Readonly<Record<string, Gender>> = {
  m: 'M',
  male: 'M',
  nam: 'M',
  f: 'F',
  female: 'F',
  nữ: 'F',
  o: 'O',
  other: 'O',
  khác: 'O',
};

/** Saves the valid fields and names the others (specification: an invalid birthdate is dropped on save). Refusal `customers.name-needed`. */
export async function updateProfile(
  { db, clock }: Deps,
  customerId: string,
  form: ProfileForm,
): Promise<readonly string[]> {
  const now = clock.now();
  const { change, dropped } = readForm(form, now);
  await inTransaction(db, (trx) => update(trx, customerId, change, now));
  return dropped;
}

function readForm(
  { full_name: name, birthdate, gender, avatar }: ProfileForm,
  now: Date,
): { change: ProfileChange; dropped: string[] } {
  const fullName = toPlainLine(name);
  if (typeof name === 'string' && !fullName) throw new Refusal('customers.name-needed');
  const fields = {
    birthdate: read(birthdate, (text) => parseBirthdate(text, now)),
    gender: read(gender, (text) => GENDERS[text.trim().toLowerCase()]),
    avatarUrl: read(avatar, toPictureUrl),
  };
  const dropped = Object.entries(fields).flatMap(([field, value]) =>
    value === 'invalid' ? [field === 'avatarUrl' ? 'avatar' : field] : [],
  );
  const valid = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== 'invalid' && value !== undefined),
  );
  return { change: { ...valid, ...(fullName ? { fullName } : {}) } as ProfileChange, dropped };
}

function read<Value>(
  text: string | null | undefined,
  parse: (text: string) => Value | undefined,
): Value | null | undefined | 'invalid' {
  if (text === undefined) return undefined;
  if (text === null || text.trim() === '') return null;
  return parse(text) ?? 'invalid';
}

/** Only a picture that was uploaded here: an address elsewhere would tell strangers who looks at it. */
function toPictureUrl(text: string): string | undefined {
  return /^\/api\/files\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text) ? text : undefined;
}
