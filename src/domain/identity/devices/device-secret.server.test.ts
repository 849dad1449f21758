import { describe, expect, it } from "vitest";
import { secretsFrom } from "#domain/identity/core/secrets.server.ts";
import { groupBytes, numberOf, padded, SRP_BYTES, SRP_PRIME } from "#domain/identity/srp/srp.ts";
import { bytesOfHex, srpVectors } from "#test/support/srp-vectors.ts";
import { openDeviceVerifier, readDeviceSalt, readDeviceVerifier, sealDeviceVerifier } from "./device-secret.server.ts";

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
const refusal = expect.objectContaining({ type: "InvalidParameterException" });

describe("the secret a client makes for its device", () => {
  it.each(srpVectors.filter(({ kind }) => kind === "device"))("is read as the client of the vector $userId sends it", ({ saltHex, v }) => {
    const [salt, verifier] = [BigInt(`0x${saltHex}`), BigInt(`0x${v}`)];
    expect(numberOf(readDeviceSalt(base64(padded(salt))))).toBe(salt);
    const read = readDeviceVerifier(base64(padded(verifier)));
    expect(numberOf(read)).toBe(verifier);
    expect(read).toHaveLength(SRP_BYTES);
  });

  it.each([
    ["0", 0n],
    ["1", 1n],
    ["N-1", SRP_PRIME - 1n],
    ["N", SRP_PRIME],
    ["N+1", SRP_PRIME + 1n],
  ])("is refused when its verifier is %s", (_, verifier) => {
    expect(() => readDeviceVerifier(base64(groupBytes(verifier)))).toThrow(refusal);
  });

  it.each(["", "not base64!", "=", base64(new Uint8Array(SRP_BYTES + 2).fill(1))])(
    "is refused when its verifier is no number of the group: %s",
    (text) => {
      expect(() => readDeviceVerifier(text)).toThrow(refusal);
    },
  );

  it.each(["", "AAAA", "あ", base64(new Uint8Array(65).fill(1))])("is refused with the salt %s", (text) => {
    expect(() => readDeviceSalt(text)).toThrow(refusal);
  });
});

describe("a sealed verifier", () => {
  const secrets = secretsFrom([Buffer.alloc(32, 1)]);
  const of = { sub: "00000000-0000-4000-8000-000000000001", deviceKey: "ap-northeast-1_aa" };
  const verifier = bytesOfHex(srpVectors[4]?.v ?? "");

  it("opens for its own device alone", () => {
    const srpVerifierSealed = sealDeviceVerifier({ secrets }, of, verifier);
    expect(openDeviceVerifier({ secrets }, { ...of, srpVerifierSealed })).toEqual(verifier);
    expect(() => openDeviceVerifier({ secrets }, { ...of, deviceKey: "ap-northeast-1_ab", srpVerifierSealed })).toThrow("cannot be opened");
  });
});
