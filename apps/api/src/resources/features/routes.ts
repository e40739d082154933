import { getFeatures as endpoint } from '@parterre/contract/features';
import { bind } from '../../bind.ts';
import { getFeatures } from './read.ts';

export const featureRoutes = [bind(endpoint, getFeatures)];
