/** What stands in one `li.Product`: attributes by name, and the texts of the parts that have no attribute. */
export interface Found {
  readonly data: Record<string, string>;
  readonly texts: Record<string, string>;
  hasFreeShippingIcon: boolean;
}
