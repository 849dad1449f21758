import { beforeAll, describe, expect, it } from "vitest";
import { aCompany, companyHouse } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { changeCompany, decideAboutCompany, listCompanies } from "./review-companies.server.ts";

const { db } = await testDatabase();
const { clock } = companyHouse(db);

beforeAll(async () => {
  await aCompany(db, { id: "one", state: "applied" });
  await aCompany(db, { id: "two" });
});

function anOperator() {
  const lines: string[] = [];
  return { db, clock, lines, print: (line: string) => lines.push(line) };
}

describe("an operator of companies", () => {
  it("reads who applied, with others of the same licence, and decides", async () => {
    const operator = anOperator();
    await listCompanies(operator, { kind: "list", states: ["applied"] });
    expect(operator.lines[0]).toBe("one  審査中  2026-11-01  見本不動産(架空)one  東京都知事(1)第99999号");
    expect(operator.lines).toContain("  管理者: 見本 owner owner-one@example.com");
    expect(operator.lines.at(-1)).toBe("  同じ免許証番号の会社があります: 見本不動産(架空)two");

    const reject = { kind: "decide", id: "one", decision: "reject", note: "" } as const;
    expect(await decideAboutCompany(operator, reject)).toBe("--note に理由を書いてください");
    expect(await decideAboutCompany(operator, { ...reject, decision: "approve" })).toBeNull();
    expect(await decideAboutCompany(operator, { ...reject, decision: "approve" })).toBe("いまは「利用中」のため、できません");
    expect(await decideAboutCompany(operator, { ...reject, id: "nobody" })).toBe("その番号の会社はありません");
    expect(operator.lines.at(-1)).toBe("one: 利用中にしました");
  });

  it("writes a licence that was renewed", async () => {
    const operator = anOperator();
    const change = { kind: "change", id: "two", name: null, licence: "東京都知事(2)第99999号" } as const;
    expect(await changeCompany(operator, change)).toBeNull();
    expect(operator.lines).toEqual(["two: 見本不動産(架空)two  東京都知事(2)第99999号"]);
    expect(await changeCompany(operator, { ...change, id: "nobody" })).toBe("その番号の会社はありません");
  });

  it("is told where nobody waits", async () => {
    const operator = anOperator();
    await listCompanies(operator, { kind: "list", states: ["closed"] });
    expect(operator.lines).toEqual(["当てはまる会社はありません"]);
  });
});
