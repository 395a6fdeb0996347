/** One page of a list read by keyset: `next` is the cursor of the following page, or undefined at the end. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: string | undefined;
}
