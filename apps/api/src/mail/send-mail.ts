import type { Addresses } from '../addresses.ts';
import { createContext } from '../context/create-context.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { systemActor } from '../identity/actor.ts';
import type { Log } from '../process/log.ts';
import type { Storage } from '../storage/storage.ts';
import { composeMail, type MailedOrder } from './compose-mail.ts';
import type { MailJob } from './enqueue-mail.ts';
import type { Mailer } from './mailer.ts';

interface SendMailOptions {
  database: Database;
  mailer: Mailer;
  /** Absent where no ticket has a picture. */
  storage?: Storage;
  /** Absent where the mail has no link. */
  addresses?: Addresses;
  /** Passed in by the orders, because mail/ may not import resources. */
  readMailedOrder: (ctx: Context, orderId: string) => Promise<MailedOrder | undefined>;
  now: () => Date;
  log: Log;
}

/** Writes a mail about the order as it is now and sends it. No database connection is held meanwhile. */
export async function sendMail(
  { mailer, readMailedOrder, ...options }: SendMailOptions,
  payload: MailJob,
): Promise<void> {
  const { promoterId, orderCode } = payload;
  const { ctx, release } = createContext({
    ...options,
    actor: systemActor('Mail', [promoterId]),
    promoterIds: [promoterId],
    requestId: `mail-${payload.messageId}`,
  });
  const mailed = await readMailedOrder(ctx, orderCode).finally(release);
  const mail = mailed && (await composeMail(mailed, payload));
  if (mail) await mailer.send(mail);
}
