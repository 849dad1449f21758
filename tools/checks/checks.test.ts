import { describe, expect, it } from "vitest";
import { lockFaults } from "./lock-file.ts";
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
