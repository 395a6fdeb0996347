import type { Line } from './bank.ts';
import { vietnamTime } from './report.ts';
import type { Payment, Transfer } from './transfer.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (value: string | number): string =>
  String(value).replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
const dong = (amount: number): string => `${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')} đ`;

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:28rem;margin:0 auto;padding:1rem}
h1{font-size:1.25rem}label{display:block;margin:.75rem 0 .25rem;font-weight:600}input,textarea,select,button{box-sizing:border-box;width:100%;font:inherit;padding:.6rem;border:1px solid #8888;border-radius:.5rem}
button{margin-top:1rem;background:#0b5e4a;color:#fff;border:0;font-weight:600}button.second{background:#667}.note{padding:.75rem;border-radius:.5rem;background:#8882}.wrong{background:#c002}
table{width:100%;border-collapse:collapse;font-size:.85rem}td{padding:.35rem 0;border-top:1px solid #8884;vertical-align:top}td:last-child{text-align:right;white-space:nowrap}`;

const page = (
  title: string,
  body: string,
): string => `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><h1>Ngân hàng giả lập</h1><p class="note">Không có tiền thật. Trang này đóng vai ứng dụng ngân hàng của người chuyển.</p>${body}</body></html>`;

/** The form of the bank app, filled from a scanned code when there is one. */
export function payPage(
  filled: Partial<Payment>,
  payload: string,
  problem: string | undefined,
  lines: readonly Line[],
): string {
  const field = (name: string, label: string, value: string | number = '', extra = ''): string =>
    `<label for="${name}">${label}</label><input id="${name}" name="${name}" value="${escapeHtml(value)}" ${extra}>`;
  return page(
    'Chuyển tiền',
    `${problem ? `<p class="note wrong" role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="get" action="/bank/"><label for="payload">Mã VietQR (dán nội dung mã)</label><textarea id="payload" name="payload" rows="3">${escapeHtml(payload)}</textarea><button class="second">Đọc mã</button></form>
<form method="post" action="/bank/pay">
${field('accountNumber', 'Tài khoản nhận', filled.accountNumber, 'required autocomplete="off"')}
${field('amount', 'Số tiền (đ)', filled.amount, 'required inputmode="numeric" autocomplete="off"')}
${field('content', 'Nội dung', filled.content, 'autocomplete="off"')}
<label for="provider">Báo qua</label><select id="provider" name="provider"><option value="sepay">SePay</option><option value="casso">Casso</option></select>
<button>Chuyển tiền</button></form>
<h2>Giao dịch gần đây</h2><table>${lines.slice(0, 10).map(row).join('')}</table>`,
  );
}

const row = (line: Line): string =>
  `<tr><td>${escapeHtml(vietnamTime(line.atMs))}<br>${escapeHtml(line.content)}</td><td>${dong(line.amount)}<br>${line.isReported ? 'đã báo' : 'chờ báo'}</td></tr>`;

export const paidPage = (transfer: Transfer): string =>
  page(
    'Đã chuyển tiền',
    `<p class="note" role="status">Đã chuyển <strong>${dong(transfer.amount)}</strong> tới tài khoản ${escapeHtml(transfer.accountNumber)}.<br>Mã giao dịch: <strong>${escapeHtml(transfer.reference)}</strong><br>Nội dung: ${escapeHtml(transfer.content)}</p><p><a href="/bank/">Chuyển khoản khác</a></p>`,
  );
