import { type ApiClient, apiClient, type BizGuide, type ModelCardResponse, type ServiceStatus } from "#api/client/client.ts";
import type { ApiVersion } from "#domain/api-access/versions.ts";

/** Each part null where it could not be read: the others are shown. */
export type ApiPage = {
  readonly guide: BizGuide | null;
  readonly cards: readonly ModelCardResponse[] | null;
  readonly status: ServiceStatus | null;
  readonly now: Date;
};

type Services = Pick<ApiClient, "biz" | "priceChecker" | "status">;

/** What a page of the API shows. */
export async function findApiPage(version: ApiVersion, services: Services = apiClient()): Promise<ApiPage> {
  const [guide, accuracy, status] = await Promise.all([
    services.biz.get("/guide/{version}", { path: { version } }),
    services.priceChecker.get("/accuracy"),
    services.status.get(""),
  ]);
  return {
    guide: guide.ok ? guide.value : null,
    cards: accuracy.ok ? accuracy.value.cards : null,
    status: status.ok ? status.value : null,
    now: new Date(),
  };
}
