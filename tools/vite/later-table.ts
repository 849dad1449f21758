import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** What the site's own code names until it is built (`web/app/prefetch/parts-table.ts`). */
const ADDRESS = "/@parts-table";
const HEAD = /const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=\[([^\]]*)\]\)\)\)=>i\.map\(i=>d\[i\]\);/;
const IMPORT_OR_LIST = /import\(`\.\/([^`]+)`\)|__vite__mapDeps\(\[([\d,]*)\]\)/g;

export type Split = {
  readonly code: string;
  /** A module: `files`, and by number which of them a part needs. */
  readonly table: string;
};

/**
 * Takes out of a file which files the parts of the site need, as far as `isLater` says so of a part. What it needed a list for asks
 * `globalThis.filesOfPart` instead, which is there once the table has been fetched; before that a part fetches what it needs step by step. Null: there is no such list.
 */
export function withoutLists(code: string, isLater: (file: string) => boolean): Split | null {
  const head = HEAD.exec(code);
  if (!head) return null;
  const names: readonly string[] = JSON.parse(`[${head[1]}]`);
  const later = numbered<string>();
  const kept = numbered<string>();
  let part = "";
  const body = code.replace(head[0], "").replace(IMPORT_OR_LIST, (found, file?: string, list?: string) => {
    if (file !== undefined) {
      part = file;
      return found;
    }
    if (isLater(part)) return `__filesOfPart(${later.numberOf(list ?? "")})`;
    const files = (list ?? "").split(",").map((index) => kept.numberOf(names[Number(index)] ?? ""));
    return `__vite__mapDeps([${files.join(",")}])`;
  });
  const files = JSON.stringify(kept.all()).slice(1, -1);
  return {
    code: `${head[0].replace(head[1] ?? "", () => files)}const __filesOfPart=n=>globalThis.filesOfPart?.(n)??[];${body}`,
    table: `export const files=[${head[1]}];export const parts=[${later.all().map((list) => `[${list}]`)}];\n`,
  };
}

function numbered<Item>() {
  const known = new Map<Item, number>();
  return {
    numberOf: (item: Item): number => {
      const number = known.get(item) ?? known.size;
      known.set(item, number);
      return number;
    },
    all: () => [...known.keys()],
  };
}

/** The first file of the browser no longer says which files each route needs: that is a file of its own, fetched when the page is alive. */
export function laterTable(): Plugin {
  return {
    name: "later-table",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const [first] = chunks.filter(({ isEntry }) => isEntry);
        const [reader] = chunks.filter(({ code }) => code.includes(ADDRESS));
        const routes = new Set(chunks.filter(isOfRoute).map(({ fileName }) => fileName));
        const split = first ? withoutLists(first.code, (file) => routes.has(`assets/${file}`)) : null;
        if (!first || split === null) return this.error("the first file says in another way than is known which files its parts need");
        if (!reader) return this.error("nothing fetches the table of files");
        if (split.table.includes(".css")) return this.error("a part has a style sheet, which has to be there before it is drawn");
        const fileName = `assets/${createHash("sha256").update(split.table).digest("base64url").slice(0, 7)}.js`;
        this.emitFile({ type: "asset", fileName, source: split.table });
        first.code = split.code;
        reader.code = reader.code.replaceAll(ADDRESS, `/${fileName}`);
      },
    },
  };
}

/** The router's plugin names the part of a route so. */
function isOfRoute({ moduleIds }: { readonly moduleIds: readonly string[] }): boolean {
  return moduleIds.some((id) => id.includes("tsr-split="));
}
