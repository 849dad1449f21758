import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";

const root = path.resolve(import.meta.dirname, "..");
const page = path.join(root, "docs/architecture.md");
const BEGIN = "<!-- arrows: npm run gen -->";
const END = "<!-- /arrows -->";

/** Rooms of the picture: the folders of src, with api, domain and web opened one level. */
function room(file: string): string {
  const [, first = "", second = ""] = file.split("/");
  return ["domain", "api", "web"].includes(first) && second && !second.includes(".") ? `${first}/${second}` : first;
}

const { output } = await cruise(["src"], {
  baseDir: root,
  doNotFollow: { path: "node_modules" },
  exclude: { path: "[.]test[.]|[.]gallery[.]|routeTree" },
  tsPreCompilationDeps: true,
});
const arrows = new Set<string>();
for (const { source, dependencies } of (output as ICruiseResult).modules) {
  for (const { resolved } of dependencies) {
    const [from, to] = [room(source), room(resolved)];
    if (source.startsWith("src/") && resolved.startsWith("src/") && from !== to && to !== "kernel")
      arrows.add(`  ${id(from)}["${from}"] --> ${id(to)}["${to}"]`);
  }
}

function id(name: string): string {
  return name.replaceAll(/[^a-z]/g, "_");
}

const picture = `${BEGIN}\n\`\`\`mermaid\nflowchart TD\n${[...arrows].sort().join("\n")}\n\`\`\`\nEverything may use \`kernel\`; those arrows are left out.\n${END}`;
const text = await readFile(page, "utf8");
await writeFile(page, text.replace(new RegExp(`${BEGIN}[\\s\\S]*${END}`), picture));
console.log("docs/architecture.md");
