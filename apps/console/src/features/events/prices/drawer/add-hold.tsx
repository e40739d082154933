import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Hold } from '@parterre/contract/holds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import { PlusIcon } from '#ui/icons.tsx';

interface AddHoldProps {
  /** The holds that have no places of this price type yet. */
  holds: readonly Hold[];
  createPath: string;
  onAdd: (holdId: number) => void;
}

export function AddHold({ holds, createPath, onAdd }: AddHoldProps) {
  const { t } = useTranslation('prices');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const handleAdd = (holdId: number) => {
    setAnchor(null);
    onAdd(holdId);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {holds.length > 0 && (
        <Button
          aria-expanded={anchor !== null}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
          size="small"
          startIcon={<PlusIcon />}
          variant="outlined"
        >
          {t('held.add')}
        </Button>
      )}
      <Link href={createPath} sx={{ typography: 'body2' }}>
        {t('held.create')}
      </Link>
      {anchor && (
        <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open>
          {holds.map((hold) => (
            <MenuItem key={hold.holdId} onClick={() => handleAdd(hold.holdId)} sx={{ gap: 1 }}>
              <ColourSwatch colour={hold.colour} /> {hold.label} ({hold.reservationFlag})
            </MenuItem>
          ))}
        </Menu>
      )}
    </Box>
  );
}
