import { expect, test } from 'vitest'
import { removeFilesJob } from '#platform/files/remove-files.ts'
import { NOW } from '#tests/app.ts'
import { checkLetter, readLetter } from '#tests/letters.ts'
import { readOutbox } from '#tests/outbox.ts'
import { PAYMENT, startReceipts, wordsOf } from '#tests/quote-receipts.ts'
import { CLIENT } from '#tests/quotes.ts'
import { cleanBudgetFilesJob } from './jobs.ts'

const { accepted, app, pdfOf, receiptsOf, staff } = startReceipts()
const emails = readOutbox(app)

test('a receipt says what it said, whatever is changed since', async () => {
  const { id, parcelas } = await accepted()
  await staff('pay', { id: parcelas[0], ...PAYMENT })
  const [[{ id: receipt }]] = await receiptsOf(id)
  const before = await wordsOf(await pdfOf(receipt))
  await app.pool.query(`update budgets set client = 'Outro', project_name = 'Outro' where id = $1`, [id])
  expect(await wordsOf(await pdfOf(receipt))).toBe(before)
})

test('it goes to the client by a letter with the PDF, to the address that was said', async () => {
  const { id, parcelas } = await accepted()
  await staff('pay', { id: parcelas[0], ...PAYMENT })
  const [[{ id: receipt }]] = await receiptsOf(id)
  const before = (await emails()).length
  expect((await staff('send-receipt', { id: receipt, email: 'a@b' })).status).toBe(422)
  const { body } = await staff('send-receipt', { id: receipt, email: CLIENT.email })
  expect(body.data.installments[0].receipts).toMatchObject([{ sent_to: CLIENT.email, sent_at: null }])
  const [source = '', ...more] = (await emails()).slice(before)
  expect(more).toEqual([])
  expect(source).toContain(`To: ${CLIENT.email}`)
  expect(source).toContain('Reply-To: davi@exemplo.com.br')
  expect(source).toContain('filename=recibo-0001-2026.pdf')
  const letter = readLetter(source)
  expect(checkLetter(letter, app.origin)).toEqual([expect.stringContaining(`/orcamento/${id}-`)])
  for (const part of ['Recibo: 0001/2026', 'Valor: R$\u00a01.234,56', 'Pago em: 22/11/2026', 'Parcela: 1 de 2'])
    expect(letter.text).toContain(part)

  // Without a link the client has the PDF alone.
  await staff('revoke', { id })
  expect((await staff('send-receipt', { id: receipt, email: 'outra@exemplo.com.br' })).status).toBe(200)
  expect(checkLetter(readLetter((await emails()).at(-1)!), app.origin)).toEqual([])
})

test('its file stays as long as the receipt, and leaves with the quote', async () => {
  const { id, parcelas } = await accepted()
  await staff('pay', { id: parcelas[0], ...PAYMENT })
  const [[{ id: receipt }]] = await receiptsOf(id)
  await staff('send-receipt', { id: receipt, email: CLIENT.email })
  const { rows } = await app.pool.query('select pdf_key from budget_receipts')
  const exists = () => app.storage.private.exists(rows[0].pdf_key)
  app.clock.set(new Date(NOW.getTime() + 60 * 86_400_000))
  await app.jobs.send(cleanBudgetFilesJob, {})
  await app.runJobs()
  expect(await exists()).toBe(true)
  await app.pool.query('delete from budgets')
  await app.jobs.send(removeFilesJob, {})
  await app.runJobs()
  expect(await exists()).toBe(false)
})

test('nobody else among the staff reads, gives or sends it', async () => {
  const { id, parcelas } = await accepted()
  await staff('pay', { id: parcelas[0], ...PAYMENT })
  const [[{ id: receipt }]] = await receiptsOf(id)
  const { other, admin } = app.people
  expect((await pdfOf(receipt, other)).status).toBe(404)
  expect((await staff('receipt', { id: parcelas[0] }, other)).status).toBe(404)
  expect((await staff('send-receipt', { id: receipt, email: CLIENT.email }, other)).status).toBe(404)
  expect((await pdfOf(receipt, admin)).status).toBe(200)
  expect((await pdfOf(receipt + 1)).status).toBe(404)
})

test('names of clients with marks and words without end are printed as they are', async () => {
  const client = `<b>#set page(fill: red)</b> & "${'a'.repeat(150)}"`
  const { id, parcelas } = await accepted({ client })
  await staff('pay', { id: parcelas[0], ...PAYMENT })
  const [[{ id: receipt }]] = await receiptsOf(id)
  expect(await wordsOf(await pdfOf(receipt))).toContain('<b>#set page(fill: red)</b> & "aaa')
})
