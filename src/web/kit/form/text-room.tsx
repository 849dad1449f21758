type TextRoomProps = {
  /** Of the text that the control is described by. */
  readonly id: string;
  readonly text: string;
  readonly most: number;
};

/** あと○文字 below a text; where there is too much of it, that is read aloud as well, once. Blanks around the text do not count. */
export function TextRoom({ id, text, most }: TextRoomProps) {
  const room = most - text.trim().length;
  const isTooLong = room < 0;
  return (
    <>
      <span id={id} className={`self-end text-12 tabular-nums ${isTooLong ? "font-bold text-accent" : "text-sub"}`}>
        {isTooLong ? `${words(-room)}文字多すぎます（${words(most)}文字まで）` : `あと${words(room)}文字（${words(most)}文字まで）`}
      </span>
      <span aria-live="polite" className="sr-only">
        {isTooLong && `${words(most)}文字を超えています`}
      </span>
    </>
  );
}

function words(characters: number): string {
  return characters.toLocaleString("ja-JP");
}
