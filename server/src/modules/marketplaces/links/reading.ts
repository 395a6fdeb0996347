import type { Site } from '@hako/contract/marketplaces/sites';

/** What one address of a site means; undefined: nothing that we can show. */
export type Reading =
  | {
      readonly kind: 'item' | 'seller' | 'category' | 'search';
      /** Code of the item, seller or category; the keyword of a search. */
      readonly code: string;
      /** Where the address belongs to another site than its host. */
      readonly site?: Site;
    }
  | undefined;

/** Reads the addresses of one site. Hosts are exact names: one that merely contains a known name is somebody else. */
export interface LinkReader {
  readonly site: Site;
  readonly hosts: readonly string[];
  read(url: URL): Reading;
}

/** The path without a trailing slash, its percent signs read; empty when they make no text. */
export const pathOf = (url: URL): string => decoded(url.pathname).replace(/\/+$/, '') || '/';

/** Empty when it is no well-formed part of an address. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** The first group of the first pattern that fits. */
export function match(text: string, ...patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1];
    if (found) return found;
  }
  return undefined;
}

const LONGEST_KEYWORD = 100;
/** A search for what was typed there; undefined when nothing was. */
export function searchFor(...words: readonly (string | null | undefined)[]): Reading {
  const typed = words
    .map((word) => (word ?? '').replace(/[\s\p{Cc}+]+/gu, ' ').trim())
    .find(Boolean);
  // Half a letter at the cut would be no text.
  return typed
    ? { kind: 'search', code: typed.slice(0, LONGEST_KEYWORD).toWellFormed().trim() }
    : undefined;
}

export const item = (code: string | undefined): Reading =>
  code ? { kind: 'item', code } : undefined;
export const seller = (code: string | undefined): Reading =>
  code ? { kind: 'seller', code } : undefined;
export const category = (code: string | undefined): Reading =>
  code ? { kind: 'category', code } : undefined;
