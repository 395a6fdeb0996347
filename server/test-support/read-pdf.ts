import { extractText, getDocumentProxy } from 'unpdf';

/** The letters of a PDF, page by page, as another program reads them. */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: false,
  });
  return text;
}
