import { OpenAPIHono, z } from "@hono/zod-openapi";
import { expect, it } from "vitest";
import { orNull } from "./or-null.ts";

const point = z.object({ x: z.number() }).openapi("Point");

it("takes what the schema takes, and null", () => {
  expect(orNull(point).parse({ x: 1 })).toEqual({ x: 1 });
  expect(orNull(point).parse(null)).toBeNull();
  expect(orNull(point).safeParse(undefined).success).toBe(false);
});

it("leaves the name in the document as it is", () => {
  const app = new OpenAPIHono();
  app.openAPIRegistry.register("Line", z.object({ from: orNull(point), to: point }));

  const { components } = app.getOpenAPI31Document({ openapi: "3.1.0", info: { title: "", version: "" } });
  const named = { $ref: "#/components/schemas/Point" };
  expect(components?.schemas).toMatchObject({
    Line: { properties: { from: { anyOf: [named, { type: "null" }] }, to: named } },
    Point: { type: "object" },
  });
});
