import { existsSync, globSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

type Maker = (name: string) => Readonly<Record<string, string>>;

/** What `npm run new -- KIND NAME` writes: the smallest thing that passes the check. */
const makers: Readonly<Record<string, Maker>> = {
  migration: (name) => ({ [`db/migrations/${nextNumber("db/migrations/*.sql")}_${name}.sql`]: "" }),
  decision: (name) => ({
    [`docs/decisions/${nextNumber("docs/decisions/*.md")}-${name}.md`]:
      "# Title\n\nDate: \n\n## Context\n\n## Decision\n\n## Consequences\n",
  }),
  domain: (name) => ({
    [`src/domain/${name}/README.md`]: `# ${name}\n\nPurpose, words, which document holds the formula. Add a row to mayAsk in .dependency-cruiser.mjs.\n`,
    [`src/domain/${name}/types.ts`]: "",
    [`src/domain/${name}/index.server.ts`]: "",
  }),
  screen: (name) => ({
    [`src/web/routes/${name}.tsx`]: routeFile(name),
    [`src/${viewFile(name)}`]: viewText(name),
  }),
};

function nextNumber(pattern: string): string {
  const numbers = globSync(pattern, { cwd: root }).map((file) => Number(path.basename(file).slice(0, 4)));
  return String(Math.max(0, ...numbers) + 1).padStart(4, "0");
}

function componentName(name: string): string {
  const words = name.split(/[/_-]/).filter((word) => !word.startsWith("$"));
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}View`;
}

/** Pages of a report share a route of their own. */
const REPORT = "risk/$apartmentKey/";

/** In a room of the area that the address names: `risk/$apartmentKey/noise` in `web/risk/noise`, `heatmap` in `web/heatmap`. */
function viewFile(name: string): string {
  const words = name.split("/").filter((word) => !word.startsWith("$"));
  const folder = words.length > 1 ? words.slice(0, 2).join("/") : (words[0] ?? name);
  return `web/${folder}/${words.at(-1)}.view.tsx`;
}

function routeFile(name: string): string {
  return name.startsWith(REPORT) ? reportRouteFile(name) : screenRoute(name);
}

function reportRouteFile(name: string): string {
  const view = componentName(name);
  return `import { createFileRoute } from "@tanstack/react-router";
import { ${view} } from "#${viewFile(name)}";
import { reportLoader, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/${name}")({
  ...reportRoute({ name: "risk-report-${name.slice(REPORT.length).replaceAll("/", "-")}", title: "" }),
  loader: reportLoader(async (report) => ({ report })),
  component: () => <${view} {...Route.useLoaderData()} search={Route.useSearch()} />,
});
`;
}

function viewText(name: string): string {
  return name.startsWith(REPORT) ? reportView(name) : screenView(name);
}

function reportView(name: string): string {
  return `import type { RiskReportResponse } from "#api/client/client.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";

export type ${componentName(name)}Props = { readonly report: RiskReportResponse; readonly search: ReportSearch };

export function ${componentName(name)}({ report }: ${componentName(name)}Props) {
  return <h1>{report.apartment.name}</h1>;
}
`;
}

function screenRoute(name: string): string {
  const view = componentName(name);
  return `import { createFileRoute } from "@tanstack/react-router";
import { ${view} } from "#${viewFile(name)}";

export const Route = createFileRoute("/${name}")({
  staticData: { name: "${name.replaceAll("/", "-")}", access: "open", layout: "default", tracked: true, title: "" },
  component: ${view},
});
`;
}

function screenView(name: string): string {
  return `export function ${componentName(name)}() {\n  return <h1>${name}</h1>;\n}\n`;
}

const [kind = "", name = ""] = process.argv.slice(2);
const maker = makers[kind];
if (!maker || !/^[A-Za-z0-9_$/-]+$/.test(name)) {
  console.error(`npm run new -- KIND NAME   (KIND: ${Object.keys(makers).join(", ")})`);
  process.exit(2);
}
for (const [file, text] of Object.entries(maker(name))) {
  const target = path.join(root, file);
  if (existsSync(target)) {
    console.error(`${file} is already there`);
    process.exit(1);
  }
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
  console.log(file);
}
