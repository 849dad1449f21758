import fc from "fast-check";
import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function decoded(bytes: Uint8Array, chunkSize = 7): Promise<string> {
  let text = "";
  for await (const part of decodeText(inChunks(bytes, chunkSize))) text += part;
  return text;
}

const japanese = "種類,地区名,面積（㎡）\r\n中古マンション等,勝どき,30分～60分、ＲＣ\r\n";

test.each([
  ["UTF-8", Buffer.from(japanese)],
  ["UTF-8 with a byte order mark", Buffer.from(`\uFEFF${japanese}`)],
  ["CP932", iconv.encode(japanese, "cp932")],
])("%s is recognised from its bytes", async (_, bytes) => {
  expect(await decoded(bytes)).toBe(japanese);
});

test("plain ASCII and an empty file pass through", async () => {
  expect(await decoded(Buffer.from("type,price\n"))).toBe("type,price\n");
  expect(await decoded(Buffer.from("a"))).toBe("a");
  expect(await decoded(new Uint8Array(0))).toBe("");
});

test("the encoding is decided where the first Japanese stands, however late", async () => {
  const text = `${"a,b\n".repeat(50_000)}豊洲\n${"東京都,江東区\n".repeat(20_000)}`;

  expect(await decoded(iconv.encode(text, "cp932"), 8192)).toBe(text);
  expect(await decoded(Buffer.from(text), 8192)).toBe(text);
});

test("where chunks end does not matter", async () => {
  const word = fc.constantFrom("東京都", "ＲＣ", "30分～60分", "㎡", "abc,", "\r\n", "ｱﾊﾟｰﾄ", "表示");
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 30 }), fc.integer({ min: 1, max: 9 }), async (words, size) => {
      const text = `都${words.join("")}`;
      expect(await decoded(Buffer.from(text), size)).toBe(text);
      expect(await decoded(iconv.encode(`${text}表`, "cp932"), size)).toBe(`${text}表`);
    }),
  );
});

test.each([
  ["PNG 画像", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]],
  ["JPEG 画像", [0xff, 0xd8, 0xff, 0xe0]],
  ["PDF 文書", [...Buffer.from("%PDF-1.7")]],
  ["ZIP 書庫(展開してから指定してください)", [0x50, 0x4b, 0x03, 0x04]],
  ["UTF-16 の文書", [0xff, 0xfe, 0x2e, 0x7a]],
  ["文字のデータではないファイル", [0x41, 0x00, 0x42, 0x00]],
])("%s is refused by name", async (name, bytes) => {
  await expect(decoded(Uint8Array.from(bytes), 64)).rejects.toMatchObject({ reason: "binary", message: name });
});

test("UTF-8 that breaks after the evidence is refused, not read as something else", async () => {
  const bytes = Buffer.concat([Buffer.from("豊洲\n".repeat(20_000)), Buffer.from([0xe8, 0x41])]);

  await expect(decoded(bytes, 4096)).rejects.toMatchObject({ reason: "undecodable" });
});
