/** A part of what waits at the desk: at most `limit`, longest waiting first; with `orderIds` only what holds goods of these orders, as a scan finds it. */
export interface Waiting {
  readonly limit: number;
  readonly orderIds?: readonly string[] | undefined;
}
