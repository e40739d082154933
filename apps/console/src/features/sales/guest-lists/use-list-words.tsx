import Box from '@mui/material/Box';
import type { TimeFormat } from '@parterre/contract/choices/account-choices';
import type { GuestStatus } from '@parterre/contract/choices/guest-list-choices';
import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { describeZone } from '#dates/zone.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { ProgressBar } from '#ui/figures/progress-bar.tsx';
import { Note } from '#ui/note.tsx';
import { type ChipTone, ToneChip } from '#ui/status-chip.tsx';

/** Times are local to the venue; a cut-off also names the zone, because it may be read elsewhere. */
export function useListWords() {
  const { t, i18n } = useTranslation('guest-lists');
  return {
    nameShow: ({ showName }: GuestList) => chooseText(showName, i18n.language),
    nameStart: ({ startsAtLocal }: GuestList, hours?: TimeFormat) =>
      formatDateTime(startsAtLocal, DAY_TIME_TEMPLATE, hours),
    nameCutOff: ({ cutOffAtLocal, cutOffAt, timeZone }: GuestList, hours?: TimeFormat) =>
      cutOffAtLocal === null || cutOffAt === null
        ? t('cutOff.none')
        : `${formatDateTime(cutOffAtLocal, DAY_TIME_TEMPLATE, hours)} ${describeZone(timeZone, cutOffAt)}`,
    nameComp: ({ priceName }: GuestList) => chooseText(priceName, i18n.language),
  };
}

export function AllocationMeter({ list }: { list: Pick<GuestList, 'allocation' | 'figures' | 'status'> }) {
  const { t, i18n } = useTranslation('guest-lists');
  const write = (count: number) => formatNumber(count, i18n.language);
  const used = list.allocation - list.figures.left;
  const label = t('meter.used', { used: write(used), most: write(list.allocation) });
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 120, fontVariantNumeric: 'tabular-nums' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <span>{label}</span>
        <Note component="span">{t('meter.left', { left: write(list.figures.left) })}</Note>
      </Box>
      <ProgressBar
        label={label}
        max={list.allocation}
        state={list.status === 'CLOSED' ? 'stopped' : 'running'}
        value={used}
      />
    </Box>
  );
}

const TONES: Record<GuestStatus, ChipTone> = {
  REQUESTED: 'warn',
  APPROVED: 'info',
  ISSUED: 'ok',
  DECLINED: 'bad',
  CANCELLED: 'neutral',
};

export function GuestStatusChip({ status }: { status: GuestStatus }) {
  const { t } = useTranslation('guest-lists');
  return <ToneChip tone={TONES[status]}>{t(`status.${status}`)}</ToneChip>;
}
