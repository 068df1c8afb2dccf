import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { GoneLabel, Label } from '#domains/production/labels-contract.ts'
import type { Answers } from './answers.ts'
import { boardWith, cardOf, cardWith, openBoard } from './board.ts'

const labelWith = (id: number, name: string, hue: Label['hue'], tasks = 1): Label => ({
  ...{ id, name, hue, tasks, revision: 1 },
})
const CAMPO = labelWith(1, 'campo', 'ochre')
const RADIO = labelWith(2, 'rádio', 'violet')
/** Those labels, to be read; a new one is number 9. */
const answersWith = (labels: Label[], others: Answers = {}, gone: GoneLabel[] = []): Answers => ({
  ...others,
  production: {
    ...others.production,
    labels: {
      list: () => ({ data: { labels, gone, counter: 1 } }),
      create: ({ name }) => {
        labels.push(labelWith(9, name, 'red', 0))
        return { result: true, data: { id: 9, revision: 1, merged: false } }
      },
      update: ({ id, name, hue }) => {
        const label = labels.find((one) => one.id === id)!
        Object.assign(label, { name: name ?? label.name, hue: hue ?? label.hue, revision: label.revision + 1 })
        return { result: true, data: { id, revision: label.revision, merged: false } }
      },
      remove: ({ id }) => {
        const [{ name, hue } = RADIO] = labels.splice(
          labels.findIndex((one) => one.id === id),
          1,
        )
        gone.push({ id, name, hue, into: null })
        return { result: true }
      },
      restore: ({ id }) => {
        const [{ name, hue } = RADIO] = gone.splice(
          gone.findIndex((one) => one.id === id),
          1,
        )
        labels.push(labelWith(id, name, hue))
        return { result: true }
      },
      merge: ({ id, into }) => {
        const [{ name, hue } = RADIO] = labels.splice(
          labels.findIndex((one) => one.id === id),
          1,
        )
        gone.push({ id, name, hue, into })
        return { result: true, data: { tasks: 1 } }
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

const editor = () => page.getByRole('dialog', { name: 'Etiquetas da empresa' })

test('the editor renames, recolours, makes, removes with a way back, and merges after a question', async () => {
  const labels = [{ ...CAMPO }, { ...RADIO }]
  await openBoard(answersWith(labels, boardWith([cardWith(1, 'Antena', { labels: [1] })])))
  await page.getByRole('button', { name: 'Etiquetas', exact: true }).click()
  const name = editor().getByRole('textbox', { name: 'Nome de campo' })
  await name.fill('sítio')
  await userEvent.keyboard('{Enter}')
  await expect.element(cardOf(1)).toMatchTextContent(/Etiqueta sítio/)
  await editor().getByRole('button', { name: 'Cor de sítio: Ocre' }).click()
  await page.getByRole('button', { name: 'Magenta' }).click()
  await expect.element(editor().getByRole('button', { name: 'Cor de sítio: Magenta' })).toBeVisible()
  await editor().getByRole('textbox', { name: 'Nome da nova etiqueta' }).fill('bancada')
  await userEvent.keyboard('{Enter}')
  await expect.element(editor().getByRole('textbox', { name: 'Nome de bancada' })).toBeVisible()
  await editor().getByRole('button', { name: 'Excluir rádio' }).click()
  await expect.element(editor().getByRole('textbox', { name: 'Nome de rádio' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(editor().getByRole('textbox', { name: 'Nome de rádio' })).toBeVisible()
  await editor().getByRole('button', { name: 'Juntar bancada em outra' }).click()
  await page.getByRole('menuitem', { name: 'rádio' }).click()
  await page.getByRole('button', { name: 'Juntar', exact: true }).click()
  await expect.element(editor().getByRole('textbox', { name: 'Nome de bancada' })).not.toBeInTheDocument()
})

test('the board is filtered by a label; once that is gone the filter says so, with one click out', async () => {
  const cards = [cardWith(1, 'Antena', { labels: [2] }), cardWith(2, 'Caixa')]
  await openBoard(answersWith([CAMPO, RADIO], boardWith(cards)), '?label=2')
  await expect.element(cardOf(1)).toBeVisible()
  await expect.element(cardOf(2)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Etiquetas', exact: true }).click()
  await editor().getByRole('button', { name: 'Excluir rádio' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('A etiqueta “rádio” foi excluída.')).toBeVisible()
  await page.getByRole('button', { name: 'Remover o filtro' }).click()
  await expect.element(cardOf(2)).toBeVisible()
  await expect.element(page.getByText('A etiqueta “rádio” foi excluída.')).not.toBeInTheDocument()
})

test('a label that was merged leads the filter to the one it is now', async () => {
  const gone: GoneLabel[] = [{ id: 5, name: 'sonda', hue: 'red', into: 2 }]
  const cards = [cardWith(1, 'Antena', { labels: [2] }), cardWith(2, 'Caixa')]
  await openBoard(answersWith([CAMPO, RADIO], boardWith(cards), gone), '?label=5')
  await page.getByRole('button', { name: 'Filtrar por “rádio”' }).click()
  await expect.element(cardOf(1)).toBeVisible()
  await expect.element(cardOf(2)).not.toBeInTheDocument()
})
