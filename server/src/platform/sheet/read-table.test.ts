import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { readTable } from './read-table.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** An xlsx of one cell, with something before its sheet. */
function xlsxOf(before: string, cell: string): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(`${HEAD}${text}`), name);
  zip.addBuffer(
    Buffer.from(
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    '[Content_Types].xml',
  );
  const linked = (type: string, target: string) =>
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;
  add('_rels/.rels', linked('officeDocument', 'xl/workbook.xml'));
  add('xl/_rels/workbook.xml.rels', linked('worksheet', 'worksheets/sheet1.xml'));
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  );
  add(
    'xl/worksheets/sheet1.xml',
    `${before}<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${cell}</t></is></c></row></sheetData></worksheet>`,
  );
  zip.end();
  return buffer(zip.outputStream);
}

test('a sheet of one cell is read', async () => {
  expect(await readTable(await xlsxOf('', 'HK-1'), 10)).toEqual({ table: [['HK-1']] });
});

test('a sheet that names files, or texts within texts, gives none of them', async () => {
  const lol = Array.from(
    { length: 9 },
    (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
  );
  for (const [before, cell] of [
    ['<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '&x;'],
    ['<!DOCTYPE a [<!ENTITY x SYSTEM "http://127.0.0.1:1/">]>', '&x;'],
    [`<!DOCTYPE a [<!ENTITY l0 "lol">${lol.join('')}]>`, '&l9;'],
  ] as const) {
    const read = JSON.stringify(await readTable(await xlsxOf(before, cell), 10));
    expect(read).not.toMatch(/root:|lollol/);
    expect(read.length).toBeLessThan(200);
  }
});
