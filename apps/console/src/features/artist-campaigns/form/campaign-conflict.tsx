import { useTranslation } from 'react-i18next';
import { useArtistNames } from '../../../artists/use-artist-names.ts';
import { FormConflict } from '../../../forms/object/form-conflict.tsx';
import type { AskedConflict } from '../../../forms/object/use-stale-save.ts';
import type { ProgrammeValues } from '../../../programme/list/programme-values.ts';
import { summariseTexts } from '../../../programme/texts/summarise-texts.ts';

/** Somebody else saved the same fields of the campaign meanwhile. */
export function CampaignConflict({ asked }: { asked: AskedConflict<ProgrammeValues> | null }) {
  const { t } = useTranslation('artist-campaigns');
  const ids = asked ? [...new Set([...asked.mine.performingArtistIds, ...asked.theirs.performingArtistIds])] : [];
  const names = useArtistNames(ids);
  const write = (values: ProgrammeValues, field: keyof ProgrammeValues): string => {
    if (field === 'name' || field === 'description') return summariseTexts(values[field]) || '–';
    if (field === 'performingArtistIds')
      return values.performingArtistIds.map((id) => names.get(id) ?? '…').join(', ') || '–';
    return Object.values(values.confirmedTexts).flat().join(', ') || '–';
  };
  return <FormConflict asked={asked} label={(field) => t(`fields.${field}`)} write={write} />;
}
