import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { Hold } from '@parterre/contract/holds';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSection } from '#forms/fields/form-section.tsx';
import { NumberField } from '#forms/fields/number-field.tsx';
import { max, nonNegative } from '#forms/rules.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import { MenuButton } from '#ui/controls/more-menu.tsx';
import { PlusIcon, TrashIcon } from '#ui/icons.tsx';
import { useKeptFilter } from '../use-kept-filter.ts';
import { heldKey, type TicketValues } from './ticket-values.ts';

interface HeldPlacesSectionProps {
  price: Price;
  /** All holds of the show, sorted by label. */
  holds: readonly Hold[];
  show: Pick<Show, 'showCode'>;
}

export function HeldPlacesSection({ price, holds, show }: HeldPlacesSectionProps) {
  const { t } = useTranslation('prices');
  const keep = useKeptFilter();
  const lockReason = useLockReason('hold:write');
  const { setValue } = useFormContext<TicketValues>();
  const held = useWatch<TicketValues, 'heldPlaces'>({ name: 'heldPlaces' });
  /** Keeps a row visible while its number is empty during typing. */
  const [opened, setOpened] = useState<readonly number[]>(() => price.nonSeatedHolds.map(({ holdId }) => holdId));
  const isShown = ({ holdId }: Hold) => opened.includes(holdId) || (held[heldKey(holdId)] ?? 0) !== 0;
  const rows = holds.filter(isShown);
  const pathOf = (holdId: number | 'new') => keep(paths.showTicketHold(show.showCode, holdId, price.priceTypeId));
  const handleRemove = (holdId: number) => {
    setOpened(opened.filter((id) => id !== holdId));
    setValue(`heldPlaces.${heldKey(holdId)}`, 0, { shouldDirty: true });
  };
  return (
    <FormSection title={t('held.title')}>
      {rows.length === 0 && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('held.none')}</Box>}
      {rows.map((hold) => (
        <HeldPlacesRow
          hold={hold}
          isDisabled={lockReason !== undefined}
          key={hold.holdId}
          onRemove={() => handleRemove(hold.holdId)}
          path={pathOf(hold.holdId)}
        />
      ))}
      {lockReason === undefined ? (
        <AddHold
          createPath={pathOf('new')}
          holds={holds.filter((hold) => !isShown(hold))}
          onAdd={(holdId) => setOpened([...opened, holdId])}
        />
      ) : (
        <Box sx={{ typography: 'note', color: 'text.secondary' }}>{lockReason}</Box>
      )}
    </FormSection>
  );
}

interface HeldPlacesRowProps {
  hold: Hold;
  path: string;
  isDisabled: boolean;
  onRemove: () => void;
}

/** The places that one hold keeps; the hold itself says whether they can be sold. */
function HeldPlacesRow({ hold, path, isDisabled, onRemove }: HeldPlacesRowProps) {
  const { t } = useTranslation('prices');
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <NumberField
          disabled={isDisabled}
          help={t(hold.allowSales ? 'held.sold' : 'held.withheld')}
          label={t('held.placesOf', { label: hold.label, flag: hold.reservationFlag })}
          name={`heldPlaces.${heldKey(hold.holdId)}`}
          rules={[nonNegative, max(LIMITS.price.allocation)]}
          unit={t('form.placesUnit')}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, height: 36, mt: 3 }}>
        <ColourSwatch colour={hold.colour} size={14} />
        <Link href={path} sx={{ typography: 'note' }}>
          {t('held.edit')}
        </Link>
        <IconButton
          aria-label={t('held.remove', { label: hold.label })}
          disabled={isDisabled}
          onClick={onRemove}
          size="small"
        >
          <TrashIcon />
        </IconButton>
      </Box>
    </Box>
  );
}

interface AddHoldProps {
  /** The holds that have no places of this price type yet. */
  holds: readonly Hold[];
  createPath: string;
  onAdd: (holdId: number) => void;
}

function AddHold({ holds, createPath, onAdd }: AddHoldProps) {
  const { t } = useTranslation('prices');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {holds.length > 0 && (
        <MenuButton label={t('held.add')} size="small" startIcon={<PlusIcon />} variant="outlined">
          {holds.map((hold) => (
            <MenuItem key={hold.holdId} onClick={() => onAdd(hold.holdId)} sx={{ gap: 1 }}>
              <ColourSwatch colour={hold.colour} /> {hold.label} ({hold.reservationFlag})
            </MenuItem>
          ))}
        </MenuButton>
      )}
      <Link href={createPath} sx={{ typography: 'body2' }}>
        {t('held.create')}
      </Link>
    </Box>
  );
}
