import { escapeHtml } from '../mail/letter-page.ts';

/** Somebody who has an account over there. */
export interface Person {
  readonly email: string;
  readonly name: string;
}

/** Who is offered on the page; any other address may be typed. */
const PEOPLE: readonly Person[] = [
  { email: 'khach@hako.test', name: 'Nguyễn Minh An' },
  { email: 'hoa.le@gmail.test', name: 'Lê Thị Hoa' },
];

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:26rem;margin:0 auto;padding:2rem 1rem}h1{font-size:1.25rem}
form{margin:.5rem 0}button,input{font:inherit;width:100%;box-sizing:border-box;padding:.75rem;border:1px solid #8886;border-radius:.5rem;text-align:left}
button{cursor:pointer;background:#8882}label{display:block;margin:.5rem 0}small{display:block;color:#767676}`;

/** Asks who signs in; `hidden` travels along with the answer. */
export function choosePage(hidden: Readonly<Record<string, string>>): string {
  const fields = Object.entries(hidden)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    )
    .join('');
  const form = (inside: string): string =>
    `<form method="post" action="authorize">${fields}${inside}</form>`;
  const cards = PEOPLE.map(({ email, name }) =>
    form(
      `<input type="hidden" name="name" value="${escapeHtml(name)}"><button name="email" value="${escapeHtml(email)}">${escapeHtml(name)}<small>${escapeHtml(email)}</small></button>`,
    ),
  );
  const other = form(
    `<label>E-mail<input name="email" type="email" required></label><label>Tên<input name="name" required></label><button>Tiếp tục</button>`,
  );
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">
<title>Google giả lập</title><style>${STYLE}</style></head><body><h1>Chọn tài khoản Google (giả lập)</h1>${cards.join('')}<details><summary>Tài khoản khác</summary>${other}</details>
${form('<button name="deny" value="1">Huỷ</button>')}</body></html>`;
}
