const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

/** Time in Vietnam. */
export const readableTime = (ms: number): string => {
  const [day = '', time = ''] = new Date(ms + 7 * 3_600_000).toISOString().split('T');
  return `${time.slice(0, 8)} ${day.split('-').reverse().join('/')}`;
};

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:40rem;margin:0 auto;padding:1rem}
h1{font-size:1.25rem}nav a{margin-right:1rem}.note{padding:.75rem;border-radius:.5rem;background:#8882}
article{border:1px solid #8886;border-radius:.5rem;padding:.75rem 1rem;margin:.75rem 0}header{display:flex;justify-content:space-between;gap:1rem;flex-wrap:wrap}
time{color:#8889;font-size:.85rem}p{margin:.5rem 0 0;white-space:pre-wrap;overflow-wrap:anywhere}mark{font:600 1.25rem/1.4 ui-monospace,monospace;letter-spacing:.1em;padding:0 .25rem;border-radius:.25rem}`;

/** What arrived, newest first, for a person to read; it looks again every three seconds. */
export function letterPage(title: string, heading: string, cards: readonly string[]): string {
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="3">
<link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><nav><a href="/sms/">Tin nhắn</a><a href="/mail/">Thư</a><a href="/push/">Thông báo đẩy</a><a href="/bank/">Ngân hàng</a></nav>
<h1>${escapeHtml(heading)}</h1>${cards.length === 0 ? '<p class="note">Chưa có gì gửi tới đây.</p>' : cards.join('\n')}</body></html>`;
}
