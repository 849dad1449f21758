import ts from "typescript";

/** A regular expression of the code, as it is used, and the files that use it. */
export type FoundPattern = { readonly source: string; readonly flags: string; readonly files: readonly string[] };

type File = { readonly path: string; readonly text: string };

/** Every regular expression that stands in these files as a literal, once. Those of a wire's shape (`pattern: /…/`) count for the whole text. */
export function literalPatterns(files: readonly File[]): FoundPattern[] {
  const found = files.flatMap(({ path, text }) => literalsOf(path, text).map((literal) => ({ ...literal, path })));
  return [...Map.groupBy(found, ({ source, flags }) => `/${source}/${flags}`).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ source: first.source, flags: first.flags, files: same.map(({ path }) => path) }] : [];
  });
}

/** Files that put expressions together while they run: theirs are seen only when they are loaded. */
export function putsTogether({ text }: File): boolean {
  return text.includes("new RegExp(");
}

function literalsOf(path: string, text: string): { readonly source: string; readonly flags: string }[] {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const root = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: { source: string; flags: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(asUsed(node));
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

function asUsed(node: ts.RegularExpressionLiteral): { readonly source: string; readonly flags: string } {
  const end = node.text.lastIndexOf("/");
  const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
  const isShape = ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === "pattern";
  return { source: isShape ? `^(?:${source})$` : source, flags };
}
