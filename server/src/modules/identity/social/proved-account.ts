/** Who the provider says it is. */
export interface ProvedAccount {
  readonly subject: string;
  /** Lower case; proved by the provider. */
  readonly email: string;
  readonly name: string | undefined;
}
