import type { ImageMediaType } from '@parterre/contract/choices/image-sizes';
import type { Permission } from '@parterre/contract/wire/permissions';

/** The differences between owners: each feature passes its own, because this folder knows no features. */
export interface ImageSet {
  places: readonly ImagePlace[];
  /**
   * CROPPED: every place shows the same picture, cropped to its size and enlarged if too small. WHOLE: each place has
   * its own picture, which keeps its proportions and is at most as large as the place.
   */
  fit: 'CROPPED' | 'WHOLE';
  words: {
    list: string;
    intro: string;
    /** Says what buyers see after the removal. */
    removal: string;
    /** Shown instead of the reason when removal fails. */
    removalFailed?: string;
  };
  /** The page, not this component, checks it. */
  permission: Permission;
  /** The cache tag to invalidate after an aborted call, which the server may have completed. */
  tag: string;
}

/** A place for one picture, with the calls that set and remove it. */
export interface ImagePlace {
  /** Used in URLs: `?field=images.4`. */
  id: string;
  label: string;
  width: number;
  height: number;
  put: (file: File) => RunningCall;
  remove: () => RunningCall;
  /** Copies the picture to every show of a campaign; undefined for owners without shows. */
  push?: { artistCampaignId: number; mediaType: ImageMediaType } | undefined;
}

/** A running call: `unwrap` rejects with its failure, `abort` cancels it. */
export interface RunningCall {
  unwrap: () => Promise<unknown>;
  abort: () => void;
}

export interface PlacedImage {
  /** The id of its place. */
  mediaType: number | string;
  url: string;
  /** The owner it is inherited from, in words: it can be replaced but not removed here. */
  from?: string | undefined;
}
