import { factName } from '../../../text/fact-names.ts';
import styles from './option-picker.module.css';

/** What must be chosen of goods before they can be ordered. */
export interface Choosable {
  readonly options: readonly {
    readonly name: string;
    readonly name_vi: string;
    readonly values: readonly string[];
    readonly values_vi: readonly string[];
  }[];
  readonly variants: readonly {
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
  }[];
}

/** By the Japanese name of the option; the variant by its id. */
export interface Choice {
  readonly values: Readonly<Record<string, string>>;
  readonly variantId: string | undefined;
}

export const NO_CHOICE: Choice = { values: {}, variantId: undefined };

/** One variant is no choice; where there are options, the variants are what they combine to. */
const isVaried = ({ options, variants }: Choosable): boolean =>
  options.length === 0 && variants.length > 1;

/** The variant that was chosen, or that the chosen options make: its name is made of them (`サイズ:25.0cm#カラー:黒`). */
export function variantOf(
  { options, variants }: Choosable,
  { values, variantId }: Choice,
): Choosable['variants'][number] | undefined {
  if (options.length === 0) return variants.find(({ id }) => id === variantId);
  const wanted = options.map(({ name }) => values[name]);
  if (wanted.includes(undefined)) return undefined;
  return variants.find(({ name }) => {
    const parts = name.split(/[#:：/／、,]/).map((part) => part.trim());
    return wanted.every((value) => value === name || parts.includes(value ?? ''));
  });
}

export const hasChoices = (goods: Choosable): boolean =>
  goods.options.length > 0 || isVaried(goods);

/** Vietnamese names of what is not chosen yet. */
export function missingIn(goods: Choosable, { values, variantId }: Choice): string[] {
  if (variantOf(goods, { values, variantId })?.quantity === 0) return ['loại còn hàng'];
  const missing = goods.options
    .filter(({ name }) => values[name] === undefined)
    .map(({ name, name_vi }) => factName(name, name_vi));
  return isVaried(goods) && variantId === undefined ? [...missing, 'phân loại'] : missing;
}

/** The choice in words for whoever buys it, in Japanese as the shop reads it. */
export function choiceText(goods: Choosable, { values, variantId }: Choice): string {
  const variant = goods.options.length === 0 ? variantOf(goods, { values, variantId }) : undefined;
  return [
    ...goods.options.flatMap(({ name }) => (values[name] ? [`${name}: ${values[name]}`] : [])),
    ...(variant ? [variant.name] : []),
  ].join(' / ');
}

/** Size, colour and the like, each a row of choices that a thumb can hit. What is sold out cannot be chosen. */
export function OptionPicker({
  goods,
  choice,
  onChoose,
}: {
  readonly goods: Choosable;
  readonly choice: Choice;
  readonly onChoose: (next: Choice) => void;
}) {
  return (
    <>
      {goods.options.map(({ name, name_vi, values, values_vi }) => (
        <fieldset key={name} className={styles.option}>
          <legend>
            {factName(name, name_vi)}
            <small lang="ja"> {name}</small>
          </legend>
          {values.map((value, index) => (
            <label key={value}>
              <input
                type="radio"
                name={`option-${name}`}
                checked={choice.values[name] === value}
                onChange={() =>
                  onChoose({ ...choice, values: { ...choice.values, [name]: value } })
                }
              />
              <Value japanese={value} vietnamese={values_vi[index]} />
            </label>
          ))}
        </fieldset>
      ))}
      {isVaried(goods) ? (
        <fieldset className={styles.option}>
          <legend>Phân loại</legend>
          {goods.variants.map(({ id, name, quantity }) => (
            <label key={id}>
              <input
                type="radio"
                name="variant"
                disabled={quantity === 0}
                checked={choice.variantId === id}
                onChange={() => onChoose({ ...choice, variantId: id })}
              />
              <span lang="ja">
                {name}
                {quantity === 0 ? ' (hết)' : ''}
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}

/** Both: what one reads, and what the shop calls it. */
function Value({ japanese, vietnamese }: { japanese: string; vietnamese: string | undefined }) {
  if (!vietnamese || vietnamese === japanese) return <span lang="ja">{japanese}</span>;
  return (
    <span>
      {vietnamese}
      <small lang="ja">{japanese}</small>
    </span>
  );
}
