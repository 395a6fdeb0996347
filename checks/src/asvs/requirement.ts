/** What is asked, in our own words, and how it stands here. Exactly one of the last five. */
export interface Requirement {
  readonly asks: string;
  /** It holds: test file -> how the names of the tests begin that show it. */
  readonly shown?: Readonly<Record<string, string | readonly string[]>>;
  /** Why there is nothing here that it could be about. */
  readonly notApplicable?: string;
  /** Whoever runs the service sees to it: a heading of `docs/operating.md`, as a link names it. */
  readonly operator?: string;
  /** The specification or the mobile client forbids it: the decision with what stands instead. */
  readonly decided?: string;
  /** It does not hold yet: what is missing. */
  readonly open?: string;
}

export interface Chapter {
  readonly title: string;
  readonly rows: Readonly<Record<string, Requirement>>;
}

/** How a requirement stands, as the table says it. */
export const STANDINGS = {
  shown: 'holds',
  notApplicable: 'not applicable',
  operator: 'operator',
  decided: 'decided',
  open: '**open**',
} as const;
export type Standing = keyof typeof STANDINGS;

/** The ways in which a row says that it stands; a good row has one. */
export const standingsOf = (row: Requirement): Standing[] =>
  (Object.keys(STANDINGS) as Standing[]).filter((standing) => row[standing] !== undefined);
