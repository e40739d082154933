import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { createSvgIcon } from '@mui/material/utils';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon, ChevronUpIcon } from '#ui/icons.tsx';
import type { SortableHandleProps } from './use-sortable-item.ts';
import { useSortableScope } from './use-sortable-item.ts';

/** A grip to drag (or lift with Space), and buttons that move by one position for users who cannot drag. */
export function SortableHandle({ handle }: { handle: SortableHandleProps }) {
  const { t } = useTranslation('kit');
  const { getLabel } = useSortableScope();
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center' }}>
      <IconButton
        {...handle.attributes}
        {...handle.listeners}
        aria-label={t('tables.drag', { row: getLabel(handle.id) })}
        ref={handle.attach}
        size="small"
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <GripIcon />
      </IconButton>
      <StepButton by={-1} id={handle.id} />
      <StepButton by={1} id={handle.id} />
    </Box>
  );
}

function StepButton({ id, by }: { id: string; by: -1 | 1 }) {
  const { t } = useTranslation('kit');
  const { ids, getLabel, step } = useSortableScope();
  const isAtEnd = ids[by === -1 ? 0 : ids.length - 1] === id;
  const handlePress = (event: MouseEvent<HTMLElement>) => {
    const button = event.currentTarget;
    step(id, by);
    // Browsers drop the focus when an element moves in the document.
    requestAnimationFrame(() => button.focus());
  };
  return (
    <IconButton
      aria-disabled={isAtEnd}
      aria-label={t(by === -1 ? 'tables.moveUp' : 'tables.moveDown', { row: getLabel(id) })}
      onClick={handlePress}
      size="small"
      sx={{ width: 24, opacity: isAtEnd ? 0.35 : 1 }}
    >
      {by === -1 ? <ChevronUpIcon sx={{ fontSize: 14 }} /> : <ChevronDownIcon sx={{ fontSize: 14 }} />}
    </IconButton>
  );
}

/** Six dots, the usual symbol of a drag handle. */
const GripIcon = createSvgIcon(
  <path
    d="M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeWidth={3}
  />,
  'Grip',
);
