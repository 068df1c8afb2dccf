import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Label } from '#domains/production/labels-contract.ts'
import type { Answers } from './answers.ts'
import { boardWith, cardOf, cardWith, openBoard } from './board.ts'

const labelWith = (id: number, name: string, hue: Label['hue'], tasks = 1): Label => ({
  ...{ id, name, hue, tasks, revision: 1 },
})
const CAMPO = labelWith(1, 'campo', 'ochre')
const RADIO = labelWith(2, 'rádio', 'violet')
/** Those labels, to be read; a new one is number 9. */
const answersWith = (labels: Label[], others: Answers = {}): Answers => ({
  ...others,
  production: {
    ...others.production,
    labels: {
      list: () => ({ data: { labels, gone: [], counter: 1 } }),
      create: ({ name }) => {
        labels.push(labelWith(9, name, 'red', 0))
        return { result: true, data: { id: 9, revision: 1, merged: false } }
      },
    },
  },
})

test('a card names its labels; removed ones are left out, and more than four are counted', async () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, index) => labelWith(20 + index, name, 'green'))
  const cards = [
    cardWith(1, 'Antena', { labels: [2, 77, 1] }),
    cardWith(2, 'Sem nada'),
    cardWith(3, 'Muitas', { labels: many.map(({ id }) => id) }),
  ]
  await openBoard(answersWith([CAMPO, RADIO, ...many], boardWith(cards)))
  await expect.element(cardOf(1)).toMatchTextContent(/Etiquetas rádio, campo/)
  await expect.element(cardOf(2)).not.toMatchTextContent(/Etiqueta/)
  await expect.element(cardOf(3)).toMatchTextContent(/a, b, c, d\+2 e 2 outras/)
})

test('the form chooses labels and makes a new one of what is typed', async () => {
  await openBoard(answersWith([CAMPO, RADIO], boardWith([cardWith(1, 'Antena', { labels: [1] })])), '?create=true')
  const field = page.getByRole('combobox', { name: 'Etiquetas' })
  await field.click()
  await field.fill('radio')
  await page.getByRole('option', { name: 'rádio' }).click()
  await field.fill('bancada')
  await page.getByRole('option', { name: 'Criar “bancada”' }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/rádio/)
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/bancada/)
  await userEvent.keyboard('{Backspace}')
  await expect.element(page.getByRole('dialog')).not.toMatchTextContent(/bancada/)
})
