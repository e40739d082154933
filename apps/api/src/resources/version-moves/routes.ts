import type { AnyVerb } from '../../verb.ts';
import { moveToVersion } from './move.ts';
import { previewVersionMove } from './preview.ts';

export const versionMoveRoutes: readonly AnyVerb[] = [previewVersionMove, moveToVersion];
