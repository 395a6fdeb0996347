/** Whether a text is written as one of our ids; PostgreSQL refuses to compare an id with anything else. */
export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
