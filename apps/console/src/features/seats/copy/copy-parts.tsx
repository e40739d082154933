import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { CopySection } from './copy-section.tsx';
import { COPIED_PARTS, type SeatCopyModel } from './use-seat-copy.ts';

/** Tickets, holds, alternating seats: at least one of them. */
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
            slotProps={{ typography: { sx: { fontSize: 13 } } }}
            sx={{ display: 'flex', ml: -1 }}
          />
        );
      })}
    </CopySection>
  );
}
