import { createHash } from 'node:crypto';

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center;
  font: 16px/1.5 system-ui, sans-serif;
  background: light-dark(#fbf9f4, #14171d); color: light-dark(#1e2430, #ece7dc); }
main { max-width: 30rem; padding: 24px; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 8px; }
p { margin: 0 0 16px; }
a { display: inline-block; padding: 10px 20px; border-radius: 8px; text-decoration: none;
  background: light-dark(#1f3a68, #8fb0e8); color: light-dark(#ffffff, #101a2c); }
`;

/** Nothing but the style of the page itself. */
export const BUSY_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(STYLE)
  .digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/** What a person sees instead of a page while more people come than we can serve; loads anew. */
export const busyPage = (seconds: number): string => `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${seconds}">
<title>Hako đang đông khách</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Hako đang đông khách</h1>
<p>Trang này tự mở lại sau ${seconds} giây. Lượt đặt giá, lượt săn và tiền trong ví của bạn vẫn
được xử lý như thường.</p>
<a href="">Mở lại ngay</a>
</main>
</body>
</html>
`;
