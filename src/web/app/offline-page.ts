declare global {
  interface Window {
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createScriptURL: (url: string) => string },
      ) => { readonly createScriptURL: (url: string) => string };
    };
  }
}

const WORKER = "/sw.js";

/** Lets the browser keep the page that says that there is no network, for when a page is asked for without one. Silent where it cannot or will not. */
export function keepOfflinePage({ navigator, trustedTypes }: Window): void {
  const policy = trustedTypes?.createPolicy("offline-page", { createScriptURL: () => WORKER });
  void navigator.serviceWorker?.register(policy?.createScriptURL(WORKER) ?? WORKER).catch(() => undefined);
}
