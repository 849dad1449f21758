import { breakLines } from "./break-lines.ts";
import { COLORS, CONTENT_WIDTH, type Mark, type Measure, PAGE, type Weight } from "./marks.ts";

export type TextStyle = { readonly size: number; readonly weight?: Weight; readonly color?: string; readonly align?: "left" | "right" };

/** A cell of a row: what it says, and from where to where. */
export type Cell = TextStyle & { readonly text: string; readonly x: number; readonly width: number };

const LEADING = 1.55;

/** Fills page after page from above. What needs room that is not left goes to the next page. */
export class Flow {
  readonly pages: Mark[][] = [[]];
  private readonly measure: Measure;
  private top: number = PAGE.top;
  /** What stands at the head of each further page while it is set: the head of a table. */
  private repeated: (() => void) | null = null;

  constructor(measure: Measure) {
    this.measure = measure;
  }

  /** The room above what comes next, from the page's upper edge. */
  get y(): number {
    return this.top;
  }

  put(...marks: readonly Mark[]): void {
    this.pages.at(-1)?.push(...marks);
  }

  gap(height: number): void {
    this.top += height;
  }

  /** Turns the page unless so much is left. */
  need(height: number): void {
    if (this.top + height <= PAGE.bottom) return;
    this.pages.push([]);
    this.top = PAGE.top;
    this.repeated?.();
  }

  heading(text: string): void {
    this.need(90);
    this.gap(14);
    this.paragraph(text, { size: 13, weight: "bold", color: COLORS.brand });
    this.put({ kind: "rule", x: PAGE.left, top: this.top + 2, width: CONTENT_WIDTH, color: COLORS.line, thickness: 0.8 });
    this.gap(8);
  }

  /** A text over the whole width, or from `x` on. */
  paragraph(text: string, style: TextStyle & { readonly x?: number; readonly width?: number }): void {
    const { x = PAGE.left, width = PAGE.right - x } = style;
    for (const line of this.linesOf({ ...style, text, x, width })) {
      this.need(style.size * LEADING);
      this.textLine({ ...style, text: line, x, width }, this.top);
      this.top += style.size * LEADING;
    }
  }

  /** Lines of a program, as they are: none is broken, and none stands apart from the next by more than lines of text do. */
  code(lines: readonly string[], { size, x = PAGE.left }: { readonly size: number; readonly x?: number }): void {
    this.need(lines.length * size * LEADING);
    for (const text of lines) {
      if (text !== "") this.put({ kind: "text", x, baseline: this.top + size * 1.16, size, weight: "code", color: COLORS.ink, text });
      this.top += size * LEADING;
    }
  }

  /** A row of a table, as high as its highest cell, never parted by a page. */
  row(cells: readonly Cell[], padding = 3): void {
    const broken = cells.map((cell) => ({ cell, lines: this.linesOf(cell) }));
    const height = Math.max(...broken.map(({ cell, lines }) => lines.length * cell.size * LEADING)) + padding * 2;
    this.need(height);
    for (const { cell, lines } of broken)
      for (const [i, text] of lines.entries()) this.textLine({ ...cell, text }, this.top + padding + i * cell.size * LEADING);
    this.top += height;
  }

  /** A table whose head stands again on each page that it goes on to. */
  table(head: () => void, body: () => void): void {
    head();
    this.repeated = head;
    body();
    this.repeated = null;
  }

  rule(color: string = COLORS.line, thickness = 0.6): void {
    this.put({ kind: "rule", x: PAGE.left, top: this.top, width: CONTENT_WIDTH, color, thickness });
  }

  private linesOf({ text, width, size, weight = "regular" }: Cell): string[] {
    return breakLines(text, width, { size, weight, measure: this.measure });
  }

  private textLine({ text, x, width, size, weight = "regular", color = COLORS.ink, align = "left" }: Cell, top: number): void {
    if (text === "") return;
    const left = align === "right" ? x + width - this.measure(text, size, weight) : x;
    this.put({ kind: "text", x: left, baseline: top + size * 1.16, size, weight, color, text });
  }
}
