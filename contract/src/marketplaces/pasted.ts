import type { Site } from './sites.ts';

/** Codes that people copy without their address. Only shapes that no model number has. */
const BARE_CODES: readonly (readonly [RegExp, Site])[] = [
  [/^m\d{11}$/i, 'mercari'],
  [/^z\d{8,10}$/i, 'paypay'],
  [/^[a-y]\d{9,10}$/i, 'auction'],
  [/^B0[A-Z0-9]{8}$/, 'amazon'],
  [/^[a-z0-9][a-z0-9-]{1,60}:\d{8}$/, 'rakuten'],
];

/** The site whose goods a bare code names (`x1234567890`); undefined for any other text. */
export const siteOfBareCode = (text: string): Site | undefined =>
  BARE_CODES.find(([shape]) => shape.test(text))?.[1];

/** `jp.mercari.com/item/m123`, as browsers show addresses and messengers send them. */
const BARE_ADDRESS = /^(?:[a-z0-9-]+\.)+(?:jp|com|asia|to|li|co|me)\/\S+$/i;

/** Whether a text is an address without its scheme. */
export const isBareAddress = (text: string): boolean => BARE_ADDRESS.test(text);

/** Whether what was typed into a search box is a link or a code: it is resolved, not searched. */
export function isPasted(typed: string): boolean {
  const text = typed.trim();
  return /https?:\/\//i.test(text) || isBareAddress(text) || siteOfBareCode(text) !== undefined;
}
