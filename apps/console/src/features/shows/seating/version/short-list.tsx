import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';

const SHOWN = 6;

/** The first lines of a list, and a button for the others. */
export function ShortList({ items }: { items: readonly ReactElement[] }) {
  const { t, i18n } = useTranslation('version-move');
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {isWhole ? items : items.slice(0, SHOWN)}
      </Box>
      {items.length > SHOWN && (
        <Button
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          size="small"
          sx={{ ml: -1, mt: 0.5 }}
          variant="text"
        >
          {isWhole ? t('seats.fewer') : t('seats.all', { number: formatNumber(items.length, i18n.language) })}
        </Button>
      )}
    </>
  );
}
