import { IMAGE_SIZES } from '@parterre/contract/wire/images';
import { type Check, entry } from './readiness-facts.ts';

/** The pictures buyers meet: in the list of shows and on the show's own page. */
const SHOWN = [4, 20] as const;

export const checkImages: Check = ({ mediaTypes }) => {
  const missing = SHOWN.filter((mediaType) => !mediaTypes.includes(mediaType));
  if (missing.length === 0) return [entry('IMAGE_MISSING', 'passed', 'images')];
  return missing.map((mediaType) =>
    entry(
      'IMAGE_MISSING',
      'warning',
      'images',
      { mediaType, size: IMAGE_SIZES[mediaType].name },
      { field: `images.${mediaType}` },
    ),
  );
};
