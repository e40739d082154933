import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon, PlusIcon } from '#ui/icons.tsx';

interface FilterChipProps {
  label: string;
  /** The current value; undefined for a filter that can be added. */
  value?: ReactNode;
  icon?: ReactNode;
  onOpen?: (event: MouseEvent<HTMLElement>) => void;
  onRemove: () => void;
  /** The accessible name of the × button; says by default that the filter is removed. */
  removeLabel?: string;
}

/** A filter of a list: dashed if it can be added, filled if it applies. One that cannot be opened is removed by a click. */
export function FilterChip({ label, value, icon, onOpen, onRemove, removeLabel }: FilterChipProps) {
  const { t } = useTranslation('kit');
  const isApplied = value !== undefined && value !== null;
  return (
    <Box
      sx={(theme) => ({
        display: 'inline-flex',
        alignItems: 'center',
        flex: 'none',
        maxWidth: '100%',
        height: 28,
        borderRadius: 1,
        border: '1px dashed',
        borderColor: 'line.strong',
        color: 'text.secondary',
        fontWeight: 'fontWeightMedium',
        whiteSpace: 'nowrap',
        ...(isApplied && {
          border: `1px solid ${theme.vars.palette.primary.line}`,
          color: theme.vars.palette.primary.ink,
          backgroundColor: theme.vars.palette.primary.soft,
        }),
      })}
    >
      <ButtonBase
        onClick={onOpen ?? onRemove}
        aria-haspopup={onOpen && 'dialog'}
        sx={{ height: '100%', minWidth: 0, gap: '6px', px: 1, font: 'inherit', borderRadius: '5px' }}
      >
        {icon ?? (!isApplied && <PlusIcon sx={{ fontSize: 14, color: 'text.tertiary' }} />)}
        <Box component="span" sx={{ fontWeight: isApplied ? 'fontWeightRegular' : 'inherit' }}>
          {label}
        </Box>
        {isApplied && (
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {value}
          </Box>
        )}
      </ButtonBase>
      {isApplied && (
        <ButtonBase
          onClick={onRemove}
          aria-label={removeLabel ?? t('tables.removeFilter', { filter: label })}
          sx={{ flex: 'none', height: '100%', px: '6px', borderRadius: '5px', displayPrint: 'none' }}
        >
          <CloseIcon sx={{ fontSize: 14 }} />
        </ButtonBase>
      )}
    </Box>
  );
}
