import { describe, expect, it } from "vitest";
import { crowdedFolders, mutualFolders } from "./folders.ts";
import { importStyleFaults } from "./import-style.ts";
import { lockFaults } from "./lock-file.ts";
import { portableSqlFaults } from "./portable-sql.ts";
import { sizeFaults } from "./sizes.ts";
import { unfinishedFaults } from "./unfinished.ts";

const file = (path: string, text: string) => ({ path, text, lines: text.split("\n").length - 1 });

describe("sizeFaults", () => {
  it("lets a small file pass", () => {
    expect(sizeFaults(file("src/kernel/a.ts", "export const one = () => 1;\n"))).toEqual([]);
  });

  it.each([
    ["src/kernel/a.ts", 351, 1],
    ["src/kernel/a.ts", 350, 0],
    ["src/web/home/faq.content.ts", 600, 0],
    ["src/web/home/faq.content.ts", 601, 1],
    ["src/web/routes/index.tsx", 101, 1],
  ])("holds %s of %i lines to its limit", (path, lines, faults) => {
    expect(sizeFaults(file(path, "\n".repeat(lines)))).toHaveLength(faults);
  });

  it("names a function that is too long, has too many parameters or branches", () => {
    const long = `function long() {\n${"  a();\n".repeat(70)}}\n`;
    const wide = "const wide = (a, b, c, d, e) => a;\n";
    const branched = `function branched(a) { ${"if (a) a();".repeat(12)} }\n`;

    const faults = sizeFaults(file("src/kernel/a.ts", long + wide + branched));

    expect(faults).toEqual([
      "src/kernel/a.ts:1 long: 72 lines, limit 70",
      "src/kernel/a.ts:73 wide: 5 parameters, limit 4",
      "src/kernel/a.ts:74 branched: cyclomatic complexity 13, limit 12",
    ]);
  });
});

describe("unfinishedFaults", () => {
  it.each([
    ["src/a.test.ts", "it.skip('x', f)", "a test is skipped or narrowed"],
    ["src/a.test.ts", "test.only('x', f)", "a test is skipped or narrowed"],
    ["src/a.ts", "// TODO later", "unfinished work"],
    ["src/a.ts", "const a = b as unknown as C;", "a rule is silenced"],
    ["src/domain/risk/a.ts", "const now = Date.now();", "a core file takes time"],
    ["src/web/a.ts", "process.env.HOME", "settings are read in"],
  ])("finds in %s: %s", (path, line, message) => {
    expect(unfinishedFaults(file(path, `${line}\n`)).join()).toContain(message);
  });

  it("lets a shell file read the time", () => {
    expect(unfinishedFaults(file("src/domain/risk/a.server.ts", "const now = Date.now();\n"))).toEqual([]);
  });
});

describe("lockFaults", () => {
  const manifest = { dependencies: { a: "1.0.0" }, devDependencies: {}, optionalDependencies: {} };
  const entry = { version: "1.0.0", integrity: "sha512-x" };

  it("passes exact versions with hashes and all platform packages", () => {
    const packages = { "": {}, "node_modules/a": { ...entry, optionalDependencies: { b: "1" } }, "node_modules/b": entry };

    expect(lockFaults(manifest, { packages })).toEqual([]);
  });

  it("passes an exact version of a package by another name, and no loose one", () => {
    const named = (version: string) => lockFaults({ ...manifest, dependencies: { a: version } }, { packages: { "node_modules/a": entry } });

    expect(named("npm:@scope/b@1.0.0")).toEqual([]);
    expect(named("npm:@scope/b@^1.0.0")).toEqual(["a: npm:@scope/b@^1.0.0 is not an exact version"]);
  });

  it("names what is loose, unhashed, tied to a host or missing", () => {
    const packages = { "node_modules/a": { resolved: "https://registry.example/a.tgz", optionalDependencies: { "b-win32": "1" } } };

    expect(lockFaults({ ...manifest, dependencies: { a: "^1.0.0" } }, { packages })).toEqual([
      "a: ^1.0.0 is not an exact version",
      "node_modules/a: no integrity hash",
      "node_modules/a: the lock file names a registry host",
      "node_modules/a: optional platform package b-win32 is missing from the lock file",
    ]);
  });
});

describe("crowdedFolders", () => {
  const folder = (name: string, count: number) => Array.from({ length: count }, (_, index) => file(`${name}/a${index}.ts`, ""));

  it("lets 25 files pass and names a folder of 26", () => {
    expect(crowdedFolders([...folder("src/web/price", 25), ...folder("src/web/risk", 26)])).toEqual([
      "src/web/risk: 26 files, limit 25 (tests aside)",
    ]);
  });

  it("counts neither tests nor folders that are one list", () => {
    const tests = Array.from({ length: 30 }, (_, index) => file(`src/web/price/a${index}.test.ts`, ""));

    expect(crowdedFolders([...tests, ...folder("src/domain/identity/operations", 60), ...folder("tools", 60)])).toEqual([]);
  });
});

