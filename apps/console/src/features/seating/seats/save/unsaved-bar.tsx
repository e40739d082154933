import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { formatAmount } from '#ui/figures/money-text.tsx';
import { Kbd, nameKeys } from '#ui/kbd.tsx';
import { discardEdits } from '../desk/seat-desk.ts';
import { useCounts, useSeatDesk } from '../desk/seat-desk-context.ts';
import { useSoldDifferences } from '../desk/use-sold-differences.ts';
import { previewSave } from './preview-save.ts';
import { isFailure } from './seat-saver.ts';
import { Change, NOTHING_SOLD, SaveNote, SeatFigures, UnsavedFigure } from './unsaved-figures.tsx';
import type { SaveModel } from './use-save-seats.ts';

interface UnsavedBarProps {
  saving: SaveModel;
  onReview: () => void;
}

/** Shows the values before and after a save. Its code loads with the first change. */
export function UnsavedBar({ saving, onReview }: UnsavedBarProps) {
  const { t, i18n } = useTranslation('seats');
  const { desk, show, announce } = useSeatDesk();
  const counts = useCounts(desk.map);
  const { sold } = useSoldDifferences();
  const preview = previewSave(counts, sold ?? NOTHING_SOLD);
  const { isSaving } = saving;
  const money = (amount: number) => formatAmount(amount, show.currency, i18n.language);
  const moving = formatNumber(preview.movingCount, i18n.language);
  const skipped = desk.leftOut.size;
  const handleDiscard = () => {
    discardEdits(desk);
    saving.close();
    announce(t('say.discarded'));
  };
  return (
    <Box role="region" aria-label={t('unsaved.title')} sx={BAR_LOOK}>
      <UnsavedFigure
        head={<b>{t('unsaved.title')}</b>}
        value={
          <Box component="span" sx={{ color: LOOK.text2 }}>
            {t('unsaved.moves', { count: preview.movingCount, number: moving })}
            {skipped > 0 && `, ${t('unsaved.skipped', { count: skipped })}`}
          </Box>
        }
      />
      {/* A failure takes the place of the figures, which are in the review too. */}
      <Box sx={{ display: isFailure(saving.state) ? 'none' : { xs: 'none', md: 'contents' } }}>
        <Box sx={{ width: '1px', height: 32, bgcolor: LOOK.line, flex: 'none' }} />
        <SeatFigures />
        {sold && preview.valueMinor !== preview.valueBeforeMinor && (
          <UnsavedFigure
            head={<Box sx={{ color: LOOK.text2 }}>{t('unsaved.value', { currency: show.currency })}</Box>}
            value={<Change before={money(preview.valueBeforeMinor)} after={money(preview.valueMinor)} />}
          />
        )}
      </Box>
      <SaveNote saving={saving} />
      <Box sx={{ flex: 1 }} />
      <Button disabled={isSaving} onClick={handleDiscard}>
        {t('unsaved.discard')}
      </Button>
      <Button disabled={isSaving} onClick={onReview}>
        {t('unsaved.review')}
      </Button>
      <Button variant="contained" color="primary" loading={isSaving} onClick={() => void saving.save()}>
        {t('unsaved.save')}
        <Kbd sx={SAVE_KEY_LOOK}>{nameKeys('Ctrl S', t)}</Kbd>
      </Button>
    </Box>
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
