import { encode } from 'uqr';

export type PrintSize = 'a4' | '80mm';

/** What one printed delivery slip says. Amounts in đồng. */
export interface Slip {
  readonly code: string;
  readonly state: string;
  readonly createdAt: Date;
  readonly receiver: string;
  /** E.164. */
  readonly phone: string;
  readonly address: string;
  readonly tracking: string | undefined;
  readonly goods: readonly {
    readonly code: string;
    readonly name: string;
    readonly quantity: number;
    readonly weightG: number | undefined;
  }[];
  /** Sum to `total`; a discount is below zero. */
  readonly lines: readonly { readonly label: string; readonly amount: number }[];
  readonly total: number;
  readonly isPaid: boolean;
  /** What the carrier takes at the door; 0: nothing. */
  readonly collect: number;
}

/** Nothing of a printed page comes from elsewhere or runs. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";
const PAGE: Readonly<Record<PrintSize, string>> = {
  a4: '@page{size:A4;margin:14mm}body{font-size:11pt}.slip{max-width:180mm}',
  '80mm':
    '@page{size:80mm auto;margin:3mm}body{font-size:9pt;width:72mm}header{flex-direction:column}h1{font-size:13pt}svg{width:26mm;height:26mm}.address{font-size:11pt}',
};
const COMMON =
  '*{box-sizing:border-box}body{margin:0;font-family:"Be Vietnam Pro","Noto Sans JP",Arial,sans-serif;color:#000;background:#fff;line-height:1.4}' +
  '.slip{break-after:page}.slip:last-child{break-after:auto}header{display:flex;justify-content:space-between;gap:4mm}h1{margin:0;font-size:18pt}p{margin:1mm 0}' +
  'svg{width:32mm;height:32mm}table{width:100%;border-collapse:collapse;margin:3mm 0}th,td{padding:1mm 0;border-bottom:.3mm solid #999;text-align:left;vertical-align:top;overflow-wrap:anywhere}' +
  '.number{text-align:right;padding-left:2mm;white-space:nowrap;font-variant-numeric:tabular-nums}.address{font-size:13pt}.collect{border:.6mm solid #000;padding:2mm;font-weight:bold}.sign{display:flex;justify-content:space-between;margin-top:8mm;min-height:22mm}';

/** A whole HTML page with one slip after the other. Every value is text: nothing that a seller or a customer wrote becomes markup. */
export const printPage = (slips: readonly Slip[], size: PrintSize): string =>
  `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${text(
    slips.length === 1 ? `Phiếu xuất kho ${slips[0]?.code}` : `${slips.length} phiếu xuất kho`,
  )}</title><style>${COMMON}${PAGE[size]}</style></head><body>${slips.map(slipHtml).join('')}</body></html>`;

const slipHtml = (
  slip: Slip,
): string => `<section class="slip"><header><div><h1>Phiếu xuất kho</h1><p><b>${text(slip.code)}</b> · ${dayOf(
  slip.createdAt,
)}</p><p>${text(slip.state)}${slip.tracking ? ` · Mã vận đơn ${text(slip.tracking)}` : ''}</p></div>${qrCode(slip.code)}</header>
<p class="address"><b>${text(slip.receiver)}</b> · ${phoneOf(slip.phone)}<br>${text(slip.address)}</p>
<table><thead><tr><th>Đơn hàng</th><th class="number">Số lượng</th><th class="number">Cân nặng</th></tr></thead><tbody>${slip.goods
  .map(
    ({ code, name, quantity, weightG }) =>
      `<tr><td>${text(name)}<br><small>${text(code)}</small></td><td class="number">${quantity}</td><td class="number">${
        weightG === undefined ? '' : `${weightG.toLocaleString('vi-VN')} g`
      }</td></tr>`,
  )
  .join('')}</tbody></table>
<table><thead><tr><th>Thanh toán lần 2</th><th class="number">Số tiền</th></tr></thead><tbody>${slip.lines
  .map(
    ({ label, amount }) =>
      `<tr><td>${text(label.charAt(0).toLocaleUpperCase('vi-VN') + label.slice(1))}</td><td class="number">${dongOf(amount)}</td></tr>`,
  )
  .join('')}<tr><th>Tổng cộng</th><th class="number">${dongOf(slip.total)}</th></tr></tbody></table>
<p class="collect">Thanh toán khi nhận hàng (COD): ${dongOf(slip.collect)}</p>
<p>${slip.isPaid ? 'Đã thanh toán.' : 'Chưa thanh toán.'}</p>
<div class="sign"><span>Người giao</span><span>Người nhận (ký, ghi rõ họ tên)</span></div></section>`;

/** The code of the bill as a scanner reads it; drawn, so that it is sharp on every printer. */
function qrCode(code: string): string {
  const { data, size } = encode(code, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return `<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${text(code)}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const text = (value: string): string => value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const dongOf = (amount: number): string => `${amount.toLocaleString('vi-VN')} ₫`;
const phoneOf = (e164: string): string => text(e164.replace(/^\+84/, '0'));
const dayOf = (at: Date): string =>
  at.toLocaleDateString('vi-VN', {
    timeZone: 'Asia/Ho_Chi_Minh',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
