import { describe, expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { addFiles, NO_FILES, removeFile } from "#web/kit/letter/letter-files.ts";
import { findNotices } from "./find-letters.ts";
import { EVIDENCE_FILES } from "./letter-fields.ts";
import { tokenIn } from "./letter-search.ts";
import { readLetter } from "./read-letter.ts";

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name, { lastModified: 1 });
const RULES = EVIDENCE_FILES;
const names = (chosen: typeof NO_FILES) => chosen.files.map(({ name }) => name);

describe("chosen files", () => {
  it("are added in their order, the same one once, and removed one by one", () => {
    const two = addFiles(addFiles(NO_FILES, [file("a.pdf")], RULES), [file("b.png"), file("a.pdf")], RULES);
    expect(names(two)).toEqual(["a.pdf", "b.png"]);
    expect(two.fault).toBeNull();
    expect(names(removeFile(two, 0))).toEqual(["b.png"]);
  });

  it("are three at most; what cannot be taken is left out, and said", () => {
    const four = addFiles(
      NO_FILES,
      ["a.pdf", "b.pdf", "c.pdf", "d.pdf"].map((name) => file(name)),
      RULES,
    );
    expect(names(four)).toEqual(["a.pdf", "b.pdf", "c.pdf"]);
    expect(four.fault).toBe("資料は3件までです。");

    const mixed = addFiles(NO_FILES, [file("a.heic"), file("b.png"), file("c.png", 0)], RULES);
    expect(names(mixed)).toEqual(["b.png"]);
    expect(mixed.fault).toBe("「a.heic」: PDF・JPEG・PNG・WebPのファイルを選んでください。");
    expect(removeFile(mixed, 0).fault).toBeNull();
  });

  it("stand in the place of words in a correction, and nowhere else", () => {
    const typed = { field: "units", proposed: "120戸", evidence: " ", email: "a@example.jp" };

    expect(readLetter("correction", "k1", typed, [file("a.pdf")])).toMatchObject({ ok: true, input: { files: [{ name: "a.pdf" }] } });
    expect(readLetter("correction", "k1", typed)).toMatchObject({ ok: false, issues: [{ field: "evidence" }] });
    expect(readLetter("question", null, { email: "a@example.jp" }, [file("a.pdf")])).toMatchObject({ ok: false });
  });
});

describe("a link from a mail", () => {
  const token = "a-_".repeat(14).concat("b");
  const notices = { subject: { kind: "building", key: "k", name: "n" }, onChange: true, yearly: true, isConfirmed: true, isExpired: false };
  const answering = (answer: object) => scriptedApi({ "GET /api/estate/risk-notices": answer });

  it("is read from the address only if it can be one", () => {
    expect(tokenIn({ token })).toBe(token);
    for (const other of [undefined, "", "short", `${token}x`, 1, "<b>".repeat(15)]) expect(tokenIn({ token: other })).toBeUndefined();
  });

  it("leads to its notices; without one, with an unknown one and without an answer the page says different things", async () => {
    expect(await findNotices(token, answering(notices))).toEqual({ kind: "notices", token, notices });
    expect(await findNotices(undefined, answering(refused(500)))).toEqual({ kind: "none" });
    expect(await findNotices(token, answering(refused(404)))).toEqual({ kind: "unknown" });
    expect(await findNotices(token, answering(refused(503)))).toEqual({ kind: "failed" });
  });
});
