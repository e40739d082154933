import type { GuestList } from '@parterre/contract/guest-lists';
import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { describeZone } from '#dates/zone.ts';
import { chooseText } from '#i18n/choose-text.ts';

/** What is said about a guest list; times are those of the venue. */
export function useListWords() {
  const { t, i18n } = useTranslation('guest-lists');
  return {
    nameShow: ({ showName }: GuestList) => chooseText(showName, i18n.language),
    nameStart: ({ startsAtLocal }: GuestList) => formatDateTime(startsAtLocal, DAY_TIME_TEMPLATE),
    nameCutOff: ({ cutOffAtLocal, cutOffAt, timeZone }: GuestList) =>
      cutOffAtLocal === null || cutOffAt === null
        ? t('cutOff.none')
        : `${formatDateTime(cutOffAtLocal, DAY_TIME_TEMPLATE)} ${describeZone(timeZone, cutOffAt)}`,
    nameComp: ({ priceName }: GuestList) => chooseText(priceName, i18n.language),
  };
}
