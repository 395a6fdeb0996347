import {
  isShown,
  type SettingField,
  type SettingValues,
  valueAt,
} from '@hako/contract/settings/field';

/**
 * The same values with another one at a dotted name; what lies on the way is made where it is
 * missing.
 */
export function withValue(values: SettingValues, name: string, value: unknown): SettingValues {
  const [first = '', ...rest] = name.split('.');
  if (rest.length === 0) return { ...values, [first]: value };
  const inner = values[first];
  const branch = typeof inner === 'object' && inner !== null ? { ...inner } : {};
  return { ...values, [first]: withValue(branch, rest.join('.'), value) };
}

/** An empty row of these fields: a choice has its first one, everything else nothing. */
export const emptyValues = (fields: readonly SettingField[]): SettingValues =>
  fields.reduce<SettingValues>((values, field) => {
    if (field.type === 'choice' && !field.isOptional)
      return withValue(values, field.name, field.choices[0]?.value);
    if (field.type === 'flag') return withValue(values, field.name, false);
    if (field.type === 'rows') return withValue(values, field.name, [emptyValues(field.fields)]);
    return field.isOptional ? values : withValue(values, field.name, emptyOf(field));
  }, {});

const emptyOf = ({ type }: SettingField): unknown =>
  type === 'words' || type === 'codes' ? [] : '';

/** The first field that still has to be filled in; undefined: the row can be sent. */
export const missingField = (
  fields: readonly SettingField[],
  values: SettingValues,
): SettingField | undefined =>
  fields.find((field) => {
    if (field.isOptional || !isShown(field, values)) return false;
    const value = valueAt(values, field.name);
    if (field.type === 'rows' && Array.isArray(value))
      return value.some((row) => missingField(field.fields, row) !== undefined);
    return value === undefined || value === null || value === '';
  });
