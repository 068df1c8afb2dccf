import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { DB } from '../db/tables.gen.ts'
import type { Held } from '../held.ts'
import type { MailServer, Sender } from './mail-server.ts'

const address = z.email().max(254)

/** An e-mail that waits for delivery. */
export const Email = z.object({
  /** The recipient's address. */
  to: address,
  /** One line, at most 200 characters. */
  subject: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^\r\n]*$/, 'must be one line'),
  /** The e-mail in plain Portuguese. */
  text: z.string().min(1).max(100_000),
  /** The same e-mail as HTML. User input is escaped in it. */
  html: z.string().max(500_000).optional(),
  /** Where answers go, if not to the sender. */
  replyTo: address.optional(),
  /** Files of the private store, read when it is delivered. */
  attachments: z
    .array(z.object({ key: z.string().max(500), /** As the receiver saves it. */ filename: z.string().max(200) }))
    .max(5)
    .optional(),
  /** A calendar file that the receiver's program offers to put into their calendar (iTIP, RFC 5546). */
  calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string().max(200_000) }).optional(),
  /** The record whose content it carries, e.g. 'message-12': with that it leaves the outbox. */
  about: z
    .string()
    .regex(/^[a-z]+-\d+$/)
    .optional(),
  /** Where a mail program takes its receiver off the list by one POST (RFC 8058), for what goes to many. */
  unsubscribe: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  /** When it was written, ISO 8601. */
  date: z.iso.datetime(),
})
export type Email = z.output<typeof Email>

/** Sends e-mails in the background, tried again for about two days where the mail server does not take them. */
export interface Mail extends Held {
  /**
   * Queues an e-mail; with `db`, as part of that transaction. In rare cases it arrives twice, with the same Message-ID.
   * Throws on an invalid address, and where the database does not answer.
   */
  send(email: Omit<Email, 'date'>, options?: { db?: Kysely<DB> }): Promise<void>
  /** Whom e-mails come from now: one query at most; within a transaction by its `db`, lest it wait for another connection. */
  sender(db?: Kysely<DB>): Promise<Sender>
  /**
   * The mail server by which e-mails leave now: that of the machine's settings, else the one set in *Sistema*, which is held in
   * memory and read again when any process changes it. Undefined where e-mails become files in the outbox.
   */
  readonly server: MailServer | undefined
}
