import type { Delivery } from '@parterre/contract/choices/occurrence-choices';
import { toIntlTag } from '@parterre/contract/intl-tag';
import type { Notification } from '@parterre/contract/notifications';
import type { BrandSite } from '#addresses.ts';
import { composeNotice } from '#mail/compose-notice.ts';
import type { Mail } from '#mail/mailer.ts';
import { chooseText } from '#texts/choose-text.ts';
import type { Language } from '#texts/en-GB/language.ts';
import { pickLanguage } from '#texts/pick-language.ts';

interface ListedNotifications {
  /** The name and the language of the recipient. */
  name: string;
  culture: string;
  promoter: { name: string; timeZone: string };
  /** The brand of the promoter. */
  site: BrandSite;
  delivery: Delivery;
  notifications: readonly Notification[];
  /** The number of further occurrences that the mail does not list. */
  more: number;
}

/**
 * Composes the mail about one occurrence with a link to it, or about several: what happened, when, and a link to each.
 */
export function composeNotifications(mail: ListedNotifications): Promise<Omit<Mail, 'to' | 'messageId'>> {
  const { name, promoter, site, delivery, notifications, more } = mail;
  const language = pickLanguage(mail.culture);
  const texts = language.notifications;
  const items = notifications.map((one) => ({
    note: formatMoment(one.at, promoter.timeZone, language.tag),
    text: writeSentence(one, language),
    href: `${site.url}${pathOf(one)}`,
  }));
  const settings = language.mails.labelled(texts.settings, `${site.url}/notifications`);
  const [only] = items;
  if (delivery === 'now' && only && items.length === 1)
    return composeNotice(language, {
      site,
      fromName: promoter.name,
      name,
      subject: only.text.replace(/\.$/, ''),
      before: [only.text],
      link: { label: texts.open, href: only.href },
      after: [settings],
    });
  return composeNotice(language, {
    site,
    fromName: promoter.name,
    name,
    subject:
      delivery === 'daily' || delivery === 'weekly'
        ? texts.digestSubject[delivery](promoter.name)
        : texts.manySubject(items.length + more, promoter.name),
    before: [texts.intro(promoter.name)],
    list: items,
    after: [...(more > 0 ? [texts.more(more)] : []), settings],
  });
}

function writeSentence({ kind, actorName, show, details }: Notification, { tag, notifications }: Language): string {
  const { imports, reports, jobs, permissions, noEvent, sentences } = notifications;
  const { seats = 0, count = 0, percent = 0, what = '', report = '', job = '' } = details;
  const words: Readonly<Record<string, string>> = { ...imports, ...reports, ...jobs };
  const isOfEvent = kind !== 'settlement.agreed';
  return sentences[kind]({
    actor: actorName,
    event: show ? chooseText(show.name, tag) : isOfEvent ? noEvent : '',
    seats,
    count,
    percent,
    permission: details.permission ? permissions[details.permission] : '',
    what: words[what] ?? words[report] ?? words[job] ?? '',
  });
}

/** Returns the path of the console's page that shows the occurrence. */
function pathOf({ kind, show, ids, details }: Notification): string {
  const [id = ''] = ids;
  const event = show ? `/shows/${show.showCode}` : '/shows';
  const imported: Readonly<Record<string, string>> = {
    guests: `${event}/guest-lists`,
    'offer-codes': `${event}/offer-codes`,
    'seating-plan': `/venues/${details.venueId ?? ''}/plans/${id}`,
  };
  const paths: Readonly<Record<Notification['kind'], string>> = {
    'access.requested': '/users',
    'settlement.agreed': `/finance/settlements/${id}`,
    'hold.due': show ? `${event}/holds?release=due` : event,
    'show.nearly-sold-out': event,
    'seats.changed': show ? `${event}/seats/tickets` : event,
    'import.finished': imported[details.what ?? ''] ?? event,
    'export.ready': `/reports/${details.report ?? ''}`,
    'report.stopped': `/reports/${details.report ?? ''}/schedules`,
    'job.failed': '/notifications',
    'webhook.disabled': `/webhooks/${id}`,
  };
  return paths[kind];
}

const formatMoment = (at: string, timeZone: string, culture: string): string =>
  new Intl.DateTimeFormat(toIntlTag(culture), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(at),
  );
