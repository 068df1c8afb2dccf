import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Draft, Sending, Subscriber } from '#domains/newsletter/contract.ts'
import { expectAccessible, expectAccessibleAt } from './accessible.ts'
import { type Answers, refuse } from './answers.ts'
import { edited } from './articles.ts'
import { sessionIn } from './frame.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const SCREEN = '/dashboard/newsletter'

const COUNTS = { total: 50, sent: 48, waiting: 0, failed: 2, unknown: 0, isStuck: false }
const sending = (counts: Partial<Sending['counts']> = {}) =>
  sampleOf(Sending, {
    ...{ id: 3, archive_id: 7, subject: 'Sete filamentos', by: 'Marina Duarte', demo: false },
    ...{ started_at: '2026-11-20T15:00:00.000Z', counts: { ...COUNTS, ...counts } },
  })
const subscriber = (id: number, email: string) =>
  sampleOf(Subscriber, { id, email, confirmed_at: '2026-11-20T15:00:00.000Z' })

const portuguese = (newsletter: NonNullable<Answers['newsletter']>): Answers => ({
  accounts: { session: sessionIn('portuguese') },
  newsletter,
})

test('an empty list says how readers subscribe, and without a mail server why none can', async () => {
  await openScreen(SCREEN, {
    answers: portuguese({
      overview: () => ({ data: { confirmed: 0, examples: 0, waiting: 0, mail: 'none', next: null } }),
    }),
  })
  await expect.element(page.getByText('Ninguém se inscreveu ainda')).toBeVisible()
  await expect.element(page.getByText(/Sem servidor de e-mail, o site não mostra/)).toBeVisible()
  await expect.element(page.getByText(/^Nenhum ainda\. Um artigo se envia/)).toBeVisible()
  await expectAccessible()
})

test('shows who gets the articles and what was sent; one leaves after a question, and what failed is tried again', async () => {
  let readers = [subscriber(1, 'ana@cliente.com.br'), subscriber(2, 'bia@cliente.com.br')]
  let sent = sending()
  const screen = await openScreen(SCREEN, {
    answers: portuguese({
      overview: () => ({ data: { confirmed: readers.length, examples: 1, waiting: 4, mail: 'server', next: 8 } }),
      list: () => ({ data: readers, total: readers.length }),
      sendings: () => ({ data: [sent], total: 1 }),
      remove: ({ id }) => {
        readers = readers.filter((one) => one.id !== id)
        return { result: true }
      },
      retry: () => {
        sent = sending({ failed: 0, waiting: 2 })
        return { result: true as const, data: sent }
      },
    }),
  })
  await expect.element(page.getByText('Enviado a 48 de 50, 2 falharam')).toBeVisible()
  await expect.element(page.getByText('1 inscrito é exemplo da demonstração: nada é enviado a ele.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Enviar um artigo' }))
    .toHaveAttribute('href', '/dashboard/create-archive?id=8')
  await expectAccessibleAt(360)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(page.getByText('Enviado a 48 de 50, 2 esperam')).toBeVisible()
  expect(screen.calls('newsletter.retry')).toEqual([{ id: 3 }])
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Remover ana@cliente.com.br da lista' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await expect
    .element(page.getByRole('button', { name: 'Remover ana@cliente.com.br da lista' }))
    .not.toBeInTheDocument()
  expect(screen.calls('newsletter.remove')).toEqual([{ id: 1 }])
})

test('who is not found is said, and what did not come can be asked for again', async () => {
  const screen = await openScreen(`${SCREEN}?q=zeca`, { answers: portuguese({}) })
  await expect.element(page.getByText('Nenhum inscrito com “zeca”.')).toBeVisible()
  screen.allow(/500/)
  const failed = refuse('unexpected', 'O banco não respondeu.')
  screen.answer({ newsletter: { sendings: failed, overview: failed } })
  await screen.reload()
  await expect.element(page.getByText('Os envios não vieram')).toBeVisible()
  await expect.element(page.getByText('Ainda não confirmaram')).not.toBeInTheDocument()
  screen.answer({
    newsletter: { overview: () => ({ data: { confirmed: 12, examples: 0, waiting: 3, mail: 'server', next: null } }) },
  })
  await page.getByRole('alert').getByRole('button', { name: 'Tentar de novo' }).first().click()
  await expect.element(page.getByText('12', { exact: true })).toBeVisible()
})

