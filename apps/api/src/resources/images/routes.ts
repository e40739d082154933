import type { AnyVerb } from '../../verb.ts';
import { putShowImage, removeShowImage } from './show-images.ts';

export const imageRoutes: readonly AnyVerb[] = [putShowImage, removeShowImage];
