import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { formatAmount } from '#ui/money-text.tsx';
import { discardEdits } from '../desk/seat-desk.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { useCounts } from '../desk/use-map-snapshot.ts';
import { useSoldDifferences } from '../desk/use-sold-differences.ts';
import { isMac } from '../tools/is-mac.ts';
import { previewSave } from './preview-save.ts';
import { SaveNote } from './save-note.tsx';
import { isFailure } from './seat-saver.ts';
import type { SaveModel } from './use-save-seats.ts';

const NOTHING_SOLD = new Map<number, number>();
/** How many tickets or holds the bar compares; the rest is in the review. */
const MOST_FIGURES = 3;

interface UnsavedBarProps {
  saving: SaveModel;
  onReview: () => void;
}

/** What a save would change, before and after. Shown only while something is changed; loaded with the first change. */
export function UnsavedBar({ saving, onReview }: UnsavedBarProps) {
  const { t, i18n } = useTranslation('seats');
  const { desk, show, announce } = useSeatDesk();
  const counts = useCounts(desk.map);
  const sold = useSoldDifferences();
  const preview = previewSave(counts, sold ?? NOTHING_SOLD);
  const { isSaving } = saving;
  const money = (amount: number) => formatAmount(amount, show.currency, i18n.language);
  const moving = formatNumber(preview.movingCount, i18n.language);
  const skipped = desk.leftOut.size;
  const discard = () => {
    discardEdits(desk);
    saving.close();
    announce(t('say.discarded'));
  };
  return (
    <Box role="region" aria-label={t('unsaved.title')} sx={BAR_LOOK}>
      <Figure
        head={<b>{t('unsaved.title')}</b>}
        value={
          <Box component="span" sx={{ color: LOOK.text2 }}>
            {t('unsaved.moves', { count: preview.movingCount, number: moving })}
            {skipped > 0 && `, ${t('unsaved.skipped', { count: skipped })}`}
          </Box>
        }
      />
      {/* What failed takes the room of the figures, which are in the review too. */}
      <Box sx={{ display: isFailure(saving.state) ? 'none' : { xs: 'none', md: 'contents' } }}>
        <Box sx={{ width: '1px', height: 32, bgcolor: LOOK.line, flex: 'none' }} />
        <SeatFigures />
        {sold && preview.valueMinor !== preview.valueBeforeMinor && (
          <Figure
            head={<Box sx={{ color: LOOK.text2 }}>{t('unsaved.value', { currency: show.currency })}</Box>}
            value={<Change before={money(preview.valueBeforeMinor)} after={money(preview.valueMinor)} />}
          />
        )}
      </Box>
      <SaveNote saving={saving} />
      <Box sx={{ flex: 1 }} />
      <Button disabled={isSaving} onClick={discard}>
        {t('unsaved.discard')}
      </Button>
      <Button disabled={isSaving} onClick={onReview}>
        {t('unsaved.review')}
      </Button>
      <Button variant="contained" color="primary" loading={isSaving} onClick={() => void saving.save()}>
        {t('unsaved.save')}
        <Kbd sx={SAVE_KEY_LOOK}>{isMac() ? '⌘ S' : 'Ctrl S'}</Kbd>
      </Button>
    </Box>
  );
}

/** The tickets or holds that change most, as seats before and after. */
function SeatFigures() {
  const { t, i18n } = useTranslation('seats');
  const { desk, kind, prices, holds } = useSeatDesk();
  const preview = previewSave(useCounts(desk.map), NOTHING_SOLD);
  const rows = kind === 'tickets' ? preview.prices : preview.holds;
  const changed = [...rows]
    .filter((row) => row.ordinal !== 0 || rows.length === 1)
    .sort((a, b) => Math.abs(b.seats - b.seatsBefore) - Math.abs(a.seats - a.seatsBefore));
  const shown = changed.slice(0, MOST_FIGURES);
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
      <Figure
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

function Figure({ head, value }: { head: ReactNode; value: ReactNode }) {
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

const BAR_LOOK = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  columnGap: { xs: 1, lg: 3 },
  rowGap: 1,
  minHeight: 64,
  px: 2,
  py: { xs: 1, sm: 0 },
  borderBottom: `1px solid ${LOOK.line}`,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > .MuiButton-root': { flex: 'none' },
  '& > .MuiButton-root ~ .MuiButton-root': { ml: { lg: -2 } },
};

const SAVE_KEY_LOOK = {
  display: { xs: 'none', lg: 'inline-block' },
  background: 'none',
  borderColor: 'currentColor',
  color: 'inherit',
  opacity: 0.8,
  fontSize: 10,
  lineHeight: '15px',
};
