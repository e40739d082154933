import Link from '@mui/material/Link';
import type { Venue } from '@parterre/contract/venues';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../dates/format-date-time.ts';
import { splitTimeZone } from '../../../dates/name-time-zone.ts';
import { formatNumber } from '../../../i18n/format-number.ts';
import { paths } from '../../../paths.ts';
import { FigureStrip } from '../../../ui/figure-strip.tsx';

/** Next event, plans and time zone. */
export function VenueFacts({ venue }: { venue: Venue }) {
  const { t, i18n } = useTranslation('venues');
  const { place, offset } = splitTimeZone(venue.timeZone, Date.now());
  return (
    <FigureStrip
      figures={[
        {
          label: t('facts.nextShow'),
          value: venue.nextShowOn ? formatDay(venue.nextShowOn) : '–',
          note: venue.isCatalogue ? (
            t('list.noShow')
          ) : (
            <Link href={`${paths.shows()}?venue=${venue.venueId}`}>{t('facts.events')}</Link>
          ),
        },
        {
          label: t('facts.plans'),
          value: formatNumber(venue.planCount, i18n.language),
          note: venue.planCount > 0 && venue.defaultPlanId === null ? t('facts.noDefault') : undefined,
        },
        { label: t('facts.timeZone'), value: place, unit: offset, note: venue.timeZone },
      ]}
    />
  );
}
