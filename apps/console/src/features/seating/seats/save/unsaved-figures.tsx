import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { findProblem } from '#api/failure.ts';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { useCounts, useSeatDesk } from '../desk/seat-desk-context.ts';
import { previewSave } from './preview-save.ts';
import { isFailure } from './seat-saver.ts';
import type { SaveModel } from './use-save-seats.ts';

/** Used until the statistics of sold seats have loaded. */
export const NOTHING_SOLD = new Map<number, number>();
/** The number of price types or holds compared in the bar; the review has all. */
const FIGURES_MAX = 3;

export function SeatFigures() {
  const { t, i18n } = useTranslation('seats');
  const { desk, kind, prices, holds } = useSeatDesk();
  const preview = previewSave(useCounts(desk.map), NOTHING_SOLD);
  const rows = kind === 'tickets' ? preview.prices : preview.holds;
  const changed = [...rows]
    .filter((row) => row.ordinal !== 0 || rows.length === 1)
    .sort((a, b) => Math.abs(b.seats - b.seatsBefore) - Math.abs(a.seats - a.seatsBefore));
  const shown = changed.slice(0, FIGURES_MAX);
  const number = (value: number) => formatNumber(value, i18n.language);
  const nameOf = (ordinal: number) =>
    kind === 'tickets'
      ? (prices.find((price) => price.ordinal === ordinal) ?? { name: t('legend.noPrice'), colour: null })
      : { name: t('legend.noHold'), colour: null, ...findHold(ordinal) };
  const findHold = (ordinal: number) => {
    const hold = holds.find((known) => known.ordinal === ordinal);
    return hold && { name: hold.label, colour: hold.colour };
  };
  const figures = shown.map((row) => {
    const { name, colour } = nameOf(row.ordinal);
    return (
      <UnsavedFigure
        key={row.ordinal}
        head={
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {colour !== null && <ColourSwatch colour={colour} />}
            <Box component="span" sx={{ maxWidth: 150, overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {name}
            </Box>
          </Box>
        }
        value={
          <Change
            before={number(row.seatsBefore)}
            after={t('seats', { count: row.seats, number: number(row.seats) })}
          />
        }
      />
    );
  });
  const hiddenCount = changed.length - shown.length;
  return (
    <>
      {figures}
      {hiddenCount > 0 && <Box sx={{ alignSelf: 'center' }}>{t('unsaved.more', { count: hiddenCount })}</Box>}
    </>
  );
}

export function UnsavedFigure({ head, value }: { head: ReactNode; value: ReactNode }) {
  return (
    <Box sx={{ lineHeight: '18px', minWidth: 0 }}>
      {head}
      <div>{value}</div>
    </Box>
  );
}

export function Change({ before, after }: { before: string; after: string }) {
  return (
    <>
      <Box component="span" sx={{ color: LOOK.text3 }}>
        {before} →{' '}
      </Box>
      <b>{after}</b>
    </>
  );
}

export function SaveNote({ saving }: { saving: SaveModel }) {
  const { t, i18n } = useTranslation('seats');
  const { state } = saving;
  if (state.kind === 'saving') {
    return (
      <Box role="status" sx={{ typography: 'caption' }}>
        {t('save.saving', { count: state.seats, number: formatNumber(state.seats, i18n.language) })}
      </Box>
    );
  }
  if (!isFailure(state)) return null;
  const isBusy = state.kind === 'failed' && findProblem(state.error)?.code === 'BUSY';
  const reason = isBusy ? t('save.busy') : state.kind === 'failed' ? errorText(state.error) : t(`save.${state.kind}`);
  const group = state.kind === 'failed' && state.group ? t(`save.group.${state.group}`) : null;
  return (
    <Box
      role="alert"
      sx={{ display: 'flex', gap: 1, color: 'error.ink', whiteSpace: 'normal', minWidth: 160, lineHeight: '18px' }}
    >
      <WarningIcon sx={{ flex: 'none', mt: '1px' }} />
      <span>
        <b>{t('save.failed')}</b> {group && `${group}: `}
        {reason}
      </span>
    </Box>
  );
}
