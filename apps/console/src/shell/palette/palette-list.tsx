import Box from '@mui/material/Box';
import { Fragment, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaletteItem } from './palette-item.ts';

interface PaletteListProps {
  id: string;
  items: readonly PaletteItem[];
  chosenId: string | undefined;
  onRun: (item: PaletteItem) => void;
  onPoint: (item: PaletteItem) => void;
}

export function PaletteList({ id, items, chosenId, onRun, onPoint }: PaletteListProps) {
  const { t } = useTranslation('shell');
  return (
    <Box id={id} role="listbox" aria-label={t('palette.results')} sx={{ maxHeight: 400, overflowY: 'auto', p: 0.5 }}>
      {items.map((item, at) => (
        <Fragment key={item.id}>
          {items[at - 1]?.group !== item.group && (
            <Box role="presentation" sx={{ px: 1.25, pt: 1, pb: 0.5, typography: 'overline', color: 'text.tertiary' }}>
              {t(`palette.group.${item.group}`)}
            </Box>
          )}
          <PaletteRow
            optionId={`${id}-${item.id}`}
            item={item}
            isChosen={item.id === chosenId}
            onRun={onRun}
            onPoint={onPoint}
          />
        </Fragment>
      ))}
    </Box>
  );
}

interface PaletteRowProps extends Pick<PaletteListProps, 'onRun' | 'onPoint'> {
  optionId: string;
  item: PaletteItem;
  isChosen: boolean;
}

function PaletteRow({ optionId, item, isChosen, onRun, onPoint }: PaletteRowProps) {
  const row = useRef<HTMLDivElement>(null);
  // Arrow keys may select a row outside of the visible part.
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <Box
      ref={row}
      id={optionId}
      role="option"
      aria-selected={isChosen}
      onClick={() => onRun(item)}
      onMouseMove={() => onPoint(item)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 36,
        px: 1.25,
        py: 0.5,
        borderRadius: '4px',
        cursor: 'pointer',
        typography: 'body2',
        bgcolor: isChosen ? 'background.active' : 'transparent',
      }}
    >
      <item.Icon sx={{ flex: 'none', color: 'text.tertiary' }} />
      <Box sx={{ flex: 'none', maxWidth: '60%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {item.label}
      </Box>
      {item.note && (
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            textAlign: 'right',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            color: 'text.tertiary',
            typography: 'caption',
          }}
        >
          {item.note}
        </Box>
      )}
    </Box>
  );
}
