import { Link } from "@tanstack/react-router";
import type { Span, Block as TextBlock } from "#wire/content/text-blocks.ts";

type Spans = readonly Span[];
type Table = Extract<TextBlock, { kind: "table" }>;

/** The text itself: headings, paragraphs, lists and tables, each drawn as what it is. */
export function Blocks({ blocks }: { readonly blocks: readonly TextBlock[] }) {
  return blocks.map((block, index) => <Block key={block.kind === "heading" ? block.id : `${block.kind}-${index}`} block={block} />);
}

function Block({ block }: { readonly block: TextBlock }) {
  switch (block.kind) {
    case "heading":
      return (
        <h2 id={block.id} className="mt-10 mb-3 border-line border-t pt-6 text-18 print:mt-5 print:break-after-avoid print:pt-3">
          {block.text}
        </h2>
      );
    case "paragraph":
      return (
        <p className="my-3">
          <Line spans={block.spans} />
        </p>
      );
    case "list":
      return <List {...block} />;
    case "table":
      return <TextTable table={block} />;
  }
}

function List({ isOrdered, items }: Extract<TextBlock, { kind: "list" }>) {
  const Kind = isOrdered ? "ol" : "ul";
  return (
    <Kind className={`my-3 flex flex-col gap-2 pl-6 ${isOrdered ? "list-decimal" : "list-disc"}`}>
      {items.map((spans) => (
        <li key={spans.map(({ text }) => text).join("")} className="pl-1">
          <Line spans={spans} />
        </li>
      ))}
    </Kind>
  );
}

/** On a phone each row is a small list of its own: a table is never squeezed. */
function TextTable({ table: { head, rows } }: { readonly table: Table }) {
  return (
    <table className="my-4 w-full border-collapse text-14 max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="border-line border-b">
          {head.map((spans) => (
            <th key={plain(spans)} scope="col" className="px-2 py-2 text-left font-normal text-12 text-sub">
              <Line spans={spans} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((cells) => (
          <tr key={cells.map(plain).join("|")} className="border-line border-b max-sm:block max-sm:py-3 print:break-inside-avoid">
            {cells.map((spans, column) => (
              <Cell key={plain(head[column] ?? [])} isFirst={column === 0} spans={spans} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ isFirst, spans }: { readonly isFirst: boolean; readonly spans: Spans }) {
  const common = "px-2 py-2.5 text-left align-baseline max-sm:block max-sm:px-0 max-sm:py-0.5";
  return isFirst ? (
    <th scope="row" className={`${common} font-bold sm:w-2/5`}>
      <Line spans={spans} />
    </th>
  ) : (
    <td className={common}>
      <Line spans={spans} />
    </td>
  );
}

function Line({ spans }: { readonly spans: Spans }) {
  return spans.map(({ text, to, isStrong }, index) => {
    const key = `${index}-${text}`;
    if (to?.startsWith("#"))
      return (
        <a key={key} href={to} className="text-link">
          {text}
        </a>
      );
    if (to?.startsWith("https://"))
      return (
        <a key={key} href={to} rel="noopener" className="text-link">
          {text}
          <span className="text-13 text-sub">（外部サイト）</span>
        </a>
      );
    if (to !== undefined)
      return (
        <Link key={key} {...placeOf(to)} className="text-link">
          {text}
        </Link>
      );
    return isStrong ? <strong key={key}>{text}</strong> : <span key={key}>{text}</span>;
  });
}

/** A page of the site, and the place on it. */
function placeOf(to: string): { readonly to: string; readonly hash?: string } {
  const [path = "", hash] = to.split("#");
  return hash === undefined ? { to: path } : { to: path, hash };
}

function plain(spans: Spans): string {
  return spans.map(({ text }) => text).join("");
}
