import type { AnyVerb } from '../../verb.ts';
import { getFeatures } from './read.ts';

export const featureRoutes: readonly AnyVerb[] = [getFeatures];
