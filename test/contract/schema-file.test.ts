import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { testDatabase } from "#test/support/database.ts";
import { describeSchema } from "#tools/describe-schema.ts";

it("db/schema.sql says what the migrations make (npm run gen writes it)", async () => {
  const { db } = await testDatabase();

  expect(await readFile("db/schema.sql", "utf8")).toBe(await describeSchema(db));
});
