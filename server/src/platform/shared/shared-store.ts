/**
 * What processes share for a short while so that each need not do the same: never the only place of
 * anything. It may forget everything at any moment and be away for hours; then each call answers as
 * if nothing was there, in a tenth of a second at most, and fails never.
 */
export interface SharedStore {
  /** No other process is reached: what only spares others work may be left out. */
  readonly isAlone: boolean;
  find(key: string): Promise<string | undefined>;
  keep(key: string, value: string, forMs: number): Promise<void>;
  /**
   * Adds to the count of this window, which begins with the first one counted. Undefined: nobody
   * could be asked.
   */
  count(key: string, by: number, windowMs: number): Promise<Counted | undefined>;
  /** Reaches whoever listens now, in this process, too. */
  tell(topic: string, message: string): Promise<void>;
  /** Calls back for each message until the returned function is called. */
  listen(topic: string, hear: (message: string) => void): () => void;
  close(): Promise<void>;
}

/** How many there were in this window with the one that was just counted, and when it ends. */
export interface Counted {
  readonly count: number;
  readonly endsInMs: number;
}
