import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Venue } from '@parterre/contract/venues';
import { type ReactNode, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useGetVenueQuery } from '#api/queries/seating/venues.ts';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { CONTROL_LOOK } from '#forms/fields/field-input.tsx';
import { FormSection } from '#forms/fields/form-section.tsx';
import { type FieldProps, useField } from '#forms/fields/use-field.tsx';
import { usePromoter } from '#session/use-promoter.ts';
import { Note } from '#ui/note.tsx';
import { VenueSearch } from '../venue-search.tsx';

interface FormPartProps {
  /** The fragment that addresses the part in the URL: `#where`. */
  id: string;
  title: string;
  children: ReactNode;
}

export function FormPart({ id, title, children }: FormPartProps) {
  return (
    <Box id={id}>
      <FormSection title={title}>{children}</FormSection>
    </Box>
  );
}

interface MovedFieldProps {
  label: string;
  text: string;
  href: string;
  help?: string;
}

/** A value that changes only through a move: shown read-only with a link to the move. */
export function MovedField({ label, text, href, help }: MovedFieldProps) {
  const { t } = useTranslation('shows');
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Box component="label" htmlFor={id} sx={{ typography: 'subtitle2' }}>
          {label}
        </Box>
        <Link href={href} sx={{ typography: 'note' }}>
          {t('actions.move')}
        </Link>
      </Box>
      <OutlinedInput
        id={id}
        inputProps={{ 'aria-describedby': help ? `${id}-help` : undefined }}
        notched={false}
        readOnly
        sx={[CONTROL_LOOK, READ_LOOK] as typeof CONTROL_LOOK}
        value={text}
      />
      {help && (
        <Note id={`${id}-help`} sx={{ mt: 0.5 }}>
          {help}
        </Note>
      )}
    </Box>
  );
}

const READ_LOOK = {
  bgcolor: 'background.sunken',
  '& .MuiOutlinedInput-input': { p: 0, textOverflow: 'ellipsis' },
  '&:not(.Mui-focused) .MuiOutlinedInput-notchedOutline': { borderColor: 'divider' },
};

export interface ChosenFieldProps extends Omit<FieldProps, 'isOptional'> {
  /** Called after the form has the new value. */
  onChoose?: (() => void) | undefined;
}

/** Holds the id of a venue, or null; searches venues by name and town. */
export function VenueField({ onChoose, ...props }: ChosenFieldProps) {
  const field = useField(props);
  const { venue } = useVenueOfForm();
  const [picked, setPicked] = useState<Venue | null>(null);
  const shown = picked !== null && picked.venueId === field.value ? picked : venue;
  return (
    <FieldFrame field={field}>
      <VenueSearch
        field={field}
        onChoose={(next) => {
          setPicked(next);
          field.change(next?.venueId ?? null);
          onChoose?.();
        }}
        venue={field.value === null ? null : shown}
      />
    </FieldFrame>
  );
}

/** Returns the venue whose time zone the form's times are in; the promoter's time zone applies until one is chosen. */
export function useVenueOfForm() {
  const venueId: number | null = useWatch({ name: 'venueId' });
  const { current, all } = usePromoter();
  const { currentData: venue } = useGetVenueQuery({ params: { venueId: venueId ?? 0 } }, { skip: venueId === null });
  return { venue: venue ?? null, zone: venue?.timeZone ?? (current ?? all[0])?.timeZone ?? 'Europe/London' };
}
