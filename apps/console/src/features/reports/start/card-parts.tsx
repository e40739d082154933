import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';

interface SeeAllProps {
  count: number;
  href: string;
  /** The noun for the count in the link's accessible name. */
  of: string;
}

/** A card shows only the first few, so the link says how many there are. */
export function SeeAll({ count, href, of }: SeeAllProps) {
  const { t, i18n } = useTranslation('start');
  if (count === 0) return null;
  const shown = formatNumber(count, i18n.language);
  return (
    <Link aria-label={t('seeAllOf', { count: shown, of })} href={href} sx={{ flex: 'none' }}>
      {t('seeAll', { count: shown })}
    </Link>
  );
}

export function NothingHere({ children }: { children: ReactNode }) {
  return <Box sx={{ p: 2, color: 'text.secondary' }}>{children}</Box>;
}

export const PLAIN_LIST_LOOK = { m: 0, p: 0, listStyle: 'none' };

export const ROW_LOOK = {
  display: 'flex',
  gap: '10px',
  px: 2,
  py: '10px',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};
