/**
 * Where a file lies below the data folder, and under which key in a bucket: the same, so that any
 * program that copies folders moves files from one to the other.
 */
export function placeOfFile(id: string): string {
  // Ids are uuids by the time they come here; this keeps a mistake elsewhere from walking out of the folder.
  if (!/^[\da-f-]{36}$/.test(id)) throw new Error(`not an id of a file: ${id}`);
  return `files/${id.slice(-2)}/${id}.webp`;
}
