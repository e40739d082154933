import Alert from '@mui/material/Alert';
import type { PrintAtHomeSettings } from '@parterre/contract/print-at-home';
import type { Show } from '@parterre/contract/shows/show';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useGetPrintAtHomeSettingsQuery } from '#api/queries/events/print-at-home.ts';
import { chooseText } from '#i18n/choose-text.ts';
import type { MoveValues } from './move-values.ts';

/** Says, once another tour is chosen, that the tickets lose what they inherit from the campaign of the present one. */
export function DesignNote({ show }: { show: Pick<Show, 'showCode' | 'tour'> }) {
  const { t, i18n } = useTranslation('shows');
  const tourId = useWatch<MoveValues, 'tourId'>({ name: 'tourId' });
  const isMoved = tourId !== (show.tour?.tourId ?? null);
  // If the settings cannot be read, the event can still be moved.
  const { currentData: settings } = useGetPrintAtHomeSettingsQuery(
    { params: { showCode: show.showCode } },
    { skip: !isMoved },
  );
  if (!isMoved || !settings?.campaign || !inheritsFromCampaign(settings)) return null;
  const campaign = chooseText(settings.campaign.name, i18n.language);
  return <Alert severity="info">{t('move.design', { campaign })}</Alert>;
}

function inheritsFromCampaign({ origins, images, prices }: PrintAtHomeSettings): boolean {
  const { terms, ...values } = origins;
  const all = [...Object.values(values), ...Object.values(terms), ...images.map(({ origin }) => origin)];
  return all.includes('CAMPAIGN') || prices.some((price) => price.images.some(({ origin }) => origin === 'CAMPAIGN'));
}
