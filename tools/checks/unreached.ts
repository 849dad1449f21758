import { DEVELOPMENT_ENTRIES, entryFiles, PRODUCTION_ENTRIES, reachedFrom } from "./reached-sources.ts";
import type { SourceFile } from "./source-files.ts";

/** None but these may stay: what nobody meets is deleted, or led to from a page or a command. Exports that production itself does not need, and why they are there. */
const FOR_OTHERS: Readonly<Record<string, string>> = {
  "src/domain/identity/operators/sigv4.server.ts: presignUrl": "the tests sign addresses as a client does",
  "src/domain/kyugake/index.server.ts: flagOffers": "the bench of flags runs it",
  "src/domain/risk/index.server.ts: makeSnapshot": "the bench of reports makes one",
  "src/domain/valuation/index.server.ts: runEstimate": "the tests of the API hand it in as it is",
  "src/domain/surroundings/tile-format/tile-square.ts: tileAt": "the bench and the tests of tiles ask where a place is drawn",
  "src/wire/constants.ts: PAGE_TRANSITION_MODE": "the order of the fades stands in the style sheet",
  "src/wire/constants.ts: ENVIRONMENT": "nothing depends on it",
};

/** Tests, and what draws parts in the gallery: examples and their frame. */
const NOT_PRODUCTION = /\.test\.tsx?$|\.gallery\.tsx$|(^|[/-])samples\.ts$|\/\[__gallery\]\.tsx$|\/gallery(-page)?\.tsx?$/;

/** Sources that only tests or the gallery lead to, one sentence each. */
export function unreachedFaults(files: readonly SourceFile[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const entries = entryFiles([...PRODUCTION_ENTRIES, ...DEVELOPMENT_ENTRIES]);
  const reached = reachedFrom(entries, { read: (path) => texts.get(path) ?? "", exists: (path) => texts.has(path), withTypes: true });
  const sources = [...texts.keys()].filter((path) => path.startsWith("src/") && !NOT_PRODUCTION.test(path));
  return sources.filter((path) => !reached.has(path)).map(fault);
}

/** What `knip --production --reporter json` says, as far as it is read here. */
type KnipReport = { readonly issues: readonly { readonly file: string; readonly exports?: readonly { readonly name: string }[] }[] };

/** Exports of production that only tests or tools use, and reasons that nothing needs any more, one sentence each. */
export function unreachedExportFaults(report: string, reasons: Readonly<Record<string, string>> = FOR_OTHERS): string[] {
  const { issues }: KnipReport = JSON.parse(report);
  const unused = issues
    .filter(({ file }) => !NOT_PRODUCTION.test(file))
    .flatMap(({ file, exports = [] }) => exports.map(({ name }) => `${file}: ${name}`));
  const stale = Object.keys(reasons).filter((one) => !unused.includes(one));
  return [...unused.filter((one) => !(one in reasons)).map(fault), ...stale.map((one) => `${one} needs no reason any more`)];
}

function fault(unreached: string): string {
  return `${unreached} is reached by tests or the gallery only`;
}
