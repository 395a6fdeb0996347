import type { Page } from 'playwright-core';

/** A cell as its lines: its own text first, then each part of it. */
type Cell = readonly string[];
export type Row = readonly Cell[];
/** The tables of a page by the id of their heading, as somebody reads them. */
export type PageTables = ReadonlyMap<string, readonly Row[]>;

/** Reads every table of the page, folded ones too. Nothing but what is written on it. */
export async function readTables(page: Page): Promise<PageTables> {
  const read = await page.evaluate(() =>
    [...document.querySelectorAll('main section:has(> h2[id])')].map((section) => ({
      id: section.querySelector('h2')?.id ?? '',
      rows: [...section.querySelectorAll('tbody tr')].map((row) =>
        [...row.children].map((cell) =>
          [...cell.childNodes].map((node) => (node.textContent ?? '').replaceAll('\u00a0', ' ')),
        ),
      ),
    })),
  );
  return new Map(read.map(({ id, rows }) => [id, rows]));
}

/** `1.234.567`, `¥1,234` or `1.234 ₫` as a number. */
export const wholeOf = (text: string): number => Number(text.replace(/\D/g, ''));

/** `8,5%` in basis points. */
export const basisPointsOf = (text: string): number =>
  Math.round(Number(/([\d,]+)%/.exec(text)?.[1]?.replace(',', '.')) * 100);

/** `1,254 kg` or `300 g` in grams. */
export function gramsOf(text: string): number {
  const [, figure = '', unit] = /([\d,]+) (kg|g)/.exec(text) ?? [];
  return Math.round(Number(figure.replace(',', '.')) * (unit === 'kg' ? 1000 : 1));
}

/** The number after some words: `/5.000` after `cao`. */
export const after = (text: string, words: RegExp): string =>
  new RegExp(`${words.source}([\\d.,]+)`).exec(text)?.[1] ?? '';
