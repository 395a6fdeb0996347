import type { Term } from './glossary.ts';

export type Part = Term | string;
