/** What a press in a chat does: opens a page, or tells us; `displayText` is then what the person says by it. */
export type ChatAction =
  | { readonly type: "uri"; readonly label: string; readonly uri: string }
  | { readonly type: "postback"; readonly label: string; readonly data: string; readonly displayText?: string };

export type ChatText = {
  readonly type: "text";
  readonly text: string;
  /** Presses below the message, until something else is written. */
  readonly quickReply?: { readonly items: readonly { readonly type: "action"; readonly action: ChatAction }[] };
};

type ChatButtons = {
  readonly type: "template";
  readonly altText: string;
  readonly template: { readonly type: "buttons"; readonly text: string; readonly actions: readonly ChatAction[] };
};

/** What an account says, as the Messaging API takes it. */
export type ChatMessage = ChatText | ChatButtons;
