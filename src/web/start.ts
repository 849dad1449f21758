import { createStart } from "@tanstack/react-start";
import type { SiteContext } from "#api/client/context.ts";
import { errorAdapter } from "#web/app/error-adapter.ts";

declare module "@tanstack/react-start" {
  interface Register {
    server: { requestContext: SiteContext };
  }
}

export const startInstance = createStart(() => ({ serializationAdapters: [errorAdapter] }));
