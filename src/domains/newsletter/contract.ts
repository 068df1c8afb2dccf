import { privateAdminCall, publicCall } from '#platform/contract/call.ts'
import { done, email, id, listInput, oneLine, optionalText, pageOf, searchText, z } from '#platform/contract/fields.ts'
import { MAX_SUBJECT } from './newsletter.ts'

const link = z.object({ /** Of the link in a letter. */ token: z.string().max(100) })

/** Where letters go: to the mail server, in a demonstration into the outbox, or nowhere: then the site has no form. */
const MailWay = z.enum(['server', 'outbox', 'none'])
export type MailWay = z.infer<typeof MailWay>

/** Who gets new articles: an address that its reader has confirmed. */
export const Subscriber = z.object({
  id,
  email: z.string(),
  /** ISO 8601. */
  confirmed_at: z.string(),
})
export type Subscriber = z.infer<typeof Subscriber>

/** How far a sending has come, in letters. */
const Counts = z.object({
  total: z.int().nonnegative(),
  sent: z.int().nonnegative(),
  /** Those that still go out by themselves. */
  waiting: z.int().nonnegative(),
  /** Those that the mail server has refused, and those that nothing was tried for: they can be sent again. */
  failed: z.int().nonnegative(),
  /** Those of which nobody knows whether they went out: they are not sent again. */
  unknown: z.int().nonnegative(),
  /** Whether nothing has happened for a while though some wait: trying again wakes it. */
  isStuck: z.boolean(),
})

/** An article as it went out. */
export const Sending = z.object({
  id,
  /** The article's; null once it was deleted. */
  archive_id: id.nullable(),
  subject: z.string(),
  /** ISO 8601. */
  started_at: z.string(),
  /** Who has sent it. */
  by: z.string(),
  demo: z.boolean(),
  counts: Counts,
})
export type Sending = z.infer<typeof Sending>

/** An article before it goes out. */
export const Draft = z.object({
  /** Those that it goes to. */
  subscribers: z.int().nonnegative(),
  /** Those of the demonstration, which get nothing. */
  examples: z.int().nonnegative(),
  mail: MailWay,
  /** Whether the article is on the site. */
  isPublic: z.boolean(),
  /** What is offered as the subject. */
  subject: z.string(),
  /** What the letter says, as text; the link that takes its reader off the list is each one's own. */
  letter: z.object({
    firm: z.string(),
    heading: z.string(),
    paragraphs: z.array(z.string()),
    button: z.string(),
    notes: z.array(z.string()),
  }),
  /** How it went out; null where it did not yet. */
  sending: Sending.nullable(),
})
export type Draft = z.infer<typeof Draft>

export const newsletterContract = {
  subscribe: publicCall
    .meta({ access: 'public', fails: ['newsletter-closed'] })
    .route({
      method: 'POST',
      path: '/newsletter/subscribe',
      summary: 'Pede os artigos novos por e-mail; um link no e-mail confirma',
      description: 'A resposta é a mesma para qualquer e-mail, inscrito ou não.',
    })
    .input(
      z.object({
        email,
        /** Honeypot, hidden from people: what fills it in is answered and not kept. */
        site: optionalText(2000).optional(),
      }),
    )
    .output(done),
  confirmation: publicCall
    .route({ method: 'POST', path: '/newsletter/confirmation', summary: 'Mostra a inscrição que um link confirma' })
    .input(link)
    .output(z.object({ data: z.object({ email: z.string(), confirmed: z.boolean() }) })),
  confirm: publicCall
    .route({ method: 'POST', path: '/newsletter/confirm', summary: 'Confirma uma inscrição' })
    .input(link)
    .output(done),
  subscription: publicCall
    .route({
      method: 'POST',
      path: '/newsletter/subscription',
      summary: 'Mostra a inscrição de quem recebeu um e-mail',
    })
    .input(link)
    .output(z.object({ data: z.object({ /** '' once its reader has left. */ email: z.string() }) })),
  /** Done too where the reader has left before. */
  leave: publicCall
    .route({
      method: 'POST',
      path: '/newsletter/leave',
      summary: 'Tira da lista quem recebeu um e-mail, e apaga o endereço',
    })
    .input(link)
    .output(done),
  overview: privateAdminCall
    .route({ method: 'GET', path: '/newsletter', summary: 'Conta os inscritos do boletim' })
    .output(
      z.object({
        data: z.object({
          confirmed: z.int().nonnegative(),
          /** Those of them that are of the demonstration. */
          examples: z.int().nonnegative(),
          /** Addresses that nobody has confirmed yet. */
          waiting: z.int().nonnegative(),
          mail: MailWay,
          /** The newest article on the site that was not sent; null where there is none. */
          next: id.nullable(),
        }),
      }),
    ),
  /** Newest first. With `q` its `total` is exact up to `MAX_COUNTED`, and one more for any number beyond. */
  list: privateAdminCall
    .route({ method: 'POST', path: '/newsletter/list', summary: 'Lista os inscritos confirmados' })
    .input(listInput.extend({ /** Parts of the address. */ q: searchText.optional() }))
    .output(pageOf(Subscriber)),
  remove: privateAdminCall
    .meta({ access: 'admin', changesPages: false, records: 'deletion' })
    .route({ method: 'POST', path: '/newsletter/delete', summary: 'Tira um inscrito da lista, e apaga o endereço' })
    .input(z.object({ id }))
    .output(done),
  csv: privateAdminCall
    .meta({ access: 'admin', changesPages: false, records: 'export' })
    .route({ method: 'GET', path: '/newsletter/csv', summary: 'Traz os inscritos confirmados como tabela' })
    .input(z.object({ q: searchText.optional() }))
    .output(z.file()),
  /** Newest first. */
  sendings: privateAdminCall
    .route({ method: 'POST', path: '/newsletter/sendings', summary: 'Lista os artigos enviados aos inscritos' })
    .input(listInput)
    .output(pageOf(Sending)),
  draft: privateAdminCall
    .route({ method: 'POST', path: '/newsletter/draft', summary: 'Mostra um artigo como iria aos inscritos' })
    .input(z.object({ /** The article's. */ id }))
    .output(z.object({ data: Draft })),
  send: privateAdminCall
    .meta({ access: 'admin', changesPages: false, fails: ['article-sent', 'mail-not-configured', 'no-subscribers'] })
    .route({
      method: 'POST',
      path: '/newsletter/send',
      summary: 'Envia um artigo público aos inscritos',
      description: 'Cada artigo é enviado uma vez.',
    })
    .input(z.object({ /** The article's. */ id, subject: oneLine(MAX_SUBJECT) }))
    .output(z.object({ result: z.literal(true), data: Sending })),
  retry: privateAdminCall
    .meta({ access: 'admin', changesPages: false, fails: ['article-private', 'mail-not-configured'] })
    .route({ method: 'POST', path: '/newsletter/retry', summary: 'Envia de novo a quem o servidor de e-mail recusou' })
    .input(z.object({ /** The sending's. */ id }))
    .output(z.object({ result: z.literal(true), data: Sending })),
}
