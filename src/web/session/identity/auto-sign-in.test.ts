import { describe, expect, it } from "vitest";
import { seconds } from "#kernel/duration.ts";
import { timeByHand } from "#test/support/time-by-hand.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import { IdentityFault, type SignInInput, type SignInStep } from "#web/session/pool/types.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { createAutoSignIn } from "./auto-sign-in.ts";

const INPUT = { username: "hanako", password: "Correct1horse" };
const DONE: SignInStep = { kind: "done", username: "hanako", isNewDevice: false };
const unconfirmed = () => new IdentityFault("UserNotConfirmedException", "User is not confirmed.", 400);

/** `outcome`: what the nth try of a sign-in comes to. */
function world(outcome: (nth: number) => SignInStep | Error) {
  const time = timeByHand();
  const tries: number[] = [];
  const inputs: SignInInput[] = [];
  const begun = time.now();
  const settings = {
    endpoint: "",
    poolId: "",
    clientId: "",
    storage: memoryStorage(),
    environment: { now: time.now, wait: time.wait, fetch, randomBytes: (length: number) => new Uint8Array(length) },
  };
  const signIn = async (input: SignInInput) => {
    tries.push(time.now() - begun);
    inputs.push(input);
    const came = outcome(tries.length);
    if (came instanceof Error) throw came;
    return came;
  };
  return { time, tries, inputs, auto: createAutoSignIn({ settings, signIn }) };
}

const BY_CODE = { isByLink: false, isConfirmed: false };
const BY_LINK = { isByLink: true, isConfirmed: false };
const refusal = { key: "Please use your credentials to sign in", message: "Please use your credentials to sign in" };

describe("auto sign-in by code", () => {
  it("signs in after the confirmation, with what was typed at the sign-up", async () => {
    const { auto, inputs } = world(() => DONE);
    auto.expect(INPUT, BY_CODE);
    expect(inputs).toEqual([]);
    expect(await auto.afterCode("hanako")).toEqual(DONE);
    expect(inputs).toEqual([INPUT]);
  });

  it("answers the step a sign-in waits at", async () => {
    const step: SignInStep = { kind: "mfa-setup", choices: ["TOTP"] };
    const { auto } = world(() => step);
    auto.expect(INPUT, BY_CODE);
    expect(await auto.afterCode("hanako")).toEqual(step);
  });

  it("does nothing when it was not asked for, or for somebody else", async () => {
    const { auto, tries } = world(() => DONE);
    expect(await auto.afterCode("hanako")).toBeNull();
    auto.expect(INPUT, BY_CODE);
    expect(await auto.afterCode("taro")).toBeNull();
    expect(tries).toEqual([]);
  });

  it("happens once", async () => {
    const { auto } = world(() => DONE);
    auto.expect(INPUT, BY_CODE);
    await auto.afterCode("hanako");
    expect(await auto.afterCode("hanako")).toBeNull();
  });

  it("asks for credentials when the sign-in fails", async () => {
    const cause = new IdentityFault("NotAuthorizedException", "Incorrect username or password.", 400);
    const { auto } = world(() => cause);
    auto.expect(INPUT, BY_CODE);
    await expect(auto.afterCode("hanako")).rejects.toMatchObject({ ...refusal, cause });
  });
});

describe("auto sign-in of somebody who is confirmed already", () => {
  it("happens at once", async () => {
    const { auto, tries } = world(() => DONE);
    auto.expect(INPUT, { isByLink: true, isConfirmed: true });
    expect(tries).toEqual([0]);
    expect(await auto.finish()).toEqual(DONE);
  });

  it("asks for credentials when it fails", async () => {
    const { auto } = world(unconfirmed);
    auto.expect(INPUT, { isByLink: false, isConfirmed: true });
    await expect(auto.finish()).rejects.toMatchObject(refusal);
  });
});

describe("auto sign-in by link", () => {
  it("tries every 5 s until the link was opened", async () => {
    const { auto, time, tries } = world((nth) => (nth < 4 ? unconfirmed() : DONE));
    auto.expect(INPUT, BY_LINK);
    const end = auto.finish();
    await time.pass(seconds(30));
    expect(await end).toEqual(DONE);
    expect(tries).toEqual([5000, 10_000, 15_000, 20_000]);
  });

  it("goes on once for all who wait for it", async () => {
    const { auto, time, tries } = world(() => DONE);
    auto.expect(INPUT, BY_LINK);
    const ends = [auto.finish(), auto.finish()];
    await time.pass(seconds(5));
    expect(await Promise.all(ends)).toEqual([DONE, DONE]);
    expect(tries).toHaveLength(1);
  });

  it("gives up after 180 s", async () => {
    const { auto, time, tries } = world(unconfirmed);
    auto.expect(INPUT, BY_LINK);
    const refused = expect(auto.finish()).rejects.toMatchObject(refusal);
    await time.pass(seconds(600));
    await refused;
    expect(tries.at(-1)).toBe(180_000);
    expect(tries).toHaveLength(36);
  });

  it("outlasts a network that fails and another sign-in under way", async () => {
    const { auto, time } = world(
      (nth) => [new CatalogueError("Network error"), new CatalogueError("Pending sign-in attempt already in progress")][nth - 1] ?? DONE,
    );
    auto.expect(INPUT, BY_LINK);
    const end = auto.finish();
    await time.pass(seconds(15));
    expect(await end).toEqual(DONE);
  });

  it("gives up at once when the service says no for another reason", async () => {
    const { auto, time, tries } = world(() => new IdentityFault("NotAuthorizedException", "User is disabled.", 400));
    auto.expect(INPUT, BY_LINK);
    const refused = expect(auto.finish()).rejects.toMatchObject(refusal);
    await time.pass(seconds(5));
    await refused;
    expect(tries).toHaveLength(1);
    expect(time.waiting()).toBe(0);
  });

  it("waits for no code", async () => {
    const { auto } = world(() => DONE);
    auto.expect(INPUT, BY_LINK);
    expect(await auto.afterCode("hanako")).toBeNull();
  });

  it("asks for credentials when it was not asked for, as after a reload of the page", async () => {
    await expect(world(() => DONE).auto.finish()).rejects.toMatchObject(refusal);
  });
});
