import { escapeHtml } from '../escape-html.ts';
import type { MailPart } from './compose-mail.ts';

/** The parts of a mail as a page that any mail program shows: no scripts, nothing from elsewhere. */
export const renderHtml = (title: string, language: string, parts: readonly MailPart[]): string =>
  `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>` +
  `<body style="margin:0;background:#f4f4f6;color:#1b1b22;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">` +
  `<main style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff">` +
  `<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${escapeHtml(title)}</h1>${parts.map(renderPart).join('')}</main></body></html>`;

function renderPart(part: MailPart): string {
  if (part.kind === 'text') return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`;
  const heading = part.title === '' ? '' : `<h2 style="font-size:17px;margin:0 0 8px">${escapeHtml(part.title)}</h2>`;
  const images = part.images
    .map(
      ({ id, alt, width }) =>
        `<img src="cid:${escapeHtml(id)}" alt="${escapeHtml(alt)}" width="${width}" style="display:block;margin:8px 0;background:#ffffff">`,
    )
    .join('');
  return `<section style="margin:0 0 16px;padding:16px;border:1px solid #d5d5dc;border-radius:8px">${heading}<dl style="margin:0">${part.lines.map(renderLine).join('')}</dl>${images}</section>`;
}

const renderLine = ({ label, value }: { label: string; value: string }): string =>
  `<dt style="color:#55555f;font-size:13px">${escapeHtml(label)}</dt><dd style="margin:0 0 8px">${escapeHtml(value)}</dd>`;
