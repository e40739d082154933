import { SAVE_GROUPS, type SaveGroup } from '@parterre/contract/seats';
import { AppError } from '../../errors.ts';

/** Names the group of a save that failed, under 'Saving failed.' (spec §8). Only what we throw on purpose is told. */
export async function inSaveGroup<T>(group: SaveGroup, work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'SEATS_CHANGED' || error.extras.details?.group) throw error;
    const { detail, details, fieldErrors } = error.extras;
    const reason = detail ?? fieldErrors?.[0]?.message;
    throw new AppError(error.code, {
      ...error.extras,
      details: { ...details, group },
      detail: `Saving failed. ${SAVE_GROUPS[group]}${reason ? `: ${reason}` : '.'}`,
    });
  }
}
