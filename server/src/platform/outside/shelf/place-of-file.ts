/**
 * Where a file lies below the data folder, and under which key in a bucket: the same, so that any
 * program that copies folders moves files from one to the other.
 */
export function placeOfFile(id: string, extension: string): string {
  requireId(id);
  return `files/${id.slice(-2)}/${id}.${extension}`;
}

/** Whoever calls checked that it is a uuid. A mistake there must not walk out of the folder. */
export function requireId(id: string): void {
  if (!/^[\da-f-]{36}$/.test(id)) throw new Error(`not an id of a file: ${id}`);
}
