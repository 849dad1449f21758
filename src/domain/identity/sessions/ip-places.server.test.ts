import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ipPlaces, readIpPlaces } from "./ip-places.server.ts";

const TABLE = `network,prefecture_code
203.0.113.0/24,13
198.51.100.0/25,27
198.51.100.0/24,28
2001:db8:13::/48,13
`;

describe("the prefecture of an address", () => {
  const placeOf = ipPlaces(TABLE);

  it.each([
    ["203.0.113.9", "13"],
    ["203.0.114.1", null],
    ["2001:db8:13::1", "13"],
    ["2001:db8:14::1", null],
    ["::ffff:203.0.113.9", "13"],
    ["198.51.100.200", "28"],
    // In networks of two prefectures: either would be a guess.
    ["198.51.100.3", null],
    ["not an address", null],
    [null, null],
  ])("of %s is %s", (ip, code) => {
    expect(placeOf(ip)).toBe(code);
  });

  it.each([
    ["a name for a code", "network,prefecture_code\n203.0.113.0/24,東京都\n", "row 1: prefecture_code"],
    ["a prefecture there is not", "network,prefecture_code\n203.0.113.0/24,13\n203.0.113.0/24,48\n", "row 2: prefecture_code"],
    ["no network", "network,prefecture_code\n203.0.113.0,13\n", "row 1: network"],
    ["a network that is too narrow", "network,prefecture_code\n203.0.113.0/33,13\n", "row 1: 203.0.113.0/33"],
    ["other columns", "ip,pref\n203.0.113.0/24,13\n", "row 1: network"],
  ])("is not read from a table with %s: the start says which row", (_what, table, words) => {
    expect(() => ipPlaces(table)).toThrow(words);
  });

  it("is read from a file, also one that a spreadsheet wrote", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "ip-places-"));
    const file = path.join(folder, "places.csv");
    await writeFile(file, `\uFEFF${TABLE.replaceAll("\n", "\r\n")}`);

    expect((await readIpPlaces(file))("203.0.113.9")).toBe("13");
    await expect(readIpPlaces(path.join(folder, "none.csv"))).rejects.toThrow("ENOENT");
    await rm(folder, { recursive: true });
  });
});
