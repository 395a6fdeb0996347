/** What a bank app reads from a VietQR code (EMVCo, NAPAS profile 1.0). */
export interface QrTransfer {
  bin: string;
  accountNumber: string;
  /** In đồng, when the code carries it. */
  amount: number | undefined;
  content: string;
}

/** The text of a code for a transfer of an amount, as payOS draws it. */
export function writeVietQr({ bin, accountNumber, amount, content }: QrTransfer): string {
  const field = (id: string, value: string): string =>
    id + String(value.length).padStart(2, '0') + value;
  const merchant =
    field('00', 'A000000727') +
    field('01', field('00', bin) + field('01', accountNumber)) +
    field('02', 'QRIBFTTA');
  const body = `${field('00', '01')}${field('01', '12')}${field('38', merchant)}${field('53', '704')}${amount === undefined ? '' : field('54', String(amount))}${field('58', 'VN')}${field('62', field('08', content))}6304`;
  return body + crc(body);
}

type Fields = ReadonlyMap<string, string>;

/** Reads the text of a code as strictly as a bank app does. Throws an Error with a Vietnamese sentence. */
export function readVietQr(text: string): QrTransfer {
  const payload = text.trim();
  const signed = payload.slice(0, -4);
  if (!signed.endsWith('6304') || crc(signed) !== payload.slice(-4).toUpperCase())
    throw new Error('Mã QR bị sai hoặc thiếu ký tự.');
  const fields = fieldsOf(payload);
  const merchant = fieldsOf(fields.get('38') ?? '');
  if (merchant.get('00') !== 'A000000727' || fields.get('53') !== '704')
    throw new Error('Đây không phải mã VietQR chuyển tiền đồng.');
  const beneficiary = fieldsOf(merchant.get('01') ?? '');
  const [bin = '', accountNumber = ''] = [beneficiary.get('00'), beneficiary.get('01')];
  if (bin.length !== 6 || accountNumber === '' || accountNumber.length > 19)
    throw new Error('Mã QR không có tài khoản nhận.');
  const amount = fields.get('54');
  if (amount !== undefined && !/^\d{1,13}$/.test(amount))
    throw new Error('Số tiền trong mã QR không đọc được.');
  return {
    bin,
    accountNumber,
    amount: amount === undefined ? undefined : Number(amount),
    content: fieldsOf(fields.get('62') ?? '').get('08') ?? '',
  };
}

function fieldsOf(text: string): Fields {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const head = /^(\d{2})(\d{2})/.exec(text.slice(at, at + 4));
    const length = Number(head?.[2] ?? 0);
    if (!head || length === 0 || at + 4 + length > text.length)
      throw new Error('Mã QR bị sai hoặc thiếu ký tự.');
    fields.set(head[1] as string, text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

function crc(text: string): string {
  let value = 0xffff;
  for (const byte of Buffer.from(text, 'latin1')) {
    value ^= byte << 8;
    for (let i = 0; i < 8; i++)
      value = value & 0x8000 ? ((value << 1) ^ 0x1021) & 0xffff : (value << 1) & 0xffff;
  }
  return value.toString(16).toUpperCase().padStart(4, '0');
}
