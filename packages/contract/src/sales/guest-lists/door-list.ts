import { z } from 'zod';
import { showParams } from '../../events/shows/show.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { CSV, PDF } from '../../wire/file-types.ts';
import { CultureCode } from '../../wire/values.ts';
import { listParams } from './guest-list.ts';

const doorList = {
  base: 'reporting',
  method: 'POST',
  query: z.strictObject({ culture: CultureCode.default('en-GB') }),
  response: { kind: 'stream', contentType: CSV },
  files: [PDF],
  scope: 'reporting.events',
  permission: 'guestlist:read',
  errors: ['NOT_FOUND', 'NO_DATA', 'NOT_ACCEPTABLE'],
  readOnly: true,
} as const;

export const exportDoorList = endpoint({
  ...doorList,
  id: 'exportDoorList',
  path: '/guest-lists/{guestListId}/reports/door-list',
  summary: 'Door list: the guests of one list who are approved or issued, by name (CSV, PDF)',
  params: listParams,
  tenant: { of: 'guest-lists', at: 'params.guestListId' },
});

export const exportShowDoorList = endpoint({
  ...doorList,
  id: 'exportShowDoorList',
  path: '/shows/{showCode}/reports/door-list',
  summary: 'Door list of an event: the guests of all its lists who are approved or issued, by name (CSV, PDF)',
  params: showParams,
  tenant: { from: 'show', at: 'params.showCode' },
});
