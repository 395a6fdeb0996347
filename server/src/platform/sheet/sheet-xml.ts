/** The fixed parts and the cells of an xlsx file (ECMA-376, part 1, SpreadsheetML). */

/** What a cell holds. A text is always a text, a moment is shown in Vietnam's time, undefined stays empty. */
export type Cell = string | number | Date | undefined;

/** Excel's own limit for one cell, in UTF-16 units. */
const MOST_IN_CELL = 32_767;
/** What a spreadsheet would take for a formula, if it were typed in or the sheet were saved as CSV. */
const LOOKS_LIKE_FORMULA = /^[=+\-@\t\r]/;
const VIETNAM_OFFSET_DAYS = 7 / 24;
/** Days from 1899-12-30, the zero of a sheet's calendar, to 1970-01-01. */
const DAYS_TO_UNIX_EPOCH = 25_569;
const DAY_MS = 86_400_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** Places in `cellXfs` below. */
const STYLE = { heading: 1, text: 2, quotedText: 3, whole: 4, moment: 5 } as const;

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="3" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** Every part of the package but the sheet itself; `name` is what its tab says. */
export const packageParts = (name: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': STYLES,
});

/** Beginning of the sheet with its headings, which stay in sight. Widths in characters. */
export const sheetStart = (
  columns: readonly { readonly heading: string; readonly width: number }[],
): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns
    .map(
      ({ width }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
    )
    .join(
      '',
    )}</cols><sheetData><row r="1">${columns.map(({ heading }, index) => textCell(heading, `${columnName(index)}1`, STYLE.heading)).join('')}</row>`;
export const SHEET_END = '</sheetData></worksheet>';

/** One row; `number` counts from 1 and the headings are the first. */
export function rowXml(cells: readonly Cell[], number: number): string {
  let xml = `<row r="${number}">`;
  for (const [index, cell] of cells.entries()) {
    const at = `${columnName(index)}${number}`;
    if (typeof cell === 'string') {
      if (cell !== '')
        xml += textCell(cell, at, LOOKS_LIKE_FORMULA.test(cell) ? STYLE.quotedText : STYLE.text);
    } else if (typeof cell === 'number')
      xml += `<c r="${at}" s="${STYLE.whole}"><v>${cell}</v></c>`;
    else if (cell)
      xml += `<c r="${at}" s="${STYLE.moment}"><v>${cell.getTime() / DAY_MS + DAYS_TO_UNIX_EPOCH + VIETNAM_OFFSET_DAYS}</v></c>`;
  }
  return `${xml}</row>`;
}

const textCell = (text: string, at: string, style: number): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, MOST_IN_CELL))}</t></is></c>`;

/** `A` … `Z`, `AA` … for a column from 0. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Text inside XML 1.0: characters that it cannot carry are left out, and `_x0041_` does not turn into a letter (ST_Xstring). */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? sign);
}
