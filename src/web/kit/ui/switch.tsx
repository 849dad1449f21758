type SwitchProps = {
  /** What is so while it is on. */
  readonly label: string;
  readonly isOn: boolean;
  /** It keeps its place in the order of the keyboard, and takes no press. */
  readonly isDisabled?: boolean;
  readonly onToggle: () => void;
};

/** On or off, at once and without a button to send it. */
export function Switch({ label, isOn, isDisabled = false, onToggle }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-label={label}
      aria-checked={isOn}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onToggle}
      className="inline-flex min-h-11 min-w-16 flex-col items-center justify-center gap-0.5 rounded-control px-2 py-1 aria-disabled:cursor-not-allowed"
    >
      <span
        aria-hidden="true"
        className={`inline-block h-6 w-11 rounded-full border p-0.5 ${isOn ? "border-brand bg-brand" : isDisabled ? "border-control bg-card" : "border-control bg-control"}`}
      >
        <span className={`block size-4.5 rounded-full ${isDisabled && !isOn ? "bg-control" : "bg-card"} ${isOn ? "translate-x-5" : ""}`} />
      </span>
      <span aria-hidden="true" className={`text-12 ${isOn ? "font-bold text-brand" : "text-sub"}`}>
        {isOn ? "オン" : "オフ"}
      </span>
    </button>
  );
}
