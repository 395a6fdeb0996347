/** Limits of the specification (section 9) and of every list; one place for the server and the web. */
export const LIMITS = {
  keywordLength: 100,
  searchHistory: 20,
  suggestions: 10,
  topKeywords: 10,
  autocompleteDelayMs: 500,
  notificationPollMs: 60_000,
  /** How often the bell collects, and how long it waits for the answer, milliseconds. */
  notificationCollectMs: 30_000,
  topNotifications: 50,
  pageSize: 20,
  complaintPageSize: 25,
  maxPageSize: 100,
  bankQrIdLength: 6,
  bankQrAccountLength: 19,
  reputationThresholdPercent: 99,
  bidMaximumJpy: 10_000_000,
  /** payOS collects no less. */
  leastPaymentLinkVnd: 2_000,
} as const;

/** Spreadsheets that one caller may ask for: each reads up to a hundred thousand rows. */
export const EXPORTS_PER_MINUTE = 20;
