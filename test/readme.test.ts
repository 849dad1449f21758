import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

const ENGLISH = "README.md";
const JAPANESE = "README.ja.md";
const TWINS = [ENGLISH, JAPANESE];

const FENCED = /^```\w*\n(.*?)^```$/gms;

/** What somebody would type: the lines of fenced blocks, without comments. */
function blocksOf(text: string): string[][] {
  return [...text.matchAll(FENCED)].map(([, block = ""]) =>
    block
      .split("\n")
      .map((line) => line.replace(/(^|\s+)#.*$/, "").trim())
      .filter((line) => line !== ""),
  );
}

function inlineCommandsOf(text: string): string[] {
  return [...text.replaceAll(FENCED, "").matchAll(/`(npm [^`]+)`/g)].map(([, command = ""]) => command);
}

function linksOf(text: string): string[] {
  const targets = [...text.replaceAll(FENCED, "").matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target)).map((target) => target.replace(/#.*$/, ""));
}

function scriptsOf(text: string): string[] {
  return [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script = ""]) => script);
}

describe("README.md and its Japanese twin", () => {
  const [english, japanese] = [read(ENGLISH), read(JAPANESE)];

  it("have the same commands in code blocks, in the same order", () => {
    expect(blocksOf(english).flat()).toContain("npm ci && npm start");
    expect(blocksOf(japanese)).toEqual(blocksOf(english));
  });

  it("have the same commands in sentences and tables, in the same order", () => {
    expect(inlineCommandsOf(english)).toContain("npm run check");
    expect(inlineCommandsOf(japanese)).toEqual(inlineCommandsOf(english));
  });

  it("lead to each other under the title, and then to the same files", () => {
    expect(english).toMatch(/^# .+\n\n\[.+\]\(README\.ja\.md\)\n/);
    expect(japanese).toMatch(/^# .+\n\n\[.+\]\(README\.md\)\n/);
    expect(linksOf(japanese).slice(1)).toEqual(linksOf(english).slice(1));
  });
});

describe.each(TWINS)("%s", (file) => {
  const text = read(file);

  it("leads only to files that exist", () => {
    expect(linksOf(text)).not.toEqual([]);
    expect(linksOf(text).filter((target) => !existsSync(path.join(ROOT, target)))).toEqual([]);
  });

  it("names only scripts of package.json", () => {
    const { scripts } = JSON.parse(read("package.json"));
    expect(scriptsOf(text)).not.toEqual([]);
    expect(scriptsOf(text).filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });
});
