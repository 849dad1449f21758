import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { PLAIN_MAPS, siteMaps } from "#wire/site-maps.ts";
import { hostsFor, tagRegistry } from "#wire/tag-registry.ts";
import { securityHeaders } from "./security-headers.server.ts";

const auth = {
  endpoint: "https://id.machinone.example",
  hostedOrigin: "https://login.machinone.example",
  objectsUrl: "https://files.machinone.example/objects",
};

const maps = siteMaps({ mode: "production", base: undefined, baseCredit: undefined, hazards: "none", service: undefined });

async function headersOf(options: Partial<Parameters<typeof securityHeaders>[0]> = {}): Promise<Headers> {
  const app = new Hono().use(securityHeaders({ https: false, isMeasured: false, auth, maps, ...options })).get("/", (c) => c.text("ok"));
  return (await app.request("/")).headers;
}

/** The policy by directive. */
async function policyOf(options: Parameters<typeof headersOf>[0] = {}): Promise<Record<string, string[]>> {
  const policy = (await headersOf(options)).get("content-security-policy") ?? "";
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

describe("securityHeaders", () => {
  it("says less of where somebody came from where an answer wants it, and never more", async () => {
    const app = new Hono()
      .use(securityHeaders({ https: false, isMeasured: false, auth, maps }))
      .get("/secret", (c) => c.text("ok", 200, { "referrer-policy": "no-referrer" }));
    expect((await app.request("/secret")).headers.get("referrer-policy")).toBe("no-referrer");
    expect((await headersOf()).get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  });

  it("lets only our own scripts and styles run and those with the nonce of their answer, a new one each time", async () => {
    const [first, second] = await Promise.all([policyOf(), policyOf()]);

    expect(first["script-src"]).toEqual(["'self'", expect.stringMatching(/^'nonce-[\w+/]{22}=='$/)]);
    expect(first["style-src"]).toEqual(first["script-src"]);
    expect(first["script-src"]).not.toEqual(second["script-src"]);
  });

  it("opens nothing inline, nothing evaluated, and no place but those it names", async () => {
    const policy = await policyOf({ isMeasured: true });
    const sources = Object.values(policy).flat();

    expect(sources.filter((source) => /unsafe|\*$|^https?:$/.test(source))).toEqual([]);
    expect(policy).toMatchObject({
      "default-src": ["'self'"],
      "object-src": ["'none'"],
      "base-uri": ["'self'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
    });
  });

  it("lets the scripts of outside providers ask and draw frames, and only where there are any", async () => {
    const google = { clientId: "c", script: "https://apis.google.com/js/platform.js", origins: ["https://accounts.google.com"] };
    const origins = ["https://apis.google.com", "https://accounts.google.com"];
    const policy = await policyOf({ auth: { ...auth, outside: { google } } });

    expect(policy["frame-src"]).toEqual(["'self'", ...origins]);
    expect(policy["connect-src"]?.slice(-2)).toEqual(origins);
    expect(policy["script-src"]).toHaveLength(2);
    expect((await policyOf())["frame-src"]).toBeUndefined();
  });

  it("lets pages call the identity service and the hosted login, and show people's files", async () => {
    const policy = await policyOf();

    expect(policy["connect-src"]).toEqual([
      "'self'",
      "https://cyberjapandata.gsi.go.jp",
      "https://id.machinone.example",
      "https://login.machinone.example",
      "https://files.machinone.example",
    ]);
    expect(policy["img-src"]).toEqual(["'self'", "data:", "blob:", "https://cyberjapandata.gsi.go.jp", "https://files.machinone.example"]);
  });

  it("lets maps show and read the pictures of the services that are configured, by their origin", async () => {
    const base = "https://cyberjapandata.gsi.go.jp/xyz/pale/{z}/{x}/{y}.png";
    const hazards = "https://disaportaldata.gsi.go.jp/raster/{layer}/{z}/{x}/{y}.png";
    const policy = await policyOf({ maps: siteMaps({ mode: "local", base, baseCredit: "国土地理院", hazards, service: undefined }) });

    for (const directive of ["img-src", "connect-src"]) {
      expect(policy[directive]).toEqual(expect.arrayContaining(["https://cyberjapandata.gsi.go.jp", "https://disaportaldata.gsi.go.jp"]));
    }
  });

  it("lets pages load nothing from a map service that is not configured", async () => {
    const headers = await headersOf({ maps: PLAIN_MAPS });

    expect(headers.get("content-security-policy")).not.toContain("gsi.go.jp");
  });

  it("allows exactly the hosts of the list of 外部送信, whatever is configured", async () => {
    const google = { clientId: "c", script: "https://apis.google.com/js/platform.js", origins: ["https://accounts.google.com"] };
    const all = { isMeasured: true, auth: { ...auth, outside: { google } }, maps };
    const policy = await policyOf(all);
    const registry = tagRegistry({ ...all, ownOrigin: "https://machinone.example" });
    const listed = new Set((["img", "connect", "frame"] as const).flatMap((directive) => hostsFor(registry, directive)));
    const allowed = new Set(
      Object.values(policy)
        .flat()
        .filter((source) => source.startsWith("http")),
    );

    expect(allowed).toEqual(listed);
  });

  it("names one origin once", async () => {
    const one = { endpoint: "http://localhost:3001", hostedOrigin: "http://localhost:3001", objectsUrl: "http://localhost:3001/objects" };

    expect((await policyOf({ auth: one }))["connect-src"]).toEqual(["'self'", "https://cyberjapandata.gsi.go.jp", "http://localhost:3001"]);
  });

  it("has violations reported to us in both ways that browsers know, and by http in the one that works there", async () => {
    const [secure, plain] = await Promise.all([headersOf({ https: true }), headersOf()]);

    expect(secure.get("content-security-policy")).toMatch(/; report-to csp; report-uri \/csp-report$/);
    expect(secure.get("reporting-endpoints")).toBe('csp="/csp-report"');
    expect(plain.get("content-security-policy")).toMatch(/frame-ancestors 'none'; report-uri \/csp-report$/);
    expect(plain.get("reporting-endpoints")).toBeNull();
  });

  it("only reports text that becomes markup or script", async () => {
    expect((await headersOf()).get("content-security-policy-report-only")).toBe(
      "require-trusted-types-for 'script'; report-uri /csp-report",
    );
  });

  it("allows the tag service only where one is configured", async () => {
    const policy = async (isMeasured: boolean) => (await headersOf({ isMeasured })).get("content-security-policy");

    expect(await policy(false)).not.toContain("google");
    expect(await policy(true)).toMatch(/connect-src [^;]*https:\/\/www\.googletagmanager\.com/);
  });

  it("asks browsers to stay on https where the site is on https, and only there", async () => {
    expect((await headersOf({ https: true })).get("strict-transport-security")).toContain("max-age=");
    expect((await headersOf()).get("strict-transport-security")).toBeNull();
  });
});
