import type { RuntimeConfig } from '@parterre/contract/wire/runtime-config';

/** Where errors go: outside production the console of the browser, and the service of a deployment that has one. */
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

/** The service's own code is loaded with the first report: most days nobody needs it. A report that cannot leave is lost. */
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
