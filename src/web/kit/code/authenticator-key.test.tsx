import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { QrCode, squaresPath } from "#web/kit/ui/qr-code.tsx";
import { inGroups, keyUri } from "./authenticator-key.tsx";

describe("the key of an authenticator app", () => {
  it("is an address that apps read, with the names written safely", () => {
    const uri = keyUri({ secret: "ABCDEFGH", account: "a+b@example.jp", issuer: "まちのね" });
    const { protocol, searchParams, pathname } = new URL(uri);

    expect(protocol).toBe("otpauth:");
    expect(searchParams.get("secret")).toBe("ABCDEFGH");
    expect(searchParams.get("issuer")).toBe("まちのね");
    expect(decodeURIComponent(pathname)).toContain("まちのね:a+b@example.jp");
  });

  it.each([
    ["ABCDEFGH", "ABCD EFGH"],
    ["ABCDE", "ABCD E"],
    ["", ""],
  ])("%j is shown as %j", (secret, shown) => {
    expect(inGroups(secret)).toBe(shown);
  });
});

describe("a QR code", () => {
  it("draws its dark squares one by one", () => {
    expect(
      squaresPath([
        [true, false],
        [false, true],
      ]),
    ).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
  });

  it("is a picture with a name, with four squares of margin, without inline styles", () => {
    const html = renderToStaticMarkup(<QrCode text="otpauth://totp/x" label="名前" />);
    const [, size] = /viewBox="0 0 (\d+) \1"/.exec(html) ?? [];

    expect(html).toContain('role="img" aria-label="名前"');
    expect((Number(size) - 8 - 17) % 4).toBe(0);
    expect(html).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
    expect(html).not.toContain("style");
  });
});
