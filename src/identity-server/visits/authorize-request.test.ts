import { describe, expect, it } from "vitest";
import { answerUrl, faultUrl } from "./authorize-request.ts";

const issuer = "https://id.example/ap-northeast-1_Pool";

describe("the address that brings an answer back", () => {
  it("carries the answer, the state as it came and the issuer", () => {
    const url = new URL(answerUrl({ redirectUri: "https://site.example/login/", state: 'a b&c=d%2F+é"<>', issuer }, { code: "c-1" }));

    expect(Object.fromEntries(url.searchParams)).toEqual({ code: "c-1", state: 'a b&c=d%2F+é"<>', iss: issuer });
    expect(url.origin + url.pathname).toBe("https://site.example/login/");
  });

  it("writes spaces so that a client reads them which does not know the plus sign", () => {
    const url = answerUrl({ redirectUri: "https://site.example/", state: "a b+c", issuer }, {});

    expect(url).toContain("state=a%20b%2Bc");
  });

  it("keeps the query of a registered address and leaves out a state that was not given", () => {
    const url = answerUrl({ redirectUri: "https://site.example/?from=login", state: null, issuer }, { code: "c" });

    expect(url).toBe(`https://site.example/?from=login&code=c&iss=${encodeURIComponent(issuer)}`);
  });

  it("reaches an app by a scheme of its own", () => {
    expect(answerUrl({ redirectUri: "machinone://login", state: null, issuer }, { code: "c" })).toMatch(/^machinone:\/\/login\?code=c&/);
  });

  it("says what was wrong", () => {
    const fault = { error: "invalid_scope", description: "A scope is not open to the client" } as const;
    const url = new URL(faultUrl({ redirectUri: "https://site.example/", state: "s", issuer }, fault));

    expect(url.searchParams.get("error")).toBe("invalid_scope");
    expect(url.searchParams.get("error_description")).toBe("A scope is not open to the client");
    expect(url.searchParams.get("state")).toBe("s");
  });
});
