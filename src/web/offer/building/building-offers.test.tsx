import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { BuildingOffersView } from "./building-offers.tsx";

const PATHS = ["/", "/queries/input", "/offer", "/mypage/add"];
type Props = Parameters<typeof BuildingOffersView>[0];
const draw = (changes: Partial<Props>) =>
  renderInRouter(
    <BuildingOffersView
      apartmentKey="k1"
      side="buyer"
      state="ready"
      reach={{ owners: { kind: "few", from: null, to: null } }}
      {...changes}
    />,
    PATHS,
  );

describe("offers for one building", () => {
  it("begin with a condition for it, and tell few owners without their number", async () => {
    const html = await draw({});

    expect(textOf(html)).toContain("5人未満");
    expect(html).toContain("from=kind%3Dcondo%26building%3Dk1");
    expect(html).toContain("start=choose");
  });

  it("lead an owner to their homes and to what they received", async () => {
    const html = await draw({ side: "owner" });

    expect(html).toContain('href="/mypage/add"');
    expect(html).toContain('href="/offer?side=owner"');
  });

  it("tell a visitor to sign in, and what could not be had from nobody", async () => {
    expect(textOf(await draw({ state: "visitor", reach: null }))).toContain("ログインすると");
    const failed = textOf(await draw({ state: "failed", reach: null }));
    expect(failed).toContain("再試行");
    expect(failed).not.toContain("いません");
  });
});
