import { FeeStairs, type Stepped } from './fee-stairs.tsx';
import styles from './price-table.module.css';
import { TableSection } from './table-section.tsx';

/** One table of the price list: what it is for, then each case with its rule, one part of the rule a line. */
export function PriceTable({
  code,
  name,
  about,
  rows,
  asked,
  askedJpy,
}: {
  readonly code: string;
  readonly name: string;
  readonly about: string | undefined;
  readonly rows: readonly {
    readonly code: string;
    readonly name: string;
    readonly rule: string;
    /** Which goods, orders or places it is for. */
    readonly notes: readonly string[];
    /** What it comes to for the price that was asked. */
    readonly result?: string | undefined;
    /** How its rate changes by steps. */
    readonly steps?: Stepped['steps'];
  }[];
  /** The price that results are for, in words; without it no result is shown. */
  readonly asked?: string | undefined;
  readonly askedJpy?: number | undefined;
}) {
  const hasResults = asked !== undefined && rows.some(({ result }) => result);
  return (
    <TableSection code={code} name={name} about={about} rowCount={rows.length}>
      <FeeStairs rows={rows} askedJpy={askedJpy} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Trường hợp</th>
            <th scope="col">Mức</th>
            {hasResults ? <th scope="col">Món {asked}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.code}>
              <th scope="row">
                {row.name}
                {row.notes.map((note) => (
                  <small key={note}>{note}</small>
                ))}
              </th>
              <td className="tabular">
                {partsOf(row).map((part) => (
                  <span key={part}>{part}</span>
                ))}
              </td>
              {hasResults ? <td className="tabular">{row.result ?? 'chưa tính được'}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </TableSection>
  );
}

/** `Đường bay: 215.000 ₫/kg; từ 10 kg: 200.000 ₫/kg.` names itself and lists its steps; the row names it already. */
export function partsOf({
  name,
  rule,
}: {
  readonly name: string;
  readonly rule: string;
}): string[] {
  const said = rule.startsWith(`${name}: `) ? rule.slice(name.length + 2) : rule;
  return said
    .replace(/\.$/, '')
    .split('; ')
    .map((part) => part.charAt(0).toLocaleUpperCase('vi') + part.slice(1));
}
