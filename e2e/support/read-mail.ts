import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA_FOLDER } from './data-folder.ts';
import { expect } from './journey.ts';

const MAIL_FOLDER = join(DATA_FOLDER, 'mail');

/** Returns the link in a mail, waiting because mails are sent within a minute. */
export async function readMailedLink(to: string, path: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const mails = await listMails();
        const mail = mails.find((text) => text.includes(`To: ${to}`) || text.includes(`To: <${to}>`)) ?? '';
        // Joins folded lines of a mail, which end with `=`.
        link = new RegExp(`${path}/[\\w-]+`).exec(mail.replaceAll(/=\r?\n/g, ''))?.[0] ?? '';
        return link;
      },
      { timeout: 90_000, message: `a mail to ${to}` },
    )
    .not.toBe('');
  return link;
}

async function listMails(): Promise<string[]> {
  const names = await readdir(MAIL_FOLDER).catch(() => []);
  return Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(MAIL_FOLDER, name), 'utf8')),
  );
}
