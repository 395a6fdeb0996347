import { createRequire } from 'node:module';
import type * as FontKit from 'fontkit';
import type PdfDocument from 'pdfkit';

const packages = createRequire(import.meta.url);

// Loaded by the first paper that is drawn. Most processes draw none, and to load these takes a
// fifteenth of their start.

/** What a new PDF is made with. */
export const pdfDocument = (): typeof PdfDocument => packages('pdfkit') as typeof PdfDocument;

/** What reads fonts. */
export const fontKit = (): typeof FontKit => packages('fontkit') as typeof FontKit;
