import {
  isShown,
  type SettingField,
  type SettingValues,
  valueAt,
} from '@hako/contract/settings/field';
import { type CodeNames, unitWord } from '@hako/contract/settings/word-value';
import type { SettingSheet } from '@hako/contract/settings/settings';
import { Button } from '../../../ui/forms/button.tsx';
import { Checkbox, MoneyInput, Select, TextArea, TextInput } from '../../../ui/forms/inputs.tsx';
import { Row } from '../../../ui/frames/card.tsx';
import { emptyValues, withValue } from './draft.ts';
import styles from './settings.module.css';

type Names = SettingSheet['names'];

interface FieldsProps {
  readonly fields: readonly SettingField[];
  readonly values: SettingValues;
  readonly names: Names;
  readonly onValues: (values: SettingValues) => void;
}

/** The fields of a row, side by side; those that another one rules out are not there. */
export function SettingFields({ fields, values, names, onValues }: FieldsProps) {
  return (
    <div className={styles.fields}>
      {fields
        .filter((field) => isShown(field, values))
        .map((field) => (
          <div key={field.name} className={isWide(field) ? styles.wide : undefined}>
            <OneField
              field={field}
              value={valueAt(values, field.name)}
              names={names}
              onValue={(value) => onValues(withValue(values, field.name, value))}
            />
          </div>
        ))}
    </div>
  );
}

/** Longer texts are written in a field of several lines. */
const LONG_TEXT = 150;
const isLong = (field: SettingField): boolean => field.type === 'text' && field.most > LONG_TEXT;

/** A title of a message needs its own line, too. */
const MEDIUM_TEXT = 100;

const isWide = (field: SettingField): boolean =>
  (field.type === 'text' && field.most > MEDIUM_TEXT) ||
  field.type === 'rows' ||
  field.type === 'codes' ||
  field.type === 'words';

interface FieldProps<F extends SettingField> {
  readonly field: F;
  readonly value: unknown;
  readonly names: Names;
  readonly onValue: (value: unknown) => void;
}
type Of<Type extends SettingField['type']> = Extract<SettingField, { type: Type }>;

function OneField({ field, ...rest }: FieldProps<SettingField>) {
  switch (field.type) {
    case 'number':
      return <NumberField field={field} {...rest} />;
    case 'choice':
      return <ChoiceField field={field} {...rest} />;
    case 'flag':
      return (
        <Checkbox
          label={field.label}
          note={field.help}
          checked={rest.value === true}
          onChange={(event) => rest.onValue(event.currentTarget.checked)}
        />
      );
    case 'rows':
      return <RowsField field={field} {...rest} />;
    case 'codes':
      return <CodesField field={field} {...rest} />;
    default:
      return <WordsField field={field} {...rest} />;
  }
}

function NumberField({ field, value, onValue }: FieldProps<Of<'number'>>) {
  const { label, help: hint, unit, least, most, isOptional = false } = field;
  const amount = typeof value === 'number' ? value : undefined;
  if (unit === 'vnd' || unit === 'jpy')
    return (
      <MoneyInput
        {...{ label, hint, isOptional, amount }}
        currency={unit === 'vnd' ? 'VND' : 'JPY'}
        required={!isOptional}
        onAmount={onValue}
      />
    );
  const parts = unit === 'basis-points' ? 100 : 1;
  const word = unitWord(unit);
  return (
    <TextInput
      label={word ? `${label} (${word})` : label}
      {...{ hint, isOptional }}
      type="number"
      min={least / parts}
      max={most / parts}
      step={1 / parts}
      required={!isOptional}
      value={amount === undefined ? '' : String(amount / parts)}
      onChange={({ currentTarget: { value: typed } }) =>
        onValue(typed === '' ? undefined : Math.round(Number(typed) * parts))
      }
    />
  );
}

function ChoiceField({ field, value, onValue }: FieldProps<Of<'choice'>>) {
  const { label, help: hint, choices, isOptional = false } = field;
  const none = isOptional ? [{ value: '', label: 'Không xét' }] : [];
  return (
    <Select
      {...{ label, hint }}
      options={[...none, ...choices]}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget: { value: chosen } }) => onValue(chosen || undefined)}
    />
  );
}

function WordsField({ field, value, onValue }: FieldProps<Of<'text' | 'words'>>) {
  const { label, help: hint, isOptional = false } = field;
  if (field.type === 'text') {
    const written = {
      ...{ label, hint, isOptional, required: !isOptional, maxLength: field.most },
      value: typeof value === 'string' ? value : '',
    };
    const write = (event: { readonly currentTarget: { readonly value: string } }) =>
      onValue(event.currentTarget.value);
    return isLong(field) ? (
      <TextArea {...written} onChange={write} />
    ) : (
      <TextInput {...written} onChange={write} />
    );
  }
  return (
    <TextArea
      {...{ label, hint, isOptional }}
      defaultValue={Array.isArray(value) ? value.join('\n') : ''}
      onChange={(event) =>
        onValue(
          event.currentTarget.value
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== ''),
        )
      }
    />
  );
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function CodesField({ field, value, names, onValue }: FieldProps<Of<'codes'>>) {
  const known: CodeNames = names[field.of] ?? {};
  const chosen = listOf(value).map(String);
  const toggle = (code: string, isOn: boolean) =>
    onValue(isOn ? [...chosen, code] : chosen.filter((one) => one !== code));
  return (
    <details>
      <summary>
        {field.label}: {chosen.map((code) => known[code] ?? code).join(', ') || 'chưa chọn'}
      </summary>
      {field.help ? <p className={styles.help}>{field.help}</p> : null}
      <div className={styles.codes}>
        {Object.entries(known).map(([code, word]) => (
          <Checkbox
            key={code}
            label={word}
            checked={chosen.includes(code)}
            onChange={(event) => toggle(code, event.currentTarget.checked)}
          />
        ))}
      </div>
    </details>
  );
}

function RowsField({ field, value, names, onValue }: FieldProps<Of<'rows'>>) {
  const rows = listOf(value).map((row): SettingValues => ({ ...Object(row) }));
  const { one, least, most, fields } = field;
  return (
    <fieldset className={styles.group}>
      <legend>{field.label}</legend>
      {field.help ? <p className={styles.help}>{field.help}</p> : null}
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own; its fields are controlled.
        <fieldset key={index} className={styles.group}>
          <legend>
            {one} {index + 1}
          </legend>
          <SettingFields
            {...{ fields, names }}
            values={row}
            onValues={(changed) => onValue(rows.with(index, changed))}
          />
          {rows.length > least ? (
            <Row>
              <Button isSmall kind="quiet" onClick={() => onValue(rows.toSpliced(index, 1))}>
                Bỏ {one} {index + 1}
              </Button>
            </Row>
          ) : null}
        </fieldset>
      ))}
      {rows.length < most ? (
        <Row>
          <Button isSmall onClick={() => onValue([...rows, emptyValues(fields)])}>
            Thêm {one}
          </Button>
        </Row>
      ) : null}
    </fieldset>
  );
}
