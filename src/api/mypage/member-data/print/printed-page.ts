import { isRecord } from "#kernel/record.ts";
import { byPath } from "./by-path.ts";
import { LABELS, ONLY_IN_JSON } from "./labels.ts";
import { STYLES } from "./styles.ts";
import { type Plain, valueText } from "./value-text.ts";

type Pieces = Generator<string, void>;
type Fields = Readonly<Record<string, unknown>>;

const NOTHING = '<p class="none">データなし</p>';

export type PrintedSection = { readonly name: string; readonly title: string; readonly source: string; readonly value: unknown };

type Printed = {
  readonly service: string;
  readonly exportedAt: Date;
  readonly memberNumber: string | null;
  readonly sections: readonly PrintedSection[];
};

/**
 * Everything of a member as one page to read and print: no script, nothing that is fetched from anywhere. In pieces, so that nobody waits for the page of
 * somebody who has much.
 */
export function* printedPage({ sections, exportedAt, memberNumber, service }: Printed): Pieces {
  const title = `${service}に登録されているあなたのデータ`;
  yield `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<dl><dt>会員番号</dt><dd>${escaped(valueText("", memberNumber))}</dd><dt>書き出した日時</dt><dd>${escaped(valueText("", exportedAt))}</dd></dl>
<p>同じ内容が、機械で読める形で machinone-data.json にあります。このページにない細かな値も、そちらに入っています。パスワードと確認コードは、元の値を保存していないため入っていません。氏名や連絡先が入っているので、だれかに渡すときはご注意ください。</p>
<nav aria-label="目次"><ol>${sections
    .map(({ name, title: head }) => `<li><a href="#${name}">${escaped(head)}</a></li>`)
    .join("")}</ol></nav>
`;
  for (const one of sections) yield* section(one);
  yield "</main>\n</body>\n</html>\n";
}

function* section({ name, title, source, value }: PrintedSection): Pieces {
  yield `<section id="${name}"><h2>${escaped(title)}</h2><p class="source">出典：${escaped(source)}</p>`;
  yield* block(value, { level: 3, path: name });
  yield "</section>\n";
}

/** How deep something stands, and under which names: `offers.offers.messages`. */
type Spot = { readonly level: number; readonly path: string };

/** A value below a heading of the level above. */
function* block(value: unknown, spot: Spot): Pieces {
  if (Array.isArray(value) && value.length > 0) yield* list(value, spot);
  else if (isRecord(value) && !Array.isArray(value)) yield* fields(shown(value, spot), spot);
  else yield NOTHING;
}

/** What is alike in a table; what holds more than plain values one under the other. */
function* list(items: readonly unknown[], spot: Spot): Pieces {
  const records = items.filter(isRecord).map((record) => shown(record, spot));
  if (records.length === 0) yield `<ul>${items.map((item) => `<li>${textOf(spot.path, item)}</li>`).join("")}</ul>`;
  else if (records.every((record) => Object.values(record).every(isPlain))) yield* table(records, spot);
  else
    for (const record of records) {
      yield '<div class="item">';
      yield* fields(record, spot);
      yield "</div>\n";
    }
}

function* table(records: readonly Fields[], { path }: Spot): Pieces {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  yield `<div class="wide"><table><thead><tr>${names.map((name) => `<th scope="col">${labelOf(`${path}.${name}`)}</th>`).join("")}</tr></thead>\n<tbody>`;
  for (const record of records) yield `<tr>${names.map((name) => `<td>${textOf(`${path}.${name}`, record[name])}</td>`).join("")}</tr>\n`;
  yield "</tbody></table></div>\n";
}

function* fields(record: Fields, { level, path }: Spot): Pieces {
  const entries = Object.entries(record);
  const plain = entries.filter(([, value]) => isPlain(value));
  if (entries.length === 0) yield NOTHING;
  if (plain.length > 0)
    yield `<dl>${plain.map(([name, value]) => `<dt>${labelOf(`${path}.${name}`)}</dt><dd>${textOf(`${path}.${name}`, value)}</dd>`).join("")}</dl>\n`;
  const heading = `h${Math.min(level, 6)}`;
  for (const [name, value] of entries) {
    if (isPlain(value)) continue;
    const below = `${path}.${name}`;
    yield `<${heading}>${labelOf(below)}</${heading}>`;
    yield* block(value, { level: level + 1, path: below });
  }
}

function shown(record: Fields, { path }: Spot): Fields {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !isOnlyInJson(`${path}.${name}`)));
}

/** Kept as it is worked with: the words beside it say the same. */
export function isOnlyInJson(path: string): boolean {
  return byPath(ONLY_IN_JSON, path) ?? false;
}

function isPlain(value: unknown): value is Plain | undefined {
  return value === null || value instanceof Date || typeof value !== "object";
}

function textOf(path: string, value: unknown): string {
  return isPlain(value) ? escaped(valueText(path, value ?? null)) : "";
}

function labelOf(path: string): string {
  return escaped(byPath(LABELS, path) ?? path.split(".").at(-1) ?? path);
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
