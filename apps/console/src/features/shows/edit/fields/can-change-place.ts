import type { Show } from '@parterre/contract/shows';

/** Whether start and venue are changed with the other details: buyers may rely on them once an event was on sale. */
export const canChangePlace = ({ status }: Pick<Show, 'status'>): boolean => status === 'PENDING';
