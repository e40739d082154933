import type { BrandSite } from '../addresses.ts';
import type { Language } from '../texts/en-GB/language.ts';
import type { Mail } from './mailer.ts';
import { type MailPart, writeMail } from './write-mail.ts';

interface Notice {
  site: BrandSite;
  fromName: string;
  /** The name in the greeting; absent where it is unknown. */
  name?: string;
  subject: string;
  before: readonly string[];
  /** A list of links. */
  list?: Extract<MailPart, { kind: 'list' }>['items'];
  /** The action that the reader is asked to take. */
  link?: { label: string; href: string };
  after: readonly string[];
}

/** Composes a mail to a user of the console: some sentences, and usually one link. */
export function composeNotice(
  language: Language,
  { site, fromName, name = '', subject, before, list = [], link, after }: Notice,
): Promise<Omit<Mail, 'to' | 'messageId'>> {
  const toParts = (sentences: readonly string[]) => sentences.map((text): MailPart => ({ kind: 'text', text }));
  const parts: MailPart[] = [
    ...toParts([language.mails.greeting(name), ...before]),
    ...(list.length > 0 ? [{ kind: 'list' as const, items: list }] : []),
    ...(link ? [{ kind: 'link' as const, ...link }] : []),
    ...toParts(after),
  ];
  return writeMail({ site, language, fromName, subject, parts });
}