describe("mutualFolders", () => {
  const imports = (...arrows: [string, string][]) => arrows.map(([from, to]) => ({ from, to }));

  it("names two folders that import each other, by the rarer direction", () => {
    const faults = mutualFolders(imports(["src/a/x.ts", "src/b/y.ts"], ["src/a/z.ts", "src/b/y.ts"], ["src/b/y.ts", "src/a/x.ts"]));

    expect(faults).toEqual(["src/a and src/b import each other: src/b/y.ts → src/a/x.ts"]);
  });

  it("lets one direction pass, and what only tests, galleries and the generated route tree import", () => {
    const faults = mutualFolders(
      imports(
        ["src/a/x.ts", "src/b/y.ts"],
        ["src/b/y.test.ts", "src/a/x.ts"],
        ["src/b/y.gallery.tsx", "src/a/x.ts"],
        ["src/web/routeTree.gen.ts", "src/web/routes/index.tsx"],
        ["src/web/routes/index.tsx", "src/web/router.tsx"],
      ),
    );

    expect(faults).toEqual([]);
  });
});

describe("importStyleFaults", () => {
  it.each([
    ['import { a } from "../b/a.ts";', "../b/a.ts is written as #folder/file.ts"],
    ['const a = () => import("../b/a.ts");', "../b/a.ts is written as #folder/file.ts"],
    ['import { a } from "#web/price/a.ts";', "#web/price/a.ts stands beside it and is written as ./a.ts"],
  ])("refuses %s", (line, message) => {
    expect(importStyleFaults(file("src/web/price/b.ts", `${line}\n`))).toEqual([`src/web/price/b.ts:1: ${message}`]);
  });

  it("refuses one module in two statements, over several lines as well", () => {
    const text = 'import type { A } from "./a.ts";\nimport {\n  a,\n} from "./a.ts";\nexport { b } from "./b.ts";\n';

    expect(importStyleFaults(file("src/web/price/b.ts", text))).toEqual(["src/web/price/b.ts: ./a.ts is imported in two statements"]);
  });

  it("holds tests and tools to it as well", () => {
    expect(importStyleFaults(file("tools/bench/a.ts", 'import { b } from "../b.ts";\n'))).toHaveLength(1);
    expect(importStyleFaults(file("test/e2e/a.ts", 'import { b } from "#test/e2e/b.ts";\n'))).toHaveLength(1);
    expect(importStyleFaults(file("test/e2e/a.ts", 'import { b } from "#test/support/b.ts";\n'))).toEqual([]);
  });

  it.each(['import { a } from "./a.ts";', 'import { a } from "#web/price/form/a.ts";', 'import { z } from "zod";'])("takes %s", (line) => {
    expect(importStyleFaults(file("src/web/price/b.ts", `${line}\n`))).toEqual([]);
  });
});

describe("portableSqlFaults", () => {
  it.each([
    ["create index a on town using gist (point(lon, lat));", "B-tree"],
    ["create function a() returns trigger as $$ $$ language plpgsql;", "use case"],
    ["create materialized view a as select 1;", "a job fills"],
    ["alter table a add exclude using gist (b with =);", "unique key"],
  ])("refuses in a migration: %s", (statement, instead) => {
    expect(portableSqlFaults(file("db/migrations/0099_a.sql", statement)).join()).toContain(instead);
  });

  it.each([
    ["sql`select pg_advisory_xact_lock(1)`", "takeLock"],
    ["sql<{ n: number }>`select 1 from town order by point(lon, lat) <-> point(1, 2)`", "kernel/geo.ts"],
    ['sql.raw("listen jobs")', "queue"],
    ["sql`\\n  lock table town`", "named lock"],
  ])("refuses in a store: %s", (statement, instead) => {
    expect(portableSqlFaults(file("src/domain/a/store.server.ts", `const a = ${statement};\n`)).join()).toContain(instead);
  });

  it("takes ordinary statements, prose about the others, and trigrams", () => {
    expect(
      portableSqlFaults(file("db/migrations/0099_a.sql", "-- no gist here: using gist\ncreate index a on b using gin (c gin_trgm_ops);")),
    ).toEqual([]);
    expect(
      portableSqlFaults(file("src/domain/a/store.server.ts", "/** listen to me */ sql`select a from b for update skip locked`;\n")),
    ).toEqual([]);
  });
});
