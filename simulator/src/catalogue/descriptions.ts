import { chanceOf } from '../world/chance.ts';
import type { Draft } from './draft.ts';

const CONDITION_TEXT: Record<number, string> = {
  1: '新品、未使用の品です。',
  2: '未使用に近い状態です。',
  3: '目立った傷や汚れはありません。',
  4: 'やや傷や汚れがあります。',
  5: '傷や汚れがあります。',
  6: '全体的に状態が悪く、部品取りとしてお考えください。',
};
const OPENINGS = [
  'ご覧いただきありがとうございます。',
  '数ある商品の中からご覧いただき、ありがとうございます。',
  'コレクション整理のため出品します。',
  '自宅の片付けで見つけました。',
  '店舗の在庫を整理しています。',
];
const CLOSINGS = [
  '中古品にご理解のある方のみ、ご入札をお願いいたします。',
  'ノークレーム、ノーリターンでお願いします。',
  '質問はお気軽にどうぞ。',
  '複数落札の同梱を承ります。',
  '写真に写っているものがすべてです。',
];

/** Lines of plain text, as an individual writes them. */
export function plainLines(d: Draft, ...key: readonly (string | number)[]): string[] {
  const c = chanceOf('description', ...key);
  return [
    c.pick(OPENINGS),
    `${d.maker.ja}（${d.maker.en}）の${d.kind.word}、${d.model} です。`,
    CONDITION_TEXT[d.condition] ?? '',
    ...new Set(d.notes),
    `重さは約${d.weightG}gです。`,
    c.pick(CLOSINGS),
  ];
}

/** Seller HTML: plain lines with breaks, a shop's table, or, for some, an attempt to do harm. */
export function descriptionHtml(
  d: Draft,
  isStore: boolean,
  ...key: readonly (string | number)[]
): string {
  const lines = plainLines(d, ...key);
  const body = isStore ? table(d, lines) : lines.join('<BR>');
  return d.isHostile ? `${body}${HOSTILE}` : body;
}

function table(d: Draft, lines: readonly string[]): string {
  const row = (name: string, value: string) =>
    `<tr><th bgcolor="#eeeeee" align="left">${name}</th><td>${value}</td></tr>`;
  return `<center><font size="5" color="#003366"><b>${d.maker.en} ${d.model}</b></font></center><br>
<table width="90%" border="1" cellpadding="6" cellspacing="0" style="border-collapse:collapse">
${row('メーカー', `${d.maker.ja} / ${d.maker.en}`)}
${row('型番', d.model)}
${row('状態', CONDITION_TEXT[d.condition] ?? '')}
${row('備考', lines.slice(3).join('<br>'))}
</table><br><hr><p>${lines[0]}<br><b>発送は平日のみ</b>となります。領収書の発行も承ります。</p>`;
}

/** Classic injections; whoever shows a description must have taken them out. They alert, they do nothing else. */
const HOSTILE = `<BR><script>alert('xss-script')</script><img src="x" onerror="alert('xss-onerror')"><a href="javascript:alert('xss-href')">他の出品はこちら</a>
<svg onload="alert('xss-svg')"></svg><iframe src="https://example.invalid/"></iframe><div style="position:fixed;inset:0;background:url(javascript:alert(1))">いますぐ登録</div><form action="https://example.invalid/login"><input name="password"></form>`;
