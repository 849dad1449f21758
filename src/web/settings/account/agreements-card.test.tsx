import { describe, expect, it } from "vitest";
import type { AgreementsResponse } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { AgreementsCard } from "./agreements-card.tsx";

const draw = (agreements: AgreementsResponse | null) => renderInRouter(<AgreementsCard agreements={agreements} />);

describe("the record of what a member agreed to", () => {
  it("says to which version of what, when and where, and leads to that version", async () => {
    const html = await draw({
      accepted: [{ document: "terms", version: "2026-11-23", acceptedAt: "2026-11-24T00:00:00.000Z", by: "provider" }],
      pending: [],
    });

    expect(textOf(html)).toContain("利用規約（2026年11月23日版）2026年11月24日に記録（外部のアカウントでの登録）");
    expect(html).toContain('href="/terms?version=2026-11-23"');
  });

  it("tells an empty record from one that could not be read", async () => {
    expect(textOf(await draw({ accepted: [], pending: [] }))).toContain("記録はまだありません");
    expect(textOf(await draw(null))).toContain("読み込めませんでした");
  });
});
