import { expect, it } from "vitest";
import { checkLines, mailDomainCommand } from "./mail-domain-command.ts";

it("takes one domain, and what its records are looked up by", () => {
  expect(mailDomainCommand(["Example.JP", "--selector", "s1", "--include", "amazonses.com"])).toEqual({
    kind: "check",
    domain: "example.jp",
    selector: "s1",
    includes: "amazonses.com",
  });
  expect(mailDomainCommand(["--help"])).toEqual({ kind: "help" });
});

it.each([[], ["a b"], ["localhost"], ["a.jp", "b.jp"], ["a.jp", "--unknown"]].map((words) => [words]))("%j is misused", (words) => {
  expect(mailDomainCommand(words)).toMatchObject({ kind: "misused" });
});

it("tells what is set in a line, and of the rest what to do", () => {
  const checks = [
    { what: "SPF", name: "a.jp", state: "ok", hint: "設定されています。" },
    { what: "DMARC", name: "_dmarc.a.jp", state: "missing", hint: "加えてください。" },
  ] as const;

  expect(checkLines(checks)).toEqual(["SPF  設定済み  (a.jp)", "DMARC  ありません  (_dmarc.a.jp)", "  加えてください。"]);
});
