type CompletenessProps = { readonly label: string; readonly answered: number; readonly total: number };

/** `回答した項目 3/5`, and as many segments. */
export function CompletenessBar({ label, answered, total }: CompletenessProps) {
  const steps = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <div>
      <p className="flex justify-between text-13 text-sub">
        <span>{label}</span>
        <span className="amount">
          <span className="font-bold text-16 text-ink">{answered}</span>/{total}
        </span>
      </p>
      <div aria-hidden="true" className="mt-1 flex gap-1">
        {steps.map((step) => (
          <span key={step} className={`bar-fill h-1.5 flex-1 rounded-full ${step <= answered ? "bg-brand" : "bg-track"}`} />
        ))}
      </div>
    </div>
  );
}
