import { describe, expect, it } from "vitest";
import { cookieStorage, customStorage, memoryStorage, webStorageOf } from "./storage.ts";

/** The cookies of one page, as a browser shows them and takes them. */
function page(foreign: Record<string, string> = {}) {
  const jar = new Map(Object.entries(foreign));
  const written: string[] = [];
  return {
    jar,
    written,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = ""] = text.split("; ");
      const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
      if (/; max-age=0(;|$)/.test(text)) jar.delete(name);
      else jar.set(name, value);
    },
  };
}

function webStorage(foreign: Record<string, string> = {}) {
  const kept = new Map(Object.entries(foreign));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (i: number) => [...kept.keys()][i] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const STORAGES = [
  ["memory", memoryStorage],
  ["cookies", () => cookieStorage({ document: page(), domain: "example.jp" })],
  ["local storage", () => webStorageOf(webStorage())],
  ["a storage of one's own", () => customStorage(memoryStorage())],
] as const;

describe.each(STORAGES)("%s", (_name, make) => {
  it("has nothing at first", () => {
    expect(make().get("token")).toBeNull();
  });

  it.each(["a", "", "Bearer a.b.c", "a=b; path=/; domain=evil.example", "日本語、100%", '{"a":[1,2]}'])("gives back %j", (value) => {
    const storage = make();
    storage.set("token", value);
    expect(storage.get("token")).toBe(value);
  });

  it.each(["CognitoIdentityServiceProvider.client.花子@example.jp.idToken", "a b;c=d", "%zz"])("takes the key %s", (key) => {
    const storage = make();
    storage.set(key, "value");
    expect([storage.get(key), storage.get("another")]).toEqual(["value", null]);
  });

  it("keeps the newest value of a key", () => {
    const storage = make();
    storage.set("token", "old");
    storage.set("token", "new");
    expect(storage.get("token")).toBe("new");
  });

  it("removes one key and leaves the others, even when there is nothing to remove", () => {
    const storage = make();
    storage.set("a", "1");
    storage.set("b", "2");
    storage.remove("a");
    storage.remove("never there");
    expect([storage.get("a"), storage.get("b")]).toEqual([null, "2"]);
  });

  it("is empty once cleared", () => {
    const storage = make();
    storage.set("a", "1");
    storage.set("b", "2");
    storage.clear();
    expect([storage.get("a"), storage.get("b")]).toEqual([null, null]);
  });
});

describe("cookies", () => {
  it("have the prefix, a year of life, the path, the domain, same-site and secure", () => {
    const document = page();
    cookieStorage({ document, domain: "example.jp" }).set("strategy", "cognito");
    expect(document.written).toEqual(["auth.strategy=cognito; max-age=31536000; path=/; domain=example.jp; samesite=lax; secure"]);
  });

  it("belong to the host alone where that is said", () => {
    const document = page();
    cookieStorage({ document, domain: null, sameSite: "strict", isSecure: false, path: "/a", prefix: "", lifetime: 5000 }).set("a", "b");
    expect(document.written).toEqual(["a=b; max-age=5; path=/a; samesite=strict"]);
  });

  it("of others are not seen and not removed", () => {
    const document = page({ other: "1", "%zz": "%zz", "auth.own": "%zz" });
    const storage = cookieStorage({ document, domain: "example.jp" });
    expect([storage.get("other"), storage.get("own")]).toEqual([null, "%zz"]);
    storage.remove("other");
    storage.clear();
    expect([...document.jar.keys()]).toEqual(["other", "%zz"]);
  });

  it("are refused without a domain", () => {
    expect(() => cookieStorage({ document: page() })).toThrow("The domain of cookieStorage can not be undefined.");
    expect(() => cookieStorage({ document: page(), domain: "" })).toThrow("The domain of cookieStorage can not be undefined.");
  });

  it("are refused with a same-site that does not exist", () => {
    const settings = { document: page(), domain: "example.jp", ...JSON.parse('{"sameSite":"Lux"}') };
    expect(() => cookieStorage(settings)).toThrow('The sameSite value of cookieStorage must be "lax", "strict" or "none".');
  });

  it("for every site must be secure", () => {
    const settings = { document: page(), domain: "example.jp", sameSite: "none" } as const;
    expect(() => cookieStorage({ ...settings, isSecure: false })).toThrow("sameSite = None requires the Secure attribute");
    expect(cookieStorage(settings).get("a")).toBeNull();
  });
});

describe("local storage", () => {
  it("is shared with others, whose keys stay", () => {
    const shared = webStorage({ theme: "dark" });
    const storage = webStorageOf(shared);
    storage.set("token", "a");
    expect(shared.kept.get("auth.token")).toBe("a");
    storage.clear();
    expect([...shared.kept]).toEqual([["theme", "dark"]]);
  });
});

describe("a storage of one's own", () => {
  it.each(["get", "set", "remove", "clear"] as const)("is refused without %s", (name) => {
    const { [name]: _left, ...rest } = memoryStorage();
    expect(() => customStorage(rest)).toThrow("Custom storage must offer get, set, remove and clear");
  });

  it("is called as it was made", () => {
    class Kept {
      value = "";
      get = () => this.value;
      set(_key: string, value: string) {
        this.value = value;
      }
      remove() {
        this.value = "removed";
      }
      clear() {
        this.value = "cleared";
      }
    }
    const storage = customStorage(new Kept());
    storage.set("a", "b");
    expect(storage.get("a")).toBe("b");
    storage.clear();
    expect(storage.get("a")).toBe("cleared");
  });
});
