import { isProblem } from '@parterre/contract/wire/client';
import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';

/** The address of the service, and what its reports say about the deployment. */
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
 * Sends reports to a service that speaks Sentry's protocol (spec §8). The only personal data is the user's id: no page
 * address, no cookies, no trail of clicks, no values of an answer.
 */
export function openService({ dsn, environment }: ServiceOptions): (report: ServiceReport) => void {
  const client = new BrowserClient({
    dsn,
    environment,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    // The default integrations collect personal data: addresses with search words, texts of clicked buttons.
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

/** Keeps the code, the fields and the request id of an answer; the server's log has the rest under that id. */
function summarise(details: unknown): Record<string, unknown> {
  if (typeof details !== 'object' || details === null || details instanceof Error) return {};
  const { path, data } = details as { path?: string; data?: unknown };
  const problem = isProblem(data) ? { code: data.code, status: data.status, requestId: data.requestId } : {};
  const fields = isProblem(data) ? data.fieldErrors?.map(({ field, code }) => `${field}: ${code}`) : undefined;
  return { path, ...problem, ...(fields ? { fields } : {}) };
}

const hideAddresses = (text: string): string => text.replace(/[^\s@<>"'(]+@[^\s@<>"')]+/g, '…@…');
