import { basename } from "node:path";
import { DEVELOPMENT_ENTRIES, entryFiles, PRODUCTION_ENTRIES, reachedFrom } from "./reached-sources.ts";
import type { SourceFile } from "./source-files.ts";

/** None but these may stay: what nobody meets is deleted, or led to from a page or a command. Exports that production itself does not need, and why they are there. */
const FOR_OTHERS: Readonly<Record<string, string>> = {
  "sigv4.server.ts: presignUrl": "the tests sign addresses as a client does",
  "index.server.ts: makeSnapshot": "the bench of reports makes one",
  "index.server.ts: datasetStates": "the tests of real data ask what was imported",
  "index.server.ts: runEstimate": "the tests of the API hand it in as it is",
  "tile-square.ts: tileAt": "the bench and the tests of tiles ask where a place is drawn",
  "constants.ts: KEEPS_IN_LOCAL_STORAGE": "says what is not done",
  "constants.ts: PAGE_TRANSITION_MODE": "the order of the fades stands in the style sheet",
  "constants.ts: ENVIRONMENT": "nothing depends on it",
  "clock.ts: movableClock": "the tests move time",
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

/** Exports of production that only tests or tools use, one sentence each. */
export function unreachedExportFaults(report: string): string[] {
  const { issues }: KnipReport = JSON.parse(report);
  const unused = issues
    .filter(({ file }) => !NOT_PRODUCTION.test(file))
    .flatMap(({ file, exports = [] }) => exports.map(({ name }) => `${file}: ${name}`));
  return unused.filter((one) => !(basename(one) in FOR_OTHERS)).map(fault);
}

function fault(unreached: string): string {
  return `${unreached} is reached by tests or the gallery only`;
}