test('a demonstration says that letters become files, and what is gone is not sent again', async () => {
  const gone = { ...sending(), archive_id: null }
  await openScreen(SCREEN, {
    answers: portuguese({
      overview: () => ({ data: { confirmed: 40, examples: 40, waiting: 0, mail: 'outbox', next: null } }),
      sendings: () => ({ data: [gone], total: 1 }),
    }),
  })
  await expect
    .element(page.getByText('Sem servidor de e-mail: os e-mails viram arquivos na pasta outbox.'))
    .toBeVisible()
  await expect.element(page.getByText('Enviado a 48 de 50, 2 falharam')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Enviar um artigo' }))
    .toHaveAttribute('href', '/dashboard/archive')
})

test('it is the admin’s', async () => {
  await openScreen(SCREEN, { as: 'staff' })
  await expect.element(page.getByRole('heading', { name: 'Esta área é da administração' })).toBeVisible()
})

const draft = (fields: Partial<Draft> = {}) =>
  sampleOf(Draft, {
    ...{ subscribers: 48, examples: 0, mail: 'server', isPublic: true, subject: 'Sete filamentos', sending: null },
    letter: {
      ...{ firm: 'Vitrine', heading: 'Sete filamentos', paragraphs: ['Uma tabela.'], button: 'Ler o artigo' },
      notes: ['Você pediu.', 'Deixar de receber'],
    },
    ...fields,
  })

/** Opens the form of a public article, and its dialog. */
async function openDialog(newsletter: NonNullable<Answers['newsletter']>) {
  const article = edited()
  const screen = await openScreen('/dashboard/create-archive?id=7', { answers: { ...article.answers, newsletter } })
  await page.getByRole('button', { name: 'Enviar aos inscritos…' }).click()
  return screen
}

test('an article is sent from its form: to how many, with which subject, and as what', async () => {
  let shown = draft()
  const screen = await openDialog({
    draft: () => ({ data: shown }),
    send: ({ subject }) => {
      shown = draft({ sending: sending({ total: 48, sent: 0, waiting: 48, failed: 0 }) })
      return { result: true as const, data: { ...shown.sending!, subject } }
    },
  })
  await expect.element(page.getByRole('region', { name: 'Como o e-mail chega' })).toMatchTextContent(/Uma tabela\./)
  await expect.element(page.getByText(/Cada artigo é enviado uma vez só/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('textbox', { name: 'Assunto' }).fill('Sete cores')
  await page.getByRole('button', { name: 'Enviar a 48 inscritos' }).click()
  await expect.element(page.getByText('Enviado a 0 de 48, 48 esperam')).toBeVisible()
  expect(screen.calls('newsletter.send')).toEqual([{ id: 7, subject: 'Sete cores' }])
})

test('why one cannot be sent is said in its place', async () => {
  await openDialog({ draft: () => ({ data: draft({ subscribers: 0, examples: 40, mail: 'none' }) }) })
  await expect.element(page.getByText('Sem servidor de e-mail nada é enviado.')).toBeVisible()
  await expect.element(page.getByText(/^40 inscritos são exemplos da demonstração/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Enviar', exact: true })).toBeDisabled()
})

test('a title that was corrected since the dialog was opened last is the subject', async () => {
  let shown = draft()
  const screen = await openDialog({ draft: () => ({ data: shown }) })
  const subject = page.getByRole('textbox', { name: 'Assunto' })
  await expect.element(subject).toHaveValue('Sete filamentos')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  shown = draft({ subject: 'Oito filamentos', letter: { ...shown.letter, heading: 'Oito filamentos' } })
  await page.getByRole('button', { name: 'Enviar aos inscritos…' }).click()
  await expect.element(page.getByText('Oito filamentos')).toBeVisible()
  await expect.element(subject).toHaveValue('Oito filamentos')
  expect(screen.calls('newsletter.draft').length).toBeGreaterThan(1)
})

test('what another admin has sent meanwhile is shown as sent', async () => {
  let shown = draft()
  const screen = await openDialog({
    draft: () => ({ data: shown }),
    send() {
      shown = draft({ sending: sending({ total: 48, sent: 3, waiting: 45, failed: 0 }) })
      return refuse('article-sent', 'Este artigo já foi enviado aos inscritos.')()
    },
  })
  screen.allow(/409/)
  await page.getByRole('button', { name: 'Enviar a 48 inscritos' }).click()
  await expect.element(page.getByText('Enviado a 3 de 48, 45 esperam')).toBeVisible()
})

test('what is typed and not saved is said not to go', async () => {
  const article = edited()
  await openScreen('/dashboard/create-archive?id=7', {
    answers: { ...article.answers, newsletter: { draft: () => ({ data: draft() }) } },
    viewport: { width: 1440, height: 900 },
  })
  await page.getByLabelText('Título').fill('Oito filamentos')
  await page.getByText('Enviar aos inscritos…').click()
  await expect.element(page.getByText('Há alterações não salvas: vai o texto salvo.')).toBeVisible()
})
