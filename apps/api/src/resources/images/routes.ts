import type { AnyVerb } from '../../verb.ts';
import { putShowImage } from './put-show-image.ts';
import { removeShowImage } from './remove-images.ts';

export const imageRoutes: readonly AnyVerb[] = [putShowImage, removeShowImage];
