import { SCALES } from '@parterre/contract/wire/brands';
import type { BrandSite } from '../addresses.ts';
import type { Language } from '../texts/en-GB/language.ts';
import { escapeHtml } from '../texts/escape-html.ts';
import { removeTurning } from '../texts/remove-turning.ts';
import { LOGO_POINTS, readLogo } from './logo.ts';
import type { Mail } from './mailer.ts';

/** A paragraph, a link, lines that each lead somewhere, or a box with lines and pictures. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: { note: string; text: string; href: string }[] }
  | { kind: 'link'; label: string; href: string }
  | {
      kind: 'box';
      title: string;
      lines: { label: string; value: string }[];
      images: { id: string; alt: string; width: number; png: Buffer }[];
    };

export interface Letter extends Pick<Mail, 'fromName' | 'subject' | 'files'> {
  /** Whose logo stands above, and whose support below. */
  site: BrandSite;
  language: Language;
  parts: readonly MailPart[];
}

/**
 * Writes a mail as text and as HTML, under the logo of its brand. Everything that writes one ends here, where names that
 * buyers typed lose the signs that turn what follows.
 */
export async function writeMail(letter: Letter): Promise<Omit<Mail, 'to' | 'messageId'>> {
  const { site, language, fromName, subject, parts, files = [] } = letter;
  const { displayName } = site.brand;
  const support = describeSupport(site);
  const signature = ['-- ', displayName, ...(support ? [`${language.mails.questions} ${support.text}`] : [])];
  return {
    brand: site.brand.name,
    fromName: removeTurning(fromName),
    subject: removeTurning(subject),
    text: removeTurning(`${parts.map((part) => toText(part, language)).join('\n\n')}\n\n${signature.join('\n')}\n`),
    html: removeTurning(renderHtml(letter)),
    images: [
      { id: LOGO, png: await readLogo(site.brand) },
      ...parts.flatMap((part) => (part.kind === 'box' ? part.images : [])),
    ],
    files,
    language: language.tag,
  };
}

/** The address of the support as people read it, and as a link. */
function describeSupport({ supportUrl }: BrandSite): { text: string; href: string } | undefined {
  if (supportUrl === undefined) return undefined;
  return { href: supportUrl, text: supportUrl.replace(/^mailto:([^?]*).*$/, '$1') };
}

function toText(part: MailPart, { mails: { labelled } }: Language): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'link') return labelled(part.label, part.href);
  if (part.kind === 'list')
    return part.items.map(({ note, text, href }) => `- ${labelled(note, text)}\n  ${href}`).join('\n');
  return [part.title, ...part.lines.map(({ label, value }) => labelled(label, value))].join('\n');
}

/** The content id of the logo. It is part of the mail, so that opening it asks nobody for a picture. */
const LOGO = 'logo';

/** Renders HTML that any mail program shows: no scripts, nothing external. */
function renderHtml({ site, language, subject, parts }: Letter): string {
  const colour = SCALES[site.brand.colour][600];
  const title = escapeHtml(subject);
  const content = parts.map((part) => renderPart(part, colour)).join('');
  return (
    `<!doctype html><html lang="${escapeHtml(language.tag)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>` +
    `<body style="margin:0;background:#f4f4f6;color:#1b1b22;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">` +
    `<main style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff">${renderHead(site)}` +
    `<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${title}</h1>${content}${renderFoot(site, language, colour)}</main></body></html>`
  );
}

const renderHead = ({ brand }: BrandSite): string =>
  `<p style="margin:0 0 24px;font-size:18px;line-height:28px;font-weight:600"><img src="cid:${LOGO}" alt="" width="${LOGO_POINTS}" height="${LOGO_POINTS}" style="vertical-align:middle;margin-right:10px"><span style="vertical-align:middle">${escapeHtml(brand.displayName)}</span></p>`;

function renderFoot(site: BrandSite, { mails }: Language, colour: string): string {
  const support = describeSupport(site);
  const help = support
    ? ` · ${escapeHtml(mails.questions)} <a href="${escapeHtml(support.href)}" style="color:${colour}">${escapeHtml(support.text)}</a>`
    : '';
  return `<p style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #d5d5dc;color:#55555f;font-size:13px">${escapeHtml(site.brand.displayName)}${help}</p>`;
}

function renderPart(part: MailPart, colour: string): string {
  if (part.kind === 'text') return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`;
  if (part.kind === 'link')
    return `<p style="margin:0 0 16px"><a href="${escapeHtml(part.href)}" style="display:inline-block;padding:10px 16px;border-radius:6px;background:${colour};color:#ffffff;text-decoration:none">${escapeHtml(part.label)}</a></p>`;
  if (part.kind === 'list')
    return `<ul style="margin:0 0 16px;padding:0;list-style:none">${part.items.map((item) => renderItem(item, colour)).join('')}</ul>`;
  const heading = part.title === '' ? '' : `<h2 style="font-size:17px;margin:0 0 8px">${escapeHtml(part.title)}</h2>`;
  const images = part.images
    .map(
      ({ id, alt, width }) =>
        `<img src="cid:${escapeHtml(id)}" alt="${escapeHtml(alt)}" width="${width}" style="display:block;margin:8px 0;background:#ffffff">`,
    )
    .join('');
  return `<section style="margin:0 0 16px;padding:16px;border:1px solid #d5d5dc;border-radius:8px">${heading}<dl style="margin:0">${part.lines.map(renderLine).join('')}</dl>${images}</section>`;
}

const renderItem = ({ note, text, href }: { note: string; text: string; href: string }, colour: string): string =>
  `<li style="margin:0;padding:10px 0;border-top:1px solid #d5d5dc"><a href="${escapeHtml(href)}" style="color:${colour}">${escapeHtml(text)}</a><br><span style="color:#55555f;font-size:13px">${escapeHtml(note)}</span></li>`;

const renderLine = ({ label, value }: { label: string; value: string }): string =>
  `<dt style="color:#55555f;font-size:13px">${escapeHtml(label)}</dt><dd style="margin:0 0 8px">${escapeHtml(value)}</dd>`;
