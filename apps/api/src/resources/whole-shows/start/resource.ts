import type { Resource } from '#resource.ts';
import { getStartPage } from './get-start-page.ts';
import { recordShowLook } from './looks.ts';

export const startResource: Resource = { slug: 'start', routes: [getStartPage, recordShowLook] };
