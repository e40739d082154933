import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';

/** Where the service is, and what of a deployment its reports name. */
export interface ServiceOptions {
  dsn: string;
  environment: string;
}

interface ServiceReport {
  message: string;
  details: unknown;
  userId: string | null;
}

/**
 * Sends reports to a service that speaks Sentry's protocol (spec §8). Of people it is told the id of the user alone: no
 * address of the page, no cookies, no trail of clicks, no values of an answer.
 */
export function openService({ dsn, environment }: ServiceOptions): (report: ServiceReport) => void {
  const client = new BrowserClient({
    dsn,
    environment,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    // What it collects by itself names people: addresses with search words, texts of clicked buttons.
    integrations: [],
    sendDefaultPii: false,
    beforeSend: (event) => {
      for (const exception of event.exception?.values ?? []) exception.value = hideAddresses(exception.value ?? '');
      return event;
    },
  });
  client.init();
  return ({ message, details, userId }) => {
    const scope = new Scope();
    scope.setClient(client);
    scope.setUser(userId === null ? null : { id: userId });
    scope.setExtras({ message: hideAddresses(message), ...summarise(details) });
    if (details instanceof Error) client.captureException(details, {}, scope);
    else client.captureMessage(hideAddresses(message), 'error', {}, scope);
  };
}

/** Of an answer: which refusal, of which fields, and the number under which the server's log has the rest. */
function summarise(details: unknown): Record<string, unknown> {
  if (typeof details !== 'object' || details === null || details instanceof Error) return {};
  const { path, data } = details as { path?: string; data?: unknown };
  const problem = isProblem(data) ? { code: data.code, status: data.status, requestId: data.requestId } : {};
  const fields = isProblem(data) ? data.fieldErrors?.map(({ field, code }) => `${field}: ${code}`) : undefined;
  return { path, ...problem, ...(fields ? { fields } : {}) };
}

interface SentProblem {
  code: string;
  status: number;
  requestId?: string;
  fieldErrors?: { field: string; code: string }[];
}

const isProblem = (data: unknown): data is SentProblem => typeof data === 'object' && data !== null && 'code' in data;

const hideAddresses = (text: string): string => text.replace(/[^\s@<>"'(]+@[^\s@<>"')]+/g, '…@…');
