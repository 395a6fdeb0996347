import { NOTIFICATION_KIND_NAMES, NOTIFICATION_MAIL } from '@hako/contract/notifications/messages';
import { escapeHtml, plainWords } from '../../inbox/rules/plain-words.ts';

/** What stands in one mail. Texts may hold other people's words; links are paths of our own web site. */
export interface LetterContent {
  readonly name: string;
  readonly publicUrl: string;
  readonly items: readonly {
    readonly kind: string;
    readonly title: string;
    readonly body: string;
    readonly link: string | undefined;
  }[];
  /** Further notifications that are only counted. */
  readonly more: number;
  /** The kinds in it, each with the address that ends its mails. */
  readonly stops: readonly { readonly kind: string; readonly url: string }[];
}

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const fill = (text: string, facts: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in facts ? String(facts[name]) : whole,
  );

/** The mail as plain text and as simple HTML that says the same. */
export function writeLetter(content: LetterContent): Letter {
  const { items, more, stops } = content;
  const count = items.length + more;
  const subject =
    count === 1
      ? plainWords(items[0]?.title ?? '')
      : fill(NOTIFICATION_MAIL.digestSubject, { n: count });
  const greeting = fill(NOTIFICATION_MAIL.greeting, { name: plainWords(content.name) });
  const shown = items.map(({ title, body, link }) => ({
    title: plainWords(title),
    body: plainWords(body),
    url: `${content.publicUrl}${link ?? '/account/user/notification-mgmt'}`,
  }));
  const stopLines = stops.map(({ kind, url }) => ({
    words: fill(NOTIFICATION_MAIL.stop, { kind: NOTIFICATION_KIND_NAMES[kind] ?? kind }),
    url,
  }));
  const settingsUrl = `${content.publicUrl}/account/user/notification-setting`;
  const moreLine = more > 0 ? fill(NOTIFICATION_MAIL.more, { n: more }) : undefined;
  const text = [
    greeting,
    ...shown.map(({ title, body, url }) => [title, body, url].filter(Boolean).join('\n')),
    ...(moreLine ? [moreLine] : []),
    '--',
    [
      NOTIFICATION_MAIL.why,
      `${NOTIFICATION_MAIL.settings}: ${settingsUrl}`,
      ...stopLines.map(({ words, url }) => `${words}: ${url}`),
    ].join('\n'),
  ].join('\n\n');
  return {
    subject: subject.slice(0, 150),
    text,
    html: htmlOf({ greeting, shown, moreLine, stopLines, settingsUrl }),
  };
}

interface Parts {
  readonly greeting: string;
  readonly shown: readonly {
    readonly title: string;
    readonly body: string;
    readonly url: string;
  }[];
  readonly moreLine: string | undefined;
  readonly stopLines: readonly { readonly words: string; readonly url: string }[];
  readonly settingsUrl: string;
}

/** Colours of the shop's paper and ink; tables and inline styles because mail programs know little else. */
function htmlOf({ greeting, shown, moreLine, stopLines, settingsUrl }: Parts): string {
  const cards = shown.map(
    ({
      title,
      body,
      url,
    }) => `<tr><td style="padding:16px;border:1px solid #d9d4c7;border-radius:8px;background:#fffdf8">
<p style="margin:0 0 4px;font-weight:600">${escapeHtml(title)}</p><p style="margin:0 0 12px">${escapeHtml(body)}</p>
<a href="${escapeHtml(url)}" style="color:#1f3a68;font-weight:600">${NOTIFICATION_MAIL.open}</a></td></tr><tr><td style="height:12px"></td></tr>`,
  );
  const foot = stopLines
    .map(
      ({ words, url }) =>
        `<br><a href="${escapeHtml(url)}" style="color:#5b6170">${escapeHtml(words)}</a>`,
    )
    .join('');
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"></head>
<body style="margin:0;background:#fbf9f4;color:#1e2430;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left">
<tr><td style="padding-bottom:16px;font-size:20px;font-weight:700;color:#1f3a68">Hako</td></tr>
<tr><td style="padding-bottom:16px">${escapeHtml(greeting)}</td></tr>
${cards.join('\n')}${moreLine ? `<tr><td style="padding-bottom:12px">${escapeHtml(moreLine)}</td></tr>` : ''}
<tr><td style="padding-top:12px;border-top:1px solid #d9d4c7;font-size:14px;color:#5b6170">${NOTIFICATION_MAIL.why}<br>
<a href="${escapeHtml(settingsUrl)}" style="color:#5b6170">${NOTIFICATION_MAIL.settings}</a>${foot}</td></tr></table></td></tr></table></body></html>`;
}
