/** `支払い手続きから2～3日で発送`, `4~7日で発送`: when the seller hands the goods over, in Vietnamese; undefined for what is written otherwise. */
export function dispatchText(japanese: string): string | undefined {
  const span = /(\d+)\s*[~\u301c\uff5e-]\s*(\d+)日/.exec(
    japanese.replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10)),
  );
  return span ? `sau khi trả tiền ${span[1]}\u2013${span[2]} ngày` : undefined;
}
