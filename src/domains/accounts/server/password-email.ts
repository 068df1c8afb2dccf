import { readLetterhead } from '#domains/site/server/letterhead.ts'
import { z } from '#platform/contract/fields.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { deliverUnlessRefused } from '#platform/mail/deliver.ts'
import type { Letterhead } from '#platform/mail/letter.ts'
import { writeEmail } from '#platform/mail/write-email.ts'
import { INVITED_DAYS, RESET_HOURS } from '../password.ts'
import { findRecipient, hasFreshLink, makeLink, type Recipient } from './password-link.ts'

/**
 * Sends a password link by e-mail. The token is created here and not when the job is queued, so that it is never stored
 * in the queue.
 */
export const passwordEmailJob = defineJob({
  name: 'password-email',
  payload: z.object({
    /** Null for an address without an account: the job is queued all the same, so that response times reveal nothing. */
    user_id: z.int().nullable(),
    /** Origin of the link. */
    origin: z.string().max(300),
    /** Whether anybody may have asked for it: then it is left out where one was sent within the last minutes. */
    forgot: z.boolean().default(false),
  }),
  retry: { limit: 12, delay: 30, maxDelay: 3600 },
  expiresIn: 180,
  async handler(program, { user_id, origin, forgot }, { id, attempt }) {
    const who = user_id === null ? undefined : await findRecipient(program.db, user_id)
    if (!who) return
    // A second attempt comes after the first has made its link.
    if (forgot && attempt === 1 && (await hasFreshLink(program, who))) return
    const firm = await readLetterhead(program)
    const letter = await writePasswordEmail(who, firm, await makeLink(program, who, { origin }))
    await deliverUnlessRefused(program, { to: who.email, ...letter, date: program.clock.now().toISOString() }, id)
  },
})

function writePasswordEmail({ name, first }: Recipient, firm: Letterhead, link: string) {
  const workbench = `a bancada da ${firm.name}`
  const hello = `Olá, ${name.split(' ')[0]}!`
  return first
    ? writeEmail({
        subject: `Convite para ${workbench}`,
        firm,
        paragraphs: [hello, `Você foi convidado para ${workbench}. Abra o link e escolha a sua senha.`],
        button: { label: 'Escolher a senha', link },
        notes: [
          `O link vale por ${INVITED_DAYS} dias e serve uma vez. Depois, entre com este e-mail e a senha que escolheu.`,
          'Se você não esperava este convite, não precisa fazer nada.',
        ],
      })
    : writeEmail({
        subject: `Outra senha para ${workbench}`,
        firm,
        paragraphs: [
          hello,
          `Alguém pediu um link para definir outra senha da sua conta n${workbench}. Se foi você, abra-o.`,
        ],
        button: { label: 'Definir outra senha', link },
        notes: [
          `O link vale por ${RESET_HOURS} horas e serve uma vez. Com a nova senha, as sessões abertas se encerram.`,
          'Se não foi você, não precisa fazer nada: a senha continua a mesma.',
        ],
      })
}
