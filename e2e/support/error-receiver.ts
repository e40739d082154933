import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const ADDRESS = { host: '127.0.0.1', port: 4097 };

/** The service that the server names for reports of errors. Nothing listens there until a journey opens it. */
export const ERROR_REPORT_DSN = `http://journeys@${ADDRESS.host}:${ADDRESS.port}/1`;

export interface ErrorReport {
  message?: string;
  exception?: { values: { type: string; value: string }[] };
  environment?: string;
  user?: { id: string };
  extra?: Record<string, unknown>;
}

/** Keeps the reports of one browser, because other journeys report what they break at the same time. */
export function openErrorReceiver(userAgent: string) {
  const reports: ErrorReport[] = [];
  const server = createServer(async (request, response) => {
    const lines = (await text(request)).trim().split('\n');
    response.setHeader('access-control-allow-origin', '*').end('{}');
    const report: ErrorReport = JSON.parse(lines.at(-1) ?? '');
    const isReport = report.message !== undefined || report.exception !== undefined;
    if (isReport && request.headers['user-agent'] === userAgent) reports.push(report);
  }).listen(ADDRESS);
  return { reports, close: () => server.close() };
}
