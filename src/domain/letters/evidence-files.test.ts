import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evidenceName, evidenceType, fileFault, fileFaultWords, isEvidence, MOST_FILE_BYTES } from "./evidence-files.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("a file that shows what is right", () => {
  it.each([
    ["a.pdf", 1, null],
    ["写真.JPG", MOST_FILE_BYTES, null],
    ["a.jpeg", 10, null],
    ["a.webp", MOST_FILE_BYTES + 1, "too-large"],
    ["a.png", 0, "empty"],
    ["a.svg", 10, "type"],
    ["a.pdf.exe", 10, "type"],
    ["pdf", 10, "type"],
    ["a.constructor", 10, "type"],
  ] as const)("%s of %i bytes: %s", (name, size, fault) => {
    expect(fileFault({ name, size })).toBe(fault);
  });

  it.each([
    ["a.pdf", "%PDF-1.4", true],
    ["a.pdf", "<html>", false],
    ["a.png", "\x89PNG\r\n\x1a\n", true],
    ["a.jpg", "\x89PNG\r\n\x1a\n", false],
    ["a.gif", "GIF89a", false],
  ])("%s that begins with %j: %s", (name, head, is) => {
    expect(isEvidence(name, bytes(head))).toBe(is);
  });

  it("is named where something is wrong with it alone", () => {
    expect(fileFaultWords("too-large", "C:\\写真\\a.png")).toBe("「a.png」: 5MBを超えています。小さくするか、分けてください。");
    expect(fileFaultWords("too-many", "a.png")).toBe("資料は3件までです。");
  });
});

const LEADS_ASTRAY = /[/\\\p{Cc}\p{Cf}]|^\./u;

describe("the name it is kept under", () => {
  it.each([
    ["図面.pdf", "図面.pdf"],
    ["../../etc/passwd.pdf", "passwd.pdf"],
    ["C:\\Users\\hanako\\図面.pdf", "図面.pdf"],
    ["a\u202Efdp.exe.pdf", "afdp.exe.pdf"],
    [".pdf", "pdf"],
    ["か\u3099.png", "が.png"],
  ])("%j: %s", (given, name) => {
    expect(evidenceName(given)).toBe(name);
  });

  it("never leads out of a folder, is never empty, has no control characters, and keeps its ending", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."a./\\ :<*\u0000\u202E\u200Bか\u3099😀\ud83d") }),
        fc.constantFrom("pdf", "jpg", "png", "webp"),
        (stem, ending) => {
          const name = evidenceName(`${stem}x.${ending}`);

          const isSafe = !LEADS_ASTRAY.test(name) && [...name].length <= 126;
          return isSafe && evidenceType(name) === evidenceType(`a.${ending}`);
        },
      ),
    );
  });
});
