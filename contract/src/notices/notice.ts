/**
 * One thing that customers are told: what the desk calls it, the words that are built in with
 * `{places}` to fill, and what stands in these places in an example. A place that the example does
 * not know is never filled.
 */
export interface Notice<Words extends Readonly<Record<string, string>>> {
  readonly name: string;
  readonly title: string;
  readonly body: string;
  readonly example: Words;
}

export const notice = <const Words extends Readonly<Record<string, string>>>(
  name: string,
  title: string,
  body: string,
  example: Words,
): Notice<Words> => ({ name, title, body, example });

/** What stands in the examples. */
export const EXAMPLE = {
  name: 'Máy ảnh Canon AE-1',
  price: '¥12,800',
  code: 'HK1001',
  parcel: 'K2001',
  bill: 'PX3001',
  amount: '1.250.000',
  money: 'Tiền tạm giữ đã được trả lại ví.',
} as const;
