import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TicketOrigin } from '@parterre/contract/choices/print-at-home-choices';
import { createContext, type ReactNode, useContext } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useIsLocked } from '#forms/fields/use-field.tsx';
import type { DesignOrigins, DesignValues } from './design-values.ts';

/** Whose value each part of the form around had when it was read. */
export const OriginsOfForm = createContext<DesignOrigins>({ own: 'SHOW', above: 'DEFAULT', of: {}, terms: {} });

/** Whose value it is, in words, as the form around sees it. */
export function useOriginName() {
  const { t } = useTranslation('print-at-home');
  const { own } = useContext(OriginsOfForm);
  return (origin: TicketOrigin = own): string => t(origin === own ? `own.${own}` : `origin.${origin}`);
}

interface InheritedProps {
  name: Exclude<keyof DesignValues, 'terms' | 'mainLanguage'>;
  label: string;
  /** The field; it says beneath itself whose value it has. */
  children: (help: string) => ReactNode;
}

/** A field that says in words whose value it has, and gives its own up for the one above. */
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

/** The value above is known once it is saved, and seen in the preview before. */
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
