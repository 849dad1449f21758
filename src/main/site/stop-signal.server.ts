/** Ctrl-C and SIGTERM: answer what is being answered, then let go of everything. A second one ends at once. */
export function onStopSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(130);
    stopping = true;
    close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}
