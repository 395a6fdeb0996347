/** What a carrier keeps as our code of a parcel: the bill's, and from the second attempt on which attempt it is (carriers take a code once). */
export const referenceOf = (billCode: string, attempt: number): string =>
  attempt === 1 ? billCode : `${billCode}-${attempt}`;

/** The bill that a reference belongs to. */
export const billCodeOf = (reference: string): string => reference.replace(/-\d+$/, '');
