/** `+84912345678` or `0912345678` as people here dial it: `0912 345 678`; another country's number as it is. */
export function formatPhone(phone: string): string {
  const local = /^(?:\+84|0)(\d{3})(\d{3})(\d{3})$/.exec(phone);
  return local ? `0${local[1]} ${local[2]} ${local[3]}` : phone;
}

/** Who receives a parcel, and where. */
export const addressText = (address: {
  readonly receiver: string;
  readonly phone: string;
  readonly text: string;
}): string => `${address.receiver}, ${formatPhone(address.phone)}, ${address.text}`;

const WAYS: Readonly<Record<string, string>> = { AIR: 'Đường bay', SEA: 'Đường biển' };
const GATES: Readonly<Record<string, string>> = { HAN: 'Hà Nội', SGN: 'TP. Hồ Chí Minh' };

/** `AIR-HAN` in words: `Đường bay về Hà Nội`; a way that has no words here keeps its code. */
export function shipModeText(mode: string): string {
  const [way = '', gate = ''] = mode.split('-');
  return WAYS[way] && GATES[gate] ? `${WAYS[way]} về ${GATES[gate]}` : mode;
}
