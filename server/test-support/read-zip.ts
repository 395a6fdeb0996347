import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The files of a zip by their names and as text, as a reader that did not make it sees them. */
export async function readZip(zip: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const opened = await fromBufferPromise(zip, { lazyEntries: true });
  for await (const entry of opened.eachEntry())
    if (!entry.fileName.endsWith('/'))
      files.set(entry.fileName, await text(await opened.openReadStreamPromise(entry)));
  return files;
}
