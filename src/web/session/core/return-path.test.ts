import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { memoryStorage } from "#web/session/pool/storage.ts";
import { returnable, returnPath } from "./return-path.ts";

describe("the path to return to", () => {
  test("is kept once and gone when it is taken", () => {
    const path = returnPath(memoryStorage());

    path.remember("/profile/edit");

    expect(path.take()).toBe("/profile/edit");
    expect(path.take()).toBeNull();
  });

  test("leads to a place of the page where one is named", () => {
    const path = returnPath(memoryStorage());

    path.remember("/settings/account?done=tel#other", "leave");

    expect(path.take()).toBe("/settings/account#leave");
  });

  test("is the path alone, without query and hash", () => {
    expect(returnable("/search/result?id=1&back=/x#map")).toBe("/search/result");
  });

  test("has query and hash where the full path is wanted", () => {
    expect(returnable("/search/result?id=1#map", { isFull: true })).toBe("/search/result?id=1#map");
  });

  test("is not the login page", () => {
    expect(returnable("/login")).toBeNull();
    expect(returnable("/login/?code=1")).toBeNull();
  });

  test.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example/",
    "https:evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "evil.example",
    "/.evil.example",
    "/a//evil.example/..;",
    "/\t/evil.example",
    "/\n/evil.example",
    " /mypage",
    "@evil.example",
    "/日本",
    "",
  ])("is never %j", (target) => {
    expect(returnable(target)).toBeNull();
    const storage = memoryStorage();
    returnPath(storage).remember(target);
    expect(storage.get("redirect")).toBeNull();
  });

  test.each(["/%2f%2fevil.example"])("that only looks foreign (%j) is refused for its dot", (target) => {
    expect(returnable(target)).toBeNull();
  });

  test("that only looks foreign stays on the site", () => {
    expect(new URL(returnable("/%2f%2fevil") ?? "", "https://site.example").origin).toBe("https://site.example");
  });

  test("is judged again when taken, since others may have written the cookie", () => {
    const storage = memoryStorage();
    storage.set("redirect", "//evil.example");
    expect(returnPath(storage).take()).toBeNull();
    expect(storage.get("redirect")).toBeNull();
  });

  test("never leads to another site, whatever is remembered", () => {
    const anything = fc.oneof(fc.webUrl(), fc.string(), fc.string({ unit: fc.constantFrom(..."/\\@%:.?#2fFeE \t\n") }));
    fc.assert(
      fc.property(anything, fc.boolean(), (target, isFull) => {
        const kept = returnable(target, { isFull });
        return kept === null || new URL(kept, "https://site.example").origin === "https://site.example";
      }),
    );
  });
});
