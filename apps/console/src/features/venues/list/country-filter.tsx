import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChip } from '../../../ui/filter-chip.tsx';
import { nameCountry } from '../name-country.ts';
import { CountryChoice } from './country-choice.tsx';

interface CountryFilterProps {
  code: string | undefined;
  onChoose: (code: string | undefined) => void;
}

export function CountryFilter({ code, onChoose }: CountryFilterProps) {
  const { t, i18n } = useTranslation('venues');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <FilterChip
        label={t('list.country')}
        onOpen={(event) => setAnchor(event.currentTarget)}
        onRemove={() => onChoose(undefined)}
        removeLabel={t('list.removeCountry')}
        value={code === undefined ? undefined : nameCountry(code, i18n.language)}
      />
      <Popover
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={close}
        open={anchor !== null}
        slotProps={{ paper: { 'aria-label': t('list.country'), role: 'dialog', sx: { mt: 0.5, boxShadow: SHADOW } } }}
      >
        <Box sx={{ width: 280, p: 1.5 }}>
          <CountryChoice
            chosen={code}
            onChoose={(next) => {
              onChoose(next);
              close();
            }}
          />
        </Box>
      </Popover>
    </>
  );
}

const SHADOW = 'var(--mui-palette-shade-pop)';
