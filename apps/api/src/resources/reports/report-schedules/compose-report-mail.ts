import type { BrandSite } from '#addresses.ts';
import type { Mail, MailedFile } from '#mail/mailer.ts';
import { type MailPart, writeMail } from '#mail/write-mail.ts';
import { pickLanguage } from '#texts/pick-language.ts';

interface MailedReport {
  site: BrandSite;
  culture: string;
  scheduleName: string;
  ownerName: string;
  promoterName: string;
  /** The report, and what it is about: its promoter, events and filters, by their labels. */
  about: { title: string; lines: { label: string; value: string }[] };
  outcome: MailedFile | 'too-large' | 'no-data';
  /** The page on which the report can be made by hand. */
  link: string;
}

/**
 * Composes the mail in the language of the schedule. `outcome` decides its text: the file is attached, there is nothing
 * to report, or the file is too large to mail and a link leads to the report.
 */
export function composeReportMail(report: MailedReport): Promise<Omit<Mail, 'to' | 'messageId'>> {
  const language = pickLanguage(report.culture);
  const { mails: texts } = language;
  const { site, outcome, link } = report;
  const subject = texts.labelled(report.scheduleName, report.promoterName);
  const says =
    outcome === 'too-large'
      ? [texts.reportTooLarge, link]
      : [outcome === 'no-data' ? texts.reportEmpty : texts.reportAttached(outcome.name)];
  const say = (text: string): MailPart => ({ kind: 'text', text });
  const parts: MailPart[] = [
    ...[texts.greeting(''), ...says].map(say),
    { kind: 'box', ...report.about, images: [] },
    say(texts.reportWhy(report.ownerName)),
  ];
  const files = typeof outcome === 'string' ? [] : [outcome];
  return writeMail({ site, language, fromName: report.promoterName, subject, parts, files });
}
