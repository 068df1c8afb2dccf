/**
 * Ends the process on SIGINT or SIGTERM, after doing what the returned function was last given. Until it was given
 * anything the process ends at once, and its end also ends the embedded database. Signals that follow change nothing: a
 * service manager may send its own to each process of a service, while the launcher passes on the one that it got.
 */
export function endOnSignal(): (stop: () => Promise<unknown>) => void {
  let stop: () => Promise<unknown> = async () => {}
  let ending: Promise<unknown> | undefined
  const end = () => void (ending ??= stop().finally(() => process.exit()))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  return (next) => {
    stop = next
  }
}
