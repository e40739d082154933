import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandName } from '@parterre/contract/wire/brands';
import { createTransport, type SendMailOptions } from 'nodemailer';

export interface MailedFile {
  name: string;
  bytes: Uint8Array;
  contentType: string;
}

export interface Mail {
  /** Identifies the mail, so that one that is sent twice after a crash is recognised as one mail. */
  messageId: string;
  /** Decides the address that it comes from. */
  brand: BrandName;
  fromName: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  images: readonly { id: string; png: Buffer }[];
  files?: readonly MailedFile[];
  language: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export interface MailerOptions {
  /** smtp:// or smtps://. When absent, mails are written into the folder. */
  url?: string | undefined;
  fromOf: (brand: BrandName) => string;
  folder: string;
}

/**
 * Sends through the configured SMTP server, or writes .eml files into a folder, so that a development machine sends
 * nothing.
 */
export function openMailer({ url, fromOf, folder }: MailerOptions): Mailer {
  return url === undefined ? toFolder(fromOf, folder) : toServer(fromOf, url);
}

/** Time limits for a server that hangs. The job is tried again later. */
const LIMITS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

function toServer(fromOf: MailerOptions['fromOf'], url: string): Mailer {
  const transport = createTransport({ url, ...LIMITS });
  return {
    send: async (mail) => {
      await transport.sendMail(toOptions(mail, fromOf(mail.brand)));
    },
  };
}

function toFolder(fromOf: MailerOptions['fromOf'], folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toOptions(mail, fromOf(mail.brand)));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${mail.messageId}.eml`);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}

const toOptions = (mail: Mail, from: string): SendMailOptions => ({
  from: { name: mail.fromName, address: from },
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: `<${mail.messageId}@${from.split('@').at(-1) ?? 'localhost'}>`,
  headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
  attachments: [
    ...mail.images.map(({ id, png }) => ({
      filename: `${id}.png`,
      cid: id,
      content: png,
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
    })),
    ...(mail.files ?? []).map(({ name, bytes, contentType }) => ({
      filename: name,
      content: Buffer.from(bytes),
      contentType,
    })),
  ],
  disableFileAccess: true,
  disableUrlAccess: true,
});
