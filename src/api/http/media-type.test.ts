import { Hono } from "hono";
import { expect, it } from "vitest";
import { isJson, isMultipart } from "./media-type.ts";

async function readAs(type: string): Promise<string> {
  const app = new Hono().post("/", (c) => c.text(isJson(c) ? "json" : isMultipart(c) ? "multipart" : "neither"));
  return (await app.request("/", { method: "POST", headers: { "content-type": type } })).text();
}

it.each([
  ["application/json", "json"],
  ["Application/JSON ; charset=utf-8", "json"],
  ["application/merge-patch+json", "json"],
  ["multipart/form-data; boundary=x", "multipart"],
  ["Multipart/Form-Data;boundary=x", "multipart"],
  ["application/json-evil", "neither"],
  ["application/json, text/x", "neither"],
  ["application/json/x", "neither"],
  ["multipart/form-data-x; boundary=B", "neither"],
  ["multipart/form-data, application/json", "neither"],
  ["text/plain; x=application/json", "neither"],
  ["", "neither"],
])("takes a body of %j for %s", async (type, kind) => {
  expect(await readAs(type)).toBe(kind);
});

it("goes by what comes first, not by what a parameter says", async () => {
  expect(await readAs("application/json; multipart/form-data; boundary=B")).toBe("json");
});
