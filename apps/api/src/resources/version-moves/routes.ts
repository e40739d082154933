import type { AnyVerb } from '../../verb.ts';
import { moveToVersion, previewVersionMove } from './move.ts';

export const versionMoveRoutes: readonly AnyVerb[] = [previewVersionMove, moveToVersion];
