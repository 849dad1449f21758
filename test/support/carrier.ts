import type { Message, SendMessage } from "#domain/identity/core/messages.ts";

export type TestCarrier = {
  readonly send: SendMessage;
  /** What was handed over, oldest first. */
  readonly sent: Message[];
  /** The newest code to an address. */
  readonly codeTo: (address: string) => string;
  /** Whether the next messages are refused. */
  readonly fail: (isFailing: boolean) => void;
};

/** Carries mail and SMS into a list, or refuses them when told to. */
export function testCarrier(): TestCarrier {
  const sent: Message[] = [];
  let fails = false;
  return {
    sent,
    send: async (message) => {
      if (!fails) sent.push(message);
      return !fails;
    },
    codeTo: (address) => {
      const code = sent.findLast(({ to, code }) => to === address && code !== null)?.code;
      if (!code) throw new Error(`no code was sent to ${address}`);
      return code;
    },
    fail: (isFailing) => {
      fails = isFailing;
    },
  };
}
