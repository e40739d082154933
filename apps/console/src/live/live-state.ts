import type { LiveViewer } from '@parterre/contract/wire/live-events';

/** Somebody else at the same thing; several windows of one user are one person. */
export interface Colleague<Save> {
  userId: string;
  name: string;
  /** The reader's own other window. */
  isSelf: boolean;
  /** Null once they have left. */
  openedAt: string | null;
  editingSince: string | null;
  /** What they saved last while this page was open. */
  saved: Save | null;
}

export interface LiveState<Save> {
  connection: 'connecting' | 'live' | 'lost' | 'closed';
  viewerId: number | null;
  userId: string | null;
  viewers: readonly LiveViewer[];
  /** By user. */
  saves: ReadonlyMap<string, Save & { name: string }>;
}

/** Those who edit first, then those who look, then who saved and left. */
export function listColleagues<Save>({ viewers, viewerId, userId, saves }: LiveState<Save>): Colleague<Save>[] {
  const byUser = new Map<string, Colleague<Save>>();
  for (const viewer of viewers) {
    if (viewer.viewerId === viewerId) continue;
    const known = byUser.get(viewer.userId);
    byUser.set(viewer.userId, {
      userId: viewer.userId,
      name: viewer.name,
      isSelf: viewer.userId === userId,
      openedAt: known?.openedAt ?? viewer.openedAt,
      editingSince: known?.editingSince ?? viewer.editingSince,
      saved: saves.get(viewer.userId) ?? null,
    });
  }
  for (const [id, saved] of saves)
    if (!byUser.has(id) && id !== userId)
      byUser.set(id, { userId: id, name: saved.name, isSelf: false, openedAt: null, editingSince: null, saved });
  return [...byUser.values()].sort((a, b) => rankOf(a) - rankOf(b));
}

const rankOf = ({ editingSince, openedAt }: Colleague<unknown>): number => (editingSince ? 0 : openedAt ? 1 : 2);
