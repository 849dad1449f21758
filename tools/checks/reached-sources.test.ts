import { describe, expect, it } from "vitest";
import { reachedFrom, reachedSources } from "./reached-sources.ts";
import { unreachedExportFaults } from "./unreached.ts";

/** What `src/main/start.server.ts` leads to among sources of these texts. */
function reached(sources: Readonly<Record<string, string>>, withTypes = false): string[] {
  const read = (path: string) => sources[path] ?? "";
  return [...reachedFrom(["src/main/start.server.ts"], { read, exists: (path) => path in sources, withTypes }).keys()].sort();
}

describe("reachedFrom", () => {
  it.each([
    ['import { a } from "#kernel/a.ts";', "by its alias"],
    ['import { a } from "../kernel/a.ts";', "beside the file"],
    ['import {\n  type A,\n  a,\n} from "#kernel/a.ts";', "over several lines"],
    ['import "#kernel/a.ts";', "for its effects"],
    ['export { a } from "#kernel/a.ts";', "handed on"],
    ['const a = async () => (await import("#kernel/a.ts")).a;', "when it is needed"],
    ['const worker = new URL("../kernel/a.ts", import.meta.url);', "by its address"],
  ])("follows %j: %s", (text) => {
    expect(reached({ "src/main/start.server.ts": text, "src/kernel/a.ts": "" })).toContain("src/kernel/a.ts");
  });

  it.each([
    'import type { A } from "#kernel/a.ts";',
    'import type {\n  A,\n} from "#kernel/a.ts";',
    'export type { A } from "#kernel/a.ts";',
  ])("follows %j only where types count", (text) => {
    const sources = { "src/main/start.server.ts": `import { z } from "zod";\n${text}`, "src/kernel/a.ts": "" };

    expect(reached(sources)).not.toContain("src/kernel/a.ts");
    expect(reached(sources, true)).toContain("src/kernel/a.ts");
  });

  it("does not follow a comment, a package or a generated tree", () => {
    const sources = {
      "src/main/start.server.ts": '// import("#kernel/a.ts")\nimport "a";\nimport "#web/tree.gen.ts";',
      "src/web/tree.gen.ts": 'import "#kernel/a.ts";',
      "src/kernel/a.ts": "",
    };

    expect(reached(sources)).toEqual(["src/main/start.server.ts", "src/web/tree.gen.ts"]);
  });

  it("goes round a circle once", () => {
    const sources = { "src/main/start.server.ts": 'import "#kernel/a.ts";', "src/kernel/a.ts": 'import "#main/start.server.ts";' };

    expect(reached(sources)).toEqual(["src/kernel/a.ts", "src/main/start.server.ts"]);
  });
});

describe("reachedSources", () => {
  it("has the server, pages and what they load later, and neither tests nor the gallery", () => {
    const paths = [...reachedSources().keys()];

    expect(paths).toEqual(expect.arrayContaining(["src/main/start.server.ts", "src/web/routes/index.tsx", "src/wire/constants.ts"]));
    expect(paths.filter((path) => /\.test\.|gallery/.test(path))).toEqual([]);
  });
});

describe("unreachedExportFaults", () => {
  it("reads knip's report, without what is made for tests", () => {
    const of = (file: string, ...names: readonly string[]) => ({ file, exports: names.map((name) => ({ name, line: 1 })) });
    const issues = [of("src/kernel/a.ts", "one"), of("src/platform/clock.ts", "movableClock"), of("src/web/risk/samples.ts", "sample")];

    const reasons = { "src/platform/clock.ts: movableClock": "the tests move time" };

    expect(unreachedExportFaults(JSON.stringify({ issues }), reasons)).toEqual([
      "src/kernel/a.ts: one is reached by tests or the gallery only",
    ]);
    expect(unreachedExportFaults(JSON.stringify({ issues: [] }), reasons)).toEqual([
      "src/platform/clock.ts: movableClock needs no reason any more",
    ]);
  });
});
