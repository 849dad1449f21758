import { describe, expect, it } from "vitest";
import { openApiDocument } from "./openapi-document.ts";

const document = openApiDocument();
const schemas = Object.entries(document.components?.schemas ?? {});

describe("the document", () => {
  // `.nullable()` on a schema with a name does one of these; `orNull` does neither.
  it.each(schemas)("says null where %s stands, never of its name", (_name, schema) => {
    expect(schema).not.toMatchObject({ type: expect.arrayContaining(["null"]) });
    expect(JSON.stringify(schema)).not.toContain('"allOf"');
  });

  it("says of every weight that it is there", () => {
    expect(document.components?.schemas?.RiskRating).toMatchObject({
      properties: { weights: { required: ["earthquake", "water", "building", "crime", "child", "life"] } },
    });
  });

  it("says of each topic what it answers", () => {
    const answers = Object.entries(document.paths ?? {}).flatMap(([path, { get }]) =>
      path.includes("/facts/") ? [[path.split("/").at(-1), JSON.stringify(get?.responses?.["200"]).match(/schemas\/(\w+)/)?.[1]]] : [],
    );
    expect(Object.fromEntries(answers)).toEqual({
      ...{ crime: "CrimeFacts", population: "PopulationFacts", covid: "CovidFacts", market: "MarketFacts" },
      ...{ building: "BuildingFacts", rent: "RentFacts", school: "SchoolFacts", land: "LandFacts" },
    });
  });
});
