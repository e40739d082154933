import type { RuntimeConfig } from '@parterre/contract/wire/runtime-config';

/** Receives errors: the browser's console outside production, and the error service where one is configured. */
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

/** Writes errors to the browser's console, outside production only (spec §8). */
export function createConsoleReporter(): ErrorReporter {
  const sink = globalThis.console;
  return {
    report: (message, details) => (details === undefined ? sink.error(message) : sink.error(message, details)),
    setUser: () => undefined,
  };
}

/**
 * Loads the code of the service with the first report, because most sessions never need it. A report that cannot be
 * sent is lost.
 */
export function createReporter({ environment, errorReportDsn: dsn }: ReporterConfig): ErrorReporter {
  const own = environment === 'production' ? silent : createConsoleReporter();
  if (dsn === null) return own;
  let userId: string | null = null;
  const open = lazily(async () => (await import('./service-reporter.ts')).openService({ dsn, environment }));
  return {
    report: (message, details) => {
      own.report(message, details);
      const report = { message, details, userId };
      void open().then(
        (send) => send(report),
        () => undefined,
      );
    },
    setUser: (id) => {
      userId = id;
    },
  };
}

type ReporterConfig = Pick<RuntimeConfig, 'environment' | 'errorReportDsn'>;

function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}
