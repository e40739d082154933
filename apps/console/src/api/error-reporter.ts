/** Where errors go. A deployment that has an error-reporting service sets its own. */
export interface ErrorReporter {
  report: (message: string, details?: unknown) => void;
  setUser: (userId: string | null) => void;
}

const silent: ErrorReporter = { report: () => undefined, setUser: () => undefined };
let reporter = silent;

export function setErrorReporter(next: ErrorReporter): void {
  reporter = next;
}

export function errorReporter(): ErrorReporter {
  return reporter;
}

/** The console reports to itself outside production (spec §8). */
export function createConsoleReporter(): ErrorReporter {
  const sink = globalThis.console;
  return {
    report: (message, details) => (details === undefined ? sink.error(message) : sink.error(message, details)),
    setUser: () => undefined,
  };
}
