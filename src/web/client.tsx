import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { reloadOnFailedChunk } from "#web/app/chunk-reload.ts";
import { errorAdapter } from "#web/app/error-adapter.ts";
import { letMotionsEnd } from "#web/app/page-transition.ts";
import { getRouter } from "./router.tsx";

reloadOnFailedChunk(window);
letMotionsEnd(document);

// Not `StartClient`, which brings the calls of server functions along (16 kB): this site has none.
const router = getRouter();
router.options.serializationAdapters = [errorAdapter];

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
