/** Rates and months are not what is tested here. */
const NO_ACT = {
  factsOf: async () => [],
  carryOut: async () => {},
};
/** Acts of modules that this rig does not have. */
export const OTHER_ACTS = {
  'exchange-rate.enter': NO_ACT,
  'books.close-month': NO_ACT,
  'forecast-terms.set': NO_ACT,
  'settings.change': NO_ACT,
  'unknown-parcel.close': NO_ACT,
  'float.fund': NO_ACT,
  'float.transfer': NO_ACT,
  'float.opening': NO_ACT,
  'float.charge': NO_ACT,
  'float.settle-line': NO_ACT,
  'float.correct': NO_ACT,
  'float.refund': NO_ACT,
  'float.reverse': NO_ACT,
  'invoice.replace': NO_ACT,
  'staff.invite': NO_ACT,
  'staff.enable': NO_ACT,
  'staff.reset': NO_ACT,
  'staff.give-roles': NO_ACT,
  'role.change': NO_ACT,
};
