// Arrows allowed:  main → web | api | identity-server | ingest → domain → platform → wire → kernel;  web → api/client
const SHELL = "[.]server[.]tsx?$"; // may do I/O, never shipped to the browser
const STORE = "(^|/|-)store[.]server[.]ts$"; // the only place where SQL is written
const TEST = "[.]test[.]tsx?$";
const TYPES = ["^src/domain/[^/]+/types[.]ts$", "^src/domain/[^/]+/[^/]+/types[.]ts$"]; // nouns of a domain: anyone may import them
const ARITHMETIC = "^src/domain/finance/(?!.*[.]server[.]ts$)"; // pure as a whole: amounts in, amounts out
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });
/** Which domain may ask which (through its index.server.ts or types.ts). A test fails on a folder without a row. */
export const mayAsk = {
  identity: [],
  properties: [],
  members: [],
  finance: [],
  legal: [],
  measurement: [],
  status: [],
  notifications: ["members"],
  register: ["properties"],
  letters: ["properties", "register", "subjects", "notifications", "listings", "companies"],
  connections: ["properties", "members", "notifications"],
  valuation: ["properties"],
  surroundings: ["properties"],
  subjects: ["properties", "surroundings"],
  homes: ["members", "subjects"],
  assets: ["properties", "subjects", "members", "valuation", "finance", "notifications", "risk", "connections", "letters"],
  companies: ["members", "notifications"],
  "api-access": ["companies", "members", "notifications"],
  webhooks: ["api-access", "companies", "notifications"],
  batches: ["api-access", "webhooks", "companies", "properties", "valuation"],
  offers: ["assets", "queries", "members", "notifications", "valuation", "connections", "companies"],
  listings: ["properties", "register", "companies", "notifications"],
  kyugake: ["listings", "properties", "valuation", "risk"],
  queries: ["search", "listings", "members", "kyugake", "notifications"],
  tenants: ["queries", "search", "listings", "kyugake", "members", "notifications", "companies"],
  favorites: ["search", "listings", "members", "properties", "subjects"],
  risk: ["properties", "surroundings", "subjects", "letters", "notifications"],
  desk: ["letters", "risk", "register", "companies", "tenants", "listings", "search", "subjects", "assets", "offers"],
  search: ["properties", "subjects", "listings"],
  recommendation: [
    "search",
    "listings",
    "queries",
    "members",
    "favorites",
    "kyugake",
    "properties",
    "valuation",
    "risk",
    "notifications",
    "tenants",
    "companies",
    "letters",
  ],
};
export default {
  forbidden: [
    rule(
      "core-is-pure",
      "A domain file without .server computes; it may use only the kernel, its own core, other domains' types and the arithmetic of finance.",
      { path: "^src/domain/([^/]+)/", pathNot: [SHELL, TEST] },
      {
        path: ".",
        pathNot: [
          "^src/kernel/",
          "^src/domain/$1/(?!.*[.]server[.]ts$)",
          ...TYPES,
          ARITHMETIC,
          "^src/wire/",
          "^node_modules/(zod|kdbush|valibot|japanmesh|@holiday-jp/holiday_jp|marked|diff|ipaddr[.]js)/",
        ],
      },
    ),
    rule(
      "front-door-only",
      "From outside a domain only index.server.ts, types.ts and pure core files may be imported.",
      { path: "^src/(?!domain/)", pathNot: TEST },
      { path: "^src/domain/[^/]+/.*[.]server[.]ts$", pathNot: "/index[.]server[.]ts$" },
    ),
    rule(
      "domain-to-domain",
      "A domain reaches another only through its front door, its types or, of finance, its arithmetic.",
      { path: "^src/domain/([^/]+)/", pathNot: TEST },
      { path: "^src/domain/", pathNot: ["^src/domain/$1/", "^src/domain/[^/]+/index[.]server[.]ts$", ...TYPES, ARITHMETIC] },
    ),
    ...Object.entries(mayAsk).map(([name, others]) =>
      rule(
        `${name}-asks-only`,
        `${name} may ask: ${others.join(", ") || "nobody"}.`,
        { path: `^src/domain/${name}/`, pathNot: TEST },
        { path: "^src/domain/", pathNot: [name, ...others].map((d) => `^src/domain/${d}/`) },
      ),
    ),
    rule(
      "domain-knows-no-face",
      "Domains do not know who calls them.",
      { path: "^src/domain/" },
      { path: "^src/(web|api|identity-server|ingest|main)/" },
    ),
    rule(
      "site-is-a-client",
      "The site reaches the server only through api/client and pure domain files.",
      { path: "^src/web/", pathNot: TEST },
      { path: "^src/(api/(?!client/)|identity-server/|ingest/|platform/|domain/.*[.]server[.]ts$)" },
    ),
    rule(
      "client-knows-the-document",
      "The client knows the APIs by their document alone: no schema, route or handler.",
      { path: "^src/api/client/", pathNot: TEST },
      { path: "^src/", pathNot: ["^src/(api/client|kernel|wire)/", "^src/platform/config[.]server[.]ts$"] },
    ),
    rule(
      "kernel-knows-nothing",
      "The kernel imports nothing of ours and no I/O.",
      { path: "^src/kernel/", pathNot: TEST },
      { path: ".", pathNot: "^src/kernel/" },
    ),
    rule(
      "wire-is-names",
      "What browser and server must name alike: names and pure readers of them, on the kernel alone.",
      { path: "^src/wire/", pathNot: TEST },
      { path: ".", pathNot: "^src/(wire|kernel)/" },
    ),
    rule(
      "platform-is-generic",
      "Adapters know no domain.",
      { path: "^src/platform/", pathNot: TEST },
      { path: "^src/", pathNot: "^src/(platform|wire|kernel)/" },
    ),
    rule(
      "sql-lives-in-stores",
      "Only stores, ingest loaders and entry points, of a thread too, open the database.",
      { path: "^src/", pathNot: [STORE, TEST, "^src/(platform|main|ingest)/"] },
      { path: "^src/platform/db", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "kit-is-generic",
      "Shared UI knows no domain and no screen.",
      { path: "^src/web/kit/" },
      { path: "^src/(?!kernel/|wire/|web/kit/)" },
    ),
    rule(
      "areas-are-separate",
      "Screen areas meet in kit/, in session/ or in a domain, never directly.",
      { path: "^src/web/(?!app/|routes/)([^/]+)/" },
      { path: "^src/web/[^/]+/", pathNot: ["^src/web/$1/", "^src/web/(kit|session)/"] },
    ),
    rule(
      "views-are-dumb",
      "A view gets props; it does not load.",
      { path: "[.]view[.]tsx$" },
      { path: SHELL, dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "identity-stands-alone",
      "The identity service could be moved out tomorrow.",
      { path: "^src/identity-server/" },
      { path: "^src/(domain|web|api|ingest)/", pathNot: "^src/domain/identity/" },
    ),
    rule("nobody-imports-main", "Entry points are wired from outside.", { path: "^src/(?!main/)" }, { path: "^src/main/" }),
    rule("no-cycle", "No import cycles.", { pathNot: "^src/web/(routeTree[.]gen[.]ts|router[.]tsx|routes/)" }, { circular: true }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
