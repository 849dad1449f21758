import { userInfo } from "node:os";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { throughTheDesk } from "#main/commands/desk-door.server.ts";
import { aCompany, companyHouse } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { deskUseOfCompanies } from "./desk-use.ts";
import { changeCompany, decideAboutCompany, listCompanies } from "./review-companies.server.ts";

const { db } = await testDatabase();
const { clock } = companyHouse(db);
const BY = `command:${userInfo().username}`;

beforeAll(async () => {
  await aCompany(db, { id: "one", state: "applied" });
  await aCompany(db, { id: "two" });
});

function anOperator() {
  const lines: string[] = [];
  return { db, clock, lines, print: (line: string) => lines.push(line) };
}

describe("an operator of companies", () => {
  it("leaves a row at the desk for what was shown and decided, waits for who has the company there, and keeps nothing of what was refused", async () => {
    const rows = async () => {
      const { rows } = await sql<{ act: string }>`
        select concat_ws(' ', action, queue, item_id, reason) as act from desk_audit where operator = ${BY} order by seq`.execute(db);
      return rows.map(({ act }) => act);
    };
    const decide = (id: string, decision: "approve" | "suspend" | "resume", note = "") => {
      const order = { kind: "decide", id, decision, note } as const;
      return throughTheDesk(anOperator(), deskUseOfCompanies(order), (at) => decideAboutCompany(at, order));
    };
    const list = { kind: "list", states: null } as const;
    await throughTheDesk(anOperator(), deskUseOfCompanies(list), (at) => listCompanies(at, list));
    expect(await decide("two", "approve")).toBe("いまは「利用中」のため、できません");
    expect(await decide("two", "suspend", "免許を確かめています")).toBeNull();
    expect(await decide("two", "resume")).toBeNull();
    const change = { kind: "change", id: "two", name: "見本不動産(架空)two", licence: null } as const;
    await throughTheDesk(anOperator(), deskUseOfCompanies(change), (at) => changeCompany(at, change));
    const done = ["company-suspend companies two 免許を確かめています", "company-resume companies two", "company-change companies two"];
    expect(await rows()).toEqual(["view-list companies", ...done]);

    const until = new Date(clock.now().getTime() + 60_000);
    await sql`insert into desk_claim (queue, item_id, operator, claimed_at, until) values ('companies', 'one', 'o', ${clock.now()}, ${until})`.execute(
      db,
    );
    expect(await decide("one", "approve")).toContain("ほかの担当者");
    expect(await rows()).toHaveLength(4);
  });

  it("reads who applied, with others of the same licence, and decides", async () => {
    const operator = anOperator();
    await listCompanies(operator, { kind: "list", states: ["applied"] });
    expect(operator.lines[0]).toBe("one  審査中  2026-11-01  見本不動産(架空)one  東京都知事(1)第99999号");
    expect(operator.lines.join()).not.toMatch(/見本 owner|@/);
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
