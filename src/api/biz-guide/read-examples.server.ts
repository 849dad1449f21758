import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { API_VERSIONS, type ApiVersion } from "#domain/api-access/versions.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../examples/api");
const LANGUAGES = [
  { id: "curl", label: "curl", ending: "sh" },
  { id: "typescript", label: "TypeScript", ending: "ts" },
  { id: "python", label: "Python", ending: "py" },
] as const;

const homeSchema = z.object({
  kind: z.enum(["condo", "house", "land"]),
  address: z.string(),
  areaM2: z.number(),
  layout: z.string(),
  builtYear: z.number(),
  floor: z.number(),
  askingPrice: z.number(),
});

export type Example = { readonly id: string; readonly label: string; readonly code: string };

/** The files that people may run, by version, and the home that all of them ask for. Read once, at the start. */
export function readExamples() {
  const text = (name: string) => readFileSync(path.join(FOLDER, name), "utf8");
  const of = (version: ApiVersion): Example[] =>
    LANGUAGES.map(({ id, label, ending }) => ({ id, label, code: text(`${version}.${ending}`) }));
  return {
    home: homeSchema.parse(JSON.parse(text("home.json"))),
    samples: Object.fromEntries(API_VERSIONS.map((version) => [version, of(version)])) as Record<ApiVersion, Example[]>,
  };
}
