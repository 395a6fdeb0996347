/** What stands in one `li.Product`: attributes by name, and the texts of the parts that have no attribute. */
export interface Found {
  readonly data: Record<string, string>;
  readonly texts: Record<string, string>;
  hasFreeShippingIcon: boolean;
  /** The icon 未使用; a product without it may be of any other condition. */
  isUnused: boolean;
}
