import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { SUNSET_NOTICE } from "#domain/api-access/versions.ts";
import { BIZ_TERMS_VERSION } from "#wire/legal-versions.ts";

const read = (file: string) => readFile(path.resolve(import.meta.dirname, "../content", file), "utf8");

it.each([
  ["the terms", `biz-terms/${BIZ_TERMS_VERSION}.md`],
  ["the questions", "faq/business.md"],
])("%s promise as long a notice of the end of a version as the pages", async (_, file) => {
  const promises = (await read(file)).match(/提供を終えるときは、終える日の[^、]*前までに/g);

  expect(promises).toEqual([`提供を終えるときは、終える日の${SUNSET_NOTICE}前までに`]);
});
