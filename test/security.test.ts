import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

type Item = { readonly number: number; readonly proofs: readonly { readonly file: string; readonly title: string }[] };

/** The rows of the tables: number, what, source and the tests, each as `file` › title. */
function itemsOf(document: string): Item[] {
  const rows = [...document.matchAll(/^\| (\d+) \| .+ \| (.+) \|$/gm)];
  return rows.map(([, number, proofs = ""]) => ({
    number: Number(number),
    proofs: proofs.split("<br>").map((proof) => {
      const [, file = "", title = ""] = /^`([^`]+)` › (.+)$/.exec(proof) ?? [];
      return { file, title };
    }),
  }));
}

const items = itemsOf(read("docs/security.md"));

describe("docs/security.md", () => {
  it("has every item of the checklist once, each with a test", () => {
    expect(items.map(({ number }) => number)).toEqual(Array.from({ length: 131 }, (_, index) => index + 1));
  });

  it.each(items)("names tests that exist: $number", ({ proofs }) => {
    const missing = proofs.filter(({ file, title }) => !read(file).includes(`"${title}"`));
    expect(missing).toEqual([]);
  });
});

describe("the source of the identity service", () => {
  /** Where something secret, or made from it, is held against what somebody sent. */
  const comparers = [
    "src/domain/identity/passwords/argon2.server.ts",
    "src/domain/identity/answer/srp-proof.server.ts",
    "src/domain/identity/core/clients.server.ts",
    "src/domain/identity/codes/codes.server.ts",
    "src/domain/identity/passwords/passwords.server.ts",
    "src/domain/identity/tokens/refresh-token.server.ts",
    "src/domain/identity/operators/sigv4.server.ts",
    "src/identity-server/hosted/form-guard.server.ts",
  ];

  it("compares in constant time wherever a secret is compared", () => {
    expect(comparers.filter((file) => !/timingSafeEqual|isSameText/.test(read(file)))).toEqual([]);
  });

  it("never compares a mac, a hash, a signature or a secret with an operator", () => {
    const suspicious =
      /(?<!error\.)\b\w*(?:[mM]ac|[hH]ash|[sS]ignature|[sS]ecret|[cC]ode)\b\s*[!=]==\s*(?!null\b|undefined\b|""|"[A-Z]|[A-Z_]+\b)[\w"]/;
    const found = sourceFiles("src/domain/identity")
      .concat(sourceFiles("src/identity-server"))
      .flatMap((file) =>
        read(file)
          .split("\n")
          .flatMap((line) => (suspicious.test(line) ? [`${file}: ${line.trim()}`] : [])),
      );
    expect(found).toEqual([]);
  });
});

function sourceFiles(folder: string): string[] {
  const names = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts")).map((name) => path.join(folder, name));
}
