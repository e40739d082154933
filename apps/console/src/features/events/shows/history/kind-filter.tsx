import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { HistoryObject } from '@parterre/contract/shows/history';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChip } from '#ui/filter-chip.tsx';

interface KindFilterProps {
  /** Null shows all kinds. */
  kind: HistoryKind | null;
  onChange: (kind: HistoryKind | null) => void;
}

export function KindFilter({ kind, onChange }: KindFilterProps) {
  const { t } = useTranslation('shows');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const handleChoose = (chosen: HistoryKind) => {
    setAnchor(null);
    onChange(chosen);
  };
  return (
    <>
      <FilterChip
        label={t('history.kind')}
        onOpen={(event) => setAnchor(event.currentTarget)}
        onRemove={() => onChange(null)}
        removeLabel={t('filters.remove', { filter: t('history.kind') })}
        value={kind === null ? undefined : t(`history.kinds.${kind}`)}
      />
      {anchor && (
        <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open>
          {HISTORY_KINDS.map((value) => (
            <MenuItem
              aria-checked={value === kind}
              key={value}
              onClick={() => handleChoose(value)}
              role="menuitemradio"
              selected={value === kind}
            >
              {t(`history.kinds.${value}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

const HISTORY_KINDS = ['event', 'tickets', 'seats', 'codes', 'links', 'pictures'] as const;
type HistoryKind = (typeof HISTORY_KINDS)[number];

const OBJECTS: Record<HistoryKind, HistoryObject[]> = {
  event: ['show'],
  tickets: ['price', 'price-group'],
  seats: ['seats', 'hold'],
  codes: ['offer-code'],
  links: ['short-url'],
  pictures: ['image'],
};

export const toHistoryObjects = (kind: HistoryKind): string => OBJECTS[kind].join(',');

export const findHistoryKind = (value: string | undefined): HistoryKind | null =>
  HISTORY_KINDS.find((kind) => kind === value) ?? null;
