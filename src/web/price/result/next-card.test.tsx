import { describe, expect, it } from "vitest";
import { hrefOf } from "#test/support/links-of.ts";
import { renderInRouter } from "#test/support/render-in-router.tsx";
import { NextCard } from "./next-card.tsx";
import { sampleEstimate } from "./samples.ts";

const { subject, input } = sampleEstimate;
const proposalOf = async (changes: Partial<typeof subject>, address?: string) =>
  hrefOf(
    await renderInRouter(
      <NextCard
        estimate={{
          ...sampleEstimate,
          subject: { ...subject, ...changes },
          input: { ...input, ...(address === undefined ? {} : { address }) },
        }}
      />,
    ),
    "掲載を依頼",
  );

describe("the way from a price to a building that is missing", () => {
  it("carries the address as it was typed, else the town", async () => {
    expect(await proposalOf({ apartmentKey: null }, "江東区豊洲5-8-3")).toBe("/risk/contact?topic=listing&address=江東区豊洲5-8-3");
    expect(await proposalOf({ apartmentKey: null })).toBe("/risk/contact?topic=listing&address=江東区豊洲");
  });

  it("is for a condominium of which no building is known, and for nothing else", async () => {
    expect(await proposalOf({ apartmentKey: "b" })).toBeUndefined();
    expect(await proposalOf({ apartmentKey: null, kind: "house" })).toBeUndefined();
    expect(await proposalOf({ apartmentKey: null, kind: "land" })).toBeUndefined();
  });
});
