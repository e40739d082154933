import type { PartOfShow } from '../show-rows/show-part.ts';
import { putShowImage, removeShowImage } from './show-images.ts';
import { imagesOfShow } from './show-part.ts';

export const imagesResource: PartOfShow = {
  slug: 'images',
  routes: [putShowImage, removeShowImage],

  showPart: imagesOfShow,
};
