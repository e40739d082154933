import type { AuditEntry } from '@parterre/contract/audit';
import type { TimeFormat } from '@parterre/contract/choices/account-choices';
import { useTranslation } from 'react-i18next';
import { useNameFeatures } from '#access/closed-features-field.tsx';
import { formatDateTime } from '#dates/format-date-time.ts';
import { describeZone, toWallTime } from '#dates/zone.ts';
import { type ChangeWords, describeChanges } from '#history/describe-change.ts';
import { describeHistory } from '#history/describe-history.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { useZoneOf } from '#programme/use-zone-of.ts';
import { useNamePermission } from '#session/use-name-permission.ts';
import { usePromoter } from '#session/use-promoter.ts';

/** The time zone of the page: the promoter's, or the device's if all promoters are shown. */
export function useAuditZone(): string {
  const { current } = usePromoter();
  const zoneOf = useZoneOf();
  return zoneOf(current?.code);
}

/**
 * Returns functions that describe entries. Times have seconds, unlike elsewhere in the console, because several entries
 * a minute are common. Beside entries of other promoters, whose clocks differ, they name their zone.
 */
export function useAuditWords() {
  const { i18n } = useTranslation('audit');
  const { t: told } = useTranslation('history');
  const { current, namePromoter } = usePromoter();
  const namePermission = useNamePermission();
  const nameFeatures = useNameFeatures();
  const zone = useAuditZone();
  const { language } = i18n;
  const placeOf = ({ currency }: AuditEntry) => ({ t: told, language, currency, namePermission, nameFeatures });
  const write = ({ at }: AuditEntry, template: string, hours?: TimeFormat) =>
    formatDateTime(toWallTime(at, zone), template, hours);
  return {
    namePromoter,
    writeDay: (entry: AuditEntry) => write(entry, 'DD/MM/YYYY'),
    writeTime: (entry: AuditEntry, hours?: TimeFormat) =>
      [write(entry, 'HH:mm:ss', hours), current === null && describeZone(zone, entry.at)].filter(Boolean).join(' '),
    nameShow: ({ show }: AuditEntry) => (show ? chooseText(show.name, language) : ''),
    describe: (entry: AuditEntry) => describeHistory({ ...entry, actor: '' }, placeOf(entry)),
    listFields: (entry: AuditEntry): ChangeWords[] => describeChanges(entry.changes, placeOf(entry)),
  };
}
