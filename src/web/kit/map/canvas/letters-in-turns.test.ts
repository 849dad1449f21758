import { describe, expect, it } from "vitest";
import { type DrawLetters, inTurns } from "./letters-in-turns.ts";

type Drawn = Awaited<ReturnType<DrawLetters>>;

/** Draws nothing, a millisecond for each letter, by a clock of its own. Pauses end when they are let go. */
function stage() {
  let now = 0;
  const drawn: string[] = [];
  const turns: (() => void)[] = [];
  const draw = async (asked: Parameters<DrawLetters>[0]) => {
    const answer: Drawn = {};
    for (const [stack, variants] of Object.entries(asked))
      for (const [variant, letters] of Object.entries(variants))
        for (const letter of letters) {
          now += 1;
          drawn.push(letter);
          answer[stack] = { ...answer[stack], [variant]: { ...answer[stack]?.[variant], [letter]: null } };
        }
    return answer;
  };
  const letters = inTurns(draw, { now: () => now, pause: () => new Promise((resolve) => turns.push(resolve)) });
  /** Until all that can happen without another turn has happened. */
  const settle = async () => {
    for (let i = 0; i < 50; i += 1) await Promise.resolve();
  };
  const nextTurn = async () => {
    for (const go of turns.splice(0)) go();
    await settle();
  };
  return { letters, drawn, turns, settle, nextTurn };
}

describe("letters that are drawn in turns", () => {
  it("wait for a turn from the first on, and go on for four milliseconds in each", async () => {
    const { letters, drawn, settle, nextTurn } = stage();
    void letters({ sans: { default: [..."江東区豊洲駅"] } });
    await settle();
    expect(drawn).toEqual([]);
    await nextTurn();
    expect(drawn).toEqual([..."江東区豊"]);
    await nextTurn();

    expect(drawn).toEqual([..."江東区豊洲駅"]);
  });

  it("are answered all together, by font and variant, those that cannot be drawn among them", async () => {
    const { letters, nextTurn } = stage();
    const answer = letters({ sans: { default: ["江", "東"], vertical: ["ー"] }, bold: { default: ["駅"] } });
    await nextTurn();

    expect(await answer).toEqual({ sans: { default: { 江: null, 東: null }, vertical: { ー: null } }, bold: { default: { 駅: null } } });
  });

  it("share a turn with what is asked at the same time", async () => {
    const { letters, drawn, turns, settle, nextTurn } = stage();
    void letters({ sans: { default: [..."江東区豊洲"] } });
    void letters({ sans: { default: [..."中央区銀座"] } });
    await settle();
    expect(turns).toHaveLength(1);
    await nextTurn();

    expect(drawn).toHaveLength(4);
  });

  it("need no turn where none is asked for", async () => {
    const { letters, turns } = stage();

    expect(await letters({})).toEqual({});
    expect(turns).toEqual([]);
  });
});
