import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { laterTable } from "./tools/vite/later-table.ts";

/**
 * The files of the browser that are put together by hand: what every page needs, of others and our own (a release of ours leaves the former as they are), and
 * the small parts that most pages are drawn with. What only some pages need is split by who needs it.
 */
const FILES = [
  { name: "framework", test: /node_modules/, tags: ["$initial" as const], priority: 3 },
  { name: "site", tags: ["$initial" as const], priority: 2 },
  {
    name: "search",
    test: /web\/(kit\/form\/(search-box|combobox-state|use-suggestions)|price\/place\/(use-place-search|target-link|suggestion-target))\./,
    priority: 1,
  },
  {
    name: "parts",
    test: /web\/kit\/(ui\/(badge|card|chip|data-table|state-block)|form\/early-typing)|kernel\/(quarter|percent)/,
    priority: 1,
  },
  {
    name: "report",
    test: /web\/kit\/(report\/(report-header|footnotes|credit-words)|link\/(breadcrumbs|copy-link)|ui\/notice)\.|kernel\/(yen|area|japanese-date)\./,
    priority: 1,
  },
];

const siteConfig = (command: "build" | "serve"): UserConfig => ({
  // The HTTP server answers static files and routes itself; nothing is copied from a public folder.
  publicDir: false,
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: "src/web",
      router: {
        ...{ quoteStyle: "double", semicolons: true, addExtensions: true },
        codeSplittingOptions: { defaultBehavior: [["component", "loader"], ["errorComponent"], ["notFoundComponent"]] },
      },
    }),
    react(),
    laterTable(),
  ],
  // One self-contained server bundle: React is then always its production build, whatever NODE_ENV the process has.
  ...(command === "build" ? { ssr: { noExternal: true } } : {}),
  server: { watch: { ignored: ["**/.data/**", "**/.cache/**", "**/dist/**"] } },
  build: { outDir: "dist", emptyOutDir: true, assetsInlineLimit: 0 },
  // Short names without words: the first file lists all others.
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: FILES }, chunkFileNames: "assets/[hash:7].js" } } } },
  },
});

export default defineConfig(({ command }) => {
  // Whoever builds, tests among them: browsers get the production build of React, which is a third smaller.
  if (command === "build") process.env.NODE_ENV = "production";
  return siteConfig(command);
});
