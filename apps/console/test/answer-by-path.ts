import { PERMISSIONS, type Permission } from '@parterre/contract/wire/permissions';
import { json, problem, type SeenRequest } from './fake-server.ts';

type Body = object | ((request: SeenRequest) => Response | Promise<Response>);

/**
 * Answers by method and path without the query; the user has all permissions at one promoter unless the answers differ.
 * Unlisted paths are not found.
 */
export function answerByPath(answers: Record<string, Body>): (request: SeenRequest) => Response | Promise<Response> {
  const all: Record<string, Body> = { ...signedIn, ...answers };
  return (request) => {
    const body = all[`${request.method} ${request.url.split('?')[0]}`];
    if (body === undefined) return problem('NOT_FOUND');
    return typeof body === 'function' ? body(request) : json(body);
  };
}

/** Answers the features request without these permissions. */
export const allBut = (...missing: readonly Permission[]): Record<string, Body> => ({
  'GET /api/main/features': {
    items: [],
    permissions: PERMISSIONS.filter((permission) => !missing.includes(permission)),
    mode: 'app',
  },
});

const signedIn: Record<string, Body> = {
  'GET /api/main/promoters': {
    items: [
      {
        id: 7,
        code: 'harbour-hall',
        name: 'Harbour & Hall',
        defaultCulture: 'en-GB',
        cultures: ['en-GB', 'de'],
        currency: 'GBP',
        countryCode: 'GB',
        timeZone: 'Europe/London',
      },
    ],
  },
  'GET /api/main/features': { items: [], permissions: PERMISSIONS, mode: 'app' },
};
