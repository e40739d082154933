import type { Resource } from '#resource.ts';
import { moveToVersion, previewVersionMove } from './move.ts';

export const versionMovesResource: Resource = {
  slug: 'version-moves',
  showActions: ['show.move-version'],
  routes: [previewVersionMove, moveToVersion],
};
