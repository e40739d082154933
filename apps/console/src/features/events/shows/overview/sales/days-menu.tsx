import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '#ui/icons.tsx';

const SALES_DAYS = [30, 60, 90] as const;

export function DaysMenu({ days, onDays }: { days: number; onDays: (days: number) => void }) {
  const { t } = useTranslation('shows');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        aria-label={`${t('sales.period')}: ${t('sales.days', { days })}`}
        endIcon={<ChevronDownIcon sx={{ color: 'text.tertiary' }} />}
        onClick={(event) => setAnchor(event.currentTarget)}
        size="small"
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        variant="outlined"
      >
        {t('sales.days', { days })}
      </Button>
      {anchor && (
        <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open>
          {SALES_DAYS.map((choice) => (
            <MenuItem
              key={choice}
              onClick={() => {
                setAnchor(null);
                onDays(choice);
              }}
              selected={choice === days}
            >
              {t('sales.days', { days: choice })}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
