import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unchunk } from "./aws-chunked.ts";

const text = (body: string) => unchunk(Buffer.from(body, "latin1"));

describe("unchunk", () => {
  it("puts the chunks together and reads the headers behind them", () => {
    const parts = text("4\r\nabcd\r\n2\r\n\r\n\r\n0\r\nx-amz-checksum-crc32:AAAAAA==\r\n\r\n");

    expect(parts?.bytes.toString("latin1")).toBe("abcd\r\n");
    expect(parts?.trailers).toEqual(new Map([["x-amz-checksum-crc32", "AAAAAA=="]]));
  });

  it.each([
    "",
    "abcd",
    "4\r\nabc",
    "4\r\nabcdef\r\n0\r\n\r\n",
    "4\r\nabcd\r\n",
    "-1\r\n\r\n",
    "zz\r\n",
    "fffffffff\r\n",
    "4;a=b\r\nabcd\r\n0\r\n\r\n",
  ])("refuses %j", (body) => {
    expect(text(body)).toBeNull();
  });

  it("gives back whatever was cut into chunks", () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ minLength: 1, maxLength: 40 }), { maxLength: 8 }), (chunks) => {
        const framed = chunks.flatMap((chunk) => [
          Buffer.from(`${chunk.length.toString(16)}\r\n`),
          Buffer.from(chunk),
          Buffer.from("\r\n"),
        ]);

        expect(unchunk(Buffer.concat([...framed, Buffer.from("0\r\n\r\n")]))?.bytes).toEqual(Buffer.concat(chunks));
      }),
    );
  });
});
