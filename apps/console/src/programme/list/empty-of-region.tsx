import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#api/store.ts';
import { setRegion } from '#session/session-state.ts';
import { useRegionName } from '#session/use-promoter.ts';
import { EmptyState } from '#ui/empty-state.tsx';

interface EmptyOfRegionProps {
  /** Says why the list is empty while all regions are shown. */
  children: ReactNode;
  /** Further ways out, of a list that filters or dates may have emptied as well. */
  actions?: ReactNode;
  /** Says what a region leaves out of something that is no list. */
  text?: string;
}

/** Says that a list may be empty because of the chosen region, and offers all regions. */
export function EmptyOfRegion({ children, actions, text }: EmptyOfRegionProps) {
  const { t } = useTranslation('programme');
  const dispatch = useAppDispatch();
  const region = useRegionName();
  if (region === null) return children;
  return (
    <EmptyState
      actions={
        <>
          <Button onClick={() => dispatch(setRegion(null))} variant="outlined">
            {t('region.showAll')}
          </Button>
          {actions}
        </>
      }
      text={text ?? t('region.nothingText')}
      title={t('region.nothing', { region })}
    />
  );
}
