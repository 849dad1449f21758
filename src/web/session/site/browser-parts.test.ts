import { describe, expect, test } from "vitest";
import { browserEnvironment, furtherStorages, returnStorageOf, sessionStorageOf, signInStorageOf } from "./browser-parts.ts";

/** The storage of a tab, as far as it is used. */
function webStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

describe("where a site without cookies keeps a session", () => {
  test("is the storage of the tab, and no cookie is written", () => {
    const sessionStorage = webStorage();
    const written: string[] = [];
    const document = {
      get cookie() {
        return "";
      },
      set cookie(line: string) {
        written.push(line);
      },
    };
    const storage = sessionStorageOf("tab", { document, sessionStorage });
    storage.set("_token.cognito", "Bearer a");
    expect([...sessionStorage.kept]).toEqual([["auth._token.cognito", "Bearer a"]]);
    storage.clear();
    expect([storage.get("_token.cognito"), written]).toEqual([null, []]);
  });
});

describe("local storage", () => {
  test("is off", () => {
    expect(furtherStorages({ localStorage: webStorage() })).toEqual([]);
  });

  test("keeps everything as well where it is on", () => {
    const localStorage = webStorage();
    const [storage] = furtherStorages({ localStorage }, true);
    storage?.set("strategy", "google");
    expect([...localStorage.kept]).toEqual([["auth.strategy", "google"]]);
  });
});

describe("what a browser page keeps", () => {
  test("is cookies of this host alone: a session for 365 days, the way to a provider and back for 10 minutes", () => {
    const written: string[] = [];
    const document = {
      get cookie() {
        return "";
      },
      set cookie(line: string) {
        written.push(line);
      },
    };
    const page = { document, sessionStorage: webStorage() };
    sessionStorageOf("sealed", page).set("strategy", "google");
    signInStorageOf(page).set("google.state", "s");
    returnStorageOf(page).set("redirect", "/profile");

    expect(written).toEqual([
      "auth.strategy=google; max-age=31536000; path=/; samesite=lax; secure",
      "auth.google.state=s; max-age=600; path=/; samesite=lax; secure",
      "auth.redirect=%2Fprofile; max-age=31536000; path=/; samesite=lax; secure",
    ]);
  });

  test("is gone with the request on the server", () => {
    sessionStorageOf("plain").set("strategy", "google");

    expect(sessionStorageOf("plain").get("strategy")).toBeNull();
  });
});

describe("waiting in the browser", () => {
  test("ends at once when it is called off", async () => {
    const over = new AbortController();
    const waited = browserEnvironment.wait(60_000, over.signal);
    over.abort();

    expect(await waited).toBeUndefined();
  });

  test("ends at once when it was called off before", async () => {
    expect(await browserEnvironment.wait(60_000, AbortSignal.abort())).toBeUndefined();
  });
});
