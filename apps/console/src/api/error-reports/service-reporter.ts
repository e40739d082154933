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
    beforeSend: (event, { originalException }) => {
      for (const exception of event.exception?.values ?? [])
        exception.value = clean(exception.value ?? '', originalException);
      return event;
    },
  });
  client.init();
  return ({ message, details, userId }) => {
    const scope = new Scope();
    scope.setClient(client);
    scope.setUser(userId === null ? null : { id: userId });
    scope.setExtras({ message: clean(message, details), ...summarise(details) });
    if (details instanceof Error) client.captureException(details, { originalException: details }, scope);
    else client.captureMessage(clean(message, details), 'error', {}, scope);
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

/** A refused sign-in is worded by whoever wrote the address that leads back from it: only its code is kept. */
function clean(text: string, cause: unknown): string {
  const { error, error_description: words } = (cause ?? {}) as { error?: unknown; error_description?: unknown };
  return hidePersonalData(typeof words === 'string' && words !== '' ? text.replaceAll(words, String(error)) : text);
}

/** What browsers quote in their errors may be an answer or an address, and what libraries quote a token. */
const hidePersonalData = (text: string): string =>
  HIDDEN.reduce((rest, [pattern, mark]) => rest.replace(pattern, mark), text);

const HIDDEN: readonly [RegExp, string][] = [
  [/".*"/s, '"…"'],
  [/[^\s@<>"'(]+@[^\s@<>"')]+/g, '…@…'],
  [/[?#][^\s'")]*=[^\s'")]*/g, '?…'],
  [/\bBearer\s+\S+|\beyJ[\w-]+(\.[\w-]+)*/gi, '…'],
  [/\b(\w*(?:token|secret|password|code|state))=\S+/gi, '$1=…'],
  [/\+?\d[\d\s()/-]{5,}\d/g, '…'],
];
