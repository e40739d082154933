import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { COPIED_PARTS } from '@parterre/contract/choices/seating-choices';
import type { SeatCopyPreview } from '@parterre/contract/seat-copies';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { SkippedSeats } from '../save/skipped-seats.tsx';
import type { SeatCopyModel } from './use-seat-copy.ts';

export function CopySection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Box component="h3" id={titleId} sx={{ typography: 'h3', m: 0, mb: 1 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

/** Chooses price types, holds and alternating seats; at least one of them stays chosen. */
export function CopyParts({ model }: { model: SeatCopyModel }) {
  const { t } = useTranslation('seats');
  const { parts } = model.choices;
  return (
    <CopySection title={t('copy.parts')}>
      {COPIED_PARTS.map((part) => {
        const isChosen = parts.includes(part);
        return (
          <FormControlLabel
            control={
              <Checkbox
                checked={isChosen}
                disabled={isChosen && parts.length === 1}
                onChange={() => model.togglePart(part)}
                size="small"
              />
            }
            key={part}
            label={t(`copy.part.${part}`)}
            slotProps={{ typography: { sx: { typography: 'body2' } } }}
            sx={{ display: 'flex', ml: -1 }}
          />
        );
      })}
    </CopySection>
  );
}

export function CopyFit({ preview }: { preview: SeatCopyPreview }) {
  const { t } = useTranslation('seats');
  const { missing, untouched, withoutPrice, withoutHold, sold, inBaskets } = preview.seats;
  const fits = missing + untouched + withoutPrice + withoutHold + sold + inBaskets === 0;
  return (
    <CopySection title={t('copy.fit.title')}>
      {fits && <Box sx={{ color: LOOK.text2 }}>{t('copy.fit.all')}</Box>}
      {withoutPrice > 0 && <Line>{t('copy.fit.withoutPrice', { count: withoutPrice })}</Line>}
      {withoutHold > 0 && <Line>{t('copy.fit.withoutHold', { count: withoutHold })}</Line>}
      {sold + inBaskets > 0 && (
        <Line>
          {t('copy.fit.skipped', { count: sold + inBaskets })}
          <SkippedSeats
            rangesOf={(reason) =>
              preview.skipped.filter((block) => block.reason === reason).flatMap((block) => block.ranges)
            }
          />
        </Line>
      )}
      {missing > 0 && (
        <Line>
          {t('copy.fit.missing', { count: missing })}
          <MissingRows preview={preview} />
        </Line>
      )}
      {untouched > 0 && <Line>{t('copy.fit.untouched', { count: untouched })}</Line>}
    </CopySection>
  );
}

const Line = ({ children }: { children: ReactNode }) => <Box sx={{ mb: 1.25, lineHeight: '20px' }}>{children}</Box>;

function MissingRows({ preview }: { preview: SeatCopyPreview }) {
  const { t } = useTranslation('seats');
  const hidden = preview.missingRows - preview.missing.length;
  return (
    <Box component="ul" sx={LIST_LOOK}>
      {preview.missing.map((row) => (
        <li key={`${row.block}|${row.row}`}>{t(row.seats === 1 ? 'copy.fit.rowOne' : 'copy.fit.row', row)}</li>
      ))}
      {hidden > 0 && <li>{t('copy.fit.moreRows', { count: hidden })}</li>}
    </Box>
  );
}

const LIST_LOOK = {
  m: 0,
  p: 0,
  maxHeight: 200,
  overflowY: 'auto',
  listStyle: 'none',
  lineHeight: '22px',
  color: LOOK.text2,
  fontVariantNumeric: 'tabular-nums',
};
