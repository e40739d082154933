import { type MailPart, renderHtml, toText } from '#mail/compose-mail.ts';
import type { Mail, MailedFile } from '#mail/mailer.ts';
import { pickLanguage } from '#texts/pick-language.ts';

interface MailedReport {
  culture: string;
  scheduleName: string;
  ownerName: string;
  promoterName: string;
  outcome: MailedFile | 'too-large' | 'no-data';
  /** The page on which the report can be made by hand. */
  link: string;
}

/**
 * Composes the mail in the language of the schedule. `outcome` decides its text: the file is attached, there is nothing
 * to report, or the file is too large to mail and a link leads to the report.
 */
export function composeReportMail(report: MailedReport): Omit<Mail, 'to' | 'messageId'> {
  const { tag, mails: texts } = pickLanguage(report.culture);
  const { outcome, link } = report;
  const subject = texts.reportSubject(report.scheduleName, report.promoterName);
  const says =
    outcome === 'too-large'
      ? [texts.reportTooLarge, link]
      : [outcome === 'no-data' ? texts.reportEmpty : texts.reportAttached(outcome.name)];
  const parts: MailPart[] = [texts.greeting(''), ...says, texts.reportWhy(report.ownerName)].map((text) => ({
    kind: 'text',
    text,
  }));
  return {
    fromName: report.promoterName,
    subject,
    text: parts.map(toText).join('\n\n'),
    html: renderHtml(subject, tag, parts),
    images: [],
    files: typeof outcome === 'string' ? [] : [outcome],
    language: tag,
  };
}
