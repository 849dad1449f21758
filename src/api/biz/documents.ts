import { OpenAPIHono, type RouteConfig } from "@hono/zod-openapi";
import { API_VERSIONS, type ApiVersion } from "#domain/api-access/versions.ts";
import { BATCH_ROUTES } from "./batch-routes.ts";
import { ROUTES_OF_VERSION } from "./routes.ts";
import { WEBHOOK_ROUTES } from "./webhook-routes.ts";

const PREFIX = "/api/biz";

const ABOUT = `住まいの価格を推定して返すAPIです。AI推定価格は統計的な参考値で、不動産鑑定評価ではありません。

キーは \`Authorization: Bearer mk_live_…\` で送ります。試験用のキー(\`mk_test_…\`)の答えは、サンプルとして \`isSample\` が true になります。
回数は、価格を返した呼び出しだけを数えます。失敗は RFC 9457 の形(\`application/problem+json\`)で返し、\`type\` で見分けられます。`;

const BATCHES = { name: "batches", description: "一括査定" };
const WEBHOOKS = { name: "webhooks", description: "Webhook" };
const MORE_TAGS = { v1: [], v2: [BATCHES], v3: [BATCHES, WEBHOOKS] } as const;

/** What each version has besides single assessments. */
function routesOf(version: ApiVersion): readonly RouteConfig[] {
  const batches = version === "v1" ? [] : Object.values(BATCH_ROUTES[version]);
  return [...ROUTES_OF_VERSION[version], ...batches, ...(version === "v3" ? Object.values(WEBHOOK_ROUTES) : [])];
}

/** The OpenAPI 3.1 document of a version of the sold API, from the schemas that check what comes in. */
function bizDocument(version: ApiVersion) {
  const app = new OpenAPIHono();
  for (const route of routesOf(version)) app.openAPIRegistry.registerPath({ ...route, path: `${PREFIX}${route.path}` });
  app.openAPIRegistry.registerComponent("securitySchemes", "apiKey", {
    type: "http",
    scheme: "bearer",
    description: "`mk_` で始まるAPIキー",
  });
  return app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: `まちのね AI査定API ${version}`,
      version: `${version.slice(1)}.0.0`,
      description: ABOUT,
      license: { name: "事業者向け利用規約", url: "/biz/terms" },
    },
    servers: [{ url: "/" }],
    tags: [{ name: "assessments", description: "推定と、その回数" }, ...MORE_TAGS[version]],
  });
}

export type BizDocument = ReturnType<typeof bizDocument>;

/** Of every version. */
export function bizDocuments(): Readonly<Record<ApiVersion, BizDocument>> {
  const [v1, v2, v3] = API_VERSIONS.map(bizDocument) as [BizDocument, BizDocument, BizDocument];
  return { v1, v2, v3 };
}
