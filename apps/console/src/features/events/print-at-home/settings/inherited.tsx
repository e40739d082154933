import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TicketOrigin } from '@parterre/contract/choices/print-at-home-choices';
import { createContext, type ReactNode, useContext } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useIsLocked } from '#forms/fields/use-field.tsx';
import type { DesignOrigins, DesignValues } from './design-values.ts';

/** The levels of the form's values as last read. */
export const OriginsOfForm = createContext<DesignOrigins>({ own: 'SHOW', above: 'DEFAULT', of: {}, terms: {} });

/** Returns the name of the level a value comes from, as seen from the form's own level. */
export function useOriginName() {
  const { t } = useTranslation('print-at-home');
  const { own } = useContext(OriginsOfForm);
  return (origin: TicketOrigin = own): string => t(origin === own ? `own.${own}` : `origin.${origin}`);
}

interface InheritedProps {
  name: Exclude<keyof DesignValues, 'terms' | 'mainLanguage'>;
  label: string;
  /** Renders the field; `help` says which level the value comes from. */
  children: (help: string) => ReactNode;
}

/** A field that shows which level its value comes from and can be reset to the inherited one. */
export function Inherited({ name, label, children }: InheritedProps) {
  const { t } = useTranslation('print-at-home');
  const { setValue, resetField } = useFormContext<DesignValues>();
  const { own, above, of } = useContext(OriginsOfForm);
  const nameOrigin = useOriginName();
  const value = useWatch<DesignValues, typeof name>({ name });
  const { defaultValues } = useFormState<DesignValues>();
  const isLocked = useIsLocked();
  const isChanged = JSON.stringify(value) !== JSON.stringify(defaultValues?.[name]);
  const isOwn = of[name] === own;
  if (value === null)
    return (
      <GivenUp label={label} onUndo={() => resetField(name)}>
        {t(`above.${above}`)}
      </GivenUp>
    );
  return (
    <Box sx={{ minWidth: 0 }}>
      {children(nameOrigin(isChanged ? own : of[name]))}
      {isOwn && !isLocked && (
        <Button
          aria-label={t('giveUpLabel', { field: label, action: t(`giveUp.${above}`) })}
          onClick={() => setValue(name, null, { shouldDirty: true })}
          size="small"
          sx={{ ml: -1 }}
          variant="text"
        >
          {t(`giveUp.${above}`)}
        </Button>
      )}
    </Box>
  );
}

interface GivenUpProps {
  label: string;
  onUndo: () => void;
  children: ReactNode;
}

/** The inherited value is known only after saving; until then the preview shows it. */
function GivenUp({ label, onUndo, children }: GivenUpProps) {
  const { t } = useTranslation('print-at-home');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ typography: 'subtitle2' }}>{label}</Box>
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {children}
      </Box>
      <Button
        aria-label={t('giveUpLabel', { field: label, action: t('keepOwn') })}
        onClick={onUndo}
        size="small"
        sx={{ ml: -1 }}
        variant="text"
      >
        {t('keepOwn')}
      </Button>
    </Box>
  );
}
