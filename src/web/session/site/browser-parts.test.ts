import { describe, expect, test } from "vitest";
import { browserEnvironment, deviceNameOf, furtherStorages, returnStorageOf, sessionStorageOf, signInStorageOf } from "./browser-parts.ts";

describe("the name of this browser in the list of devices", () => {
  test.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
      "Chrome（Windows）",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0",
      "Edge（Windows）",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
      "Safari（iPhone）",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/156.0 Mobile/15E148 Safari/604.1",
      "Chrome（iPhone）",
    ],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox（Mac）"],
    [
      "Mozilla/5.0 (Linux; Android 16; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36",
      "Chrome（Android）",
    ],
    ["something new", "ブラウザー"],
    ["", "ブラウザー"],
  ])("is read from %j: %s", (userAgent, name) => {
    expect(deviceNameOf(userAgent)).toBe(name);
  });
});

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
