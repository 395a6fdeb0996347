/** Where parcels leave us in Vietnam; carriers that keep no address of ours are told it with every order. */
export interface Sender {
  readonly name: string;
  /** E.164 or as it is dialled in Vietnam. */
  readonly phone: string;
  readonly line: string;
  readonly commune: string;
  /** Of the old three levels, for carriers that still ask; may be empty. */
  readonly district: string;
  readonly province: string;
}
