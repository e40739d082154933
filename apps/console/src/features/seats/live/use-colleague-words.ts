import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../dates/format-date-time.ts';
import { describeZone, toWallTime } from '../../../dates/zone.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import type { Colleague } from './live-state.ts';

const MOST_BLOCKS = 2;

/** Colleagues in words; times are those of the event's place. */
export function useColleagueWords(zone: string) {
  const { t, i18n } = useTranslation('seats');
  const { geometry } = useSeatDesk().desk;
  const time = (at: string) => `${formatDateTime(toWallTime(at, zone), 'HH:mm')} ${describeZone(zone, at)}`;
  const blocksOf = (blockIds: readonly number[]) => {
    const labels = geometry.blocks.filter(({ blockId }) => blockIds.includes(blockId)).map(({ label }) => label);
    const named = new Intl.ListFormat(i18n.language, { style: 'narrow', type: 'unit' }).format(
      labels.slice(0, MOST_BLOCKS),
    );
    const rest = labels.length - MOST_BLOCKS;
    return rest > 0 ? t('live.blocks', { blocks: named, count: rest }) : named;
  };
  const nameOf = ({ name, isSelf }: Colleague) => (isSelf ? t('live.self') : name);
  const saySaved = ({ saved }: Colleague) =>
    saved &&
    t('live.saved', {
      count: saved.seats,
      number: saved.seats.toLocaleString(i18n.language),
      blocks: blocksOf(saved.blockIds),
      time: time(saved.at),
    });
  const sayPresence = ({ editingSince, openedAt }: Colleague) => {
    if (editingSince) return t('live.editing', { time: time(editingSince) });
    return openedAt ? t('live.looking', { time: time(openedAt) }) : t('live.left');
  };
  return {
    nameOf,
    sayPresence,
    saySaved,
    /** The one thing worth a line: unsaved changes first, then what was saved, then that somebody is here. */
    sayShortly: (colleague: Colleague) =>
      `${nameOf(colleague)}: ${colleague.editingSince ? sayPresence(colleague) : (saySaved(colleague) ?? sayPresence(colleague))}`,
  };
}
