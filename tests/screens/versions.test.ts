import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessibleAt } from './accessible.ts'
import { ARTICLE, edited, title } from './articles.ts'
import { unsaved } from './conflict.ts'
import { press } from './keys.ts'
import { openScreen } from './screen.tsx'
import { openSection, siteWith } from './site-sections.ts'

const opener = () => page.getByRole('button', { name: 'Versões' })
const dialog = () => page.getByRole('dialog', { name: 'Versões' })
const restore = () => dialog().getByRole('button', { name: 'Restaurar' }).click()
const question = () => page.getByRole('dialog', { name: 'Restaurar por cima do que não foi salvo?' })
const restored = () => page.getByRole('status').filter({ hasText: 'Versão restaurada' }).first()
const texts = (selector: string) =>
  [...dialog().element().querySelectorAll(selector)].map(({ textContent }) => textContent)
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
const saved = (id: number, day: number) => ({ id, saved: `2026-03-0${day}T12:00:00.000Z`, saved_by: 'Davi' })

test('an article’s versions are compared with the present one, and restored', async () => {
  const article = edited({ title: 'Outro nome', markdown: 'Igual.\n\nQuente: 215 °C.\n\nFim.' })
  const text = () => page.getByLabelText('Markdown')
  const screen = await openScreen(ARTICLE, { answers: article.answers })
  screen.answer({ archives: { versions: () => ({ data: { result: [] } }) } })
  await opener().click()
  await expect.element(dialog()).toMatchTextContent('foi salvo uma vez só')
  await press('Escape')
  await expect.element(opener()).toHaveFocus()

  const versions = [
    { ...saved(32, 2), title: 'Um nome', markdown: 'Igual.\n\nQuente: 210 °C.\n\nFim.' },
    { ...saved(31, 1), title: 'O primeiro nome', markdown: 'Começo.' },
  ]
  screen.answer({
    archives: {
      versions: () => ({ data: { result: versions.map(({ markdown: _, ...one }) => one) } }),
      version: ({ version }) => ({ data: { result: versions.filter(({ id }) => id === version) } }),
      restore: ({ version }) => {
        const { title, markdown } = versions.find(({ id }) => id === version)!
        article.saveElsewhere({ title, markdown })
        return { result: true, data: { id: 7, revision: article.revision, merged: false } }
      },
    },
  })
  await opener().click()
  const chosen = dialog().getByRole('combobox', { name: 'Versão' })
  await expect.element(chosen).toHaveValue('02/03/2026 09:00, por Davi')
  await expect.poll(() => texts('dd')).toEqual(['Um nome', 'Outro nome'])
  expect([texts('del'), texts('ins'), texts('mark')]).toEqual([
    ['Quente: 210 °C.'],
    ['Quente: 215 °C.'],
    ['210', '215'],
  ])
  await expectAccessibleAt(360, 1440)
  await restore()
  await expect.element(restored()).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(title()).toHaveValue('Um nome')
  await expect.element(text()).toHaveValue('Igual.\n\nQuente: 210 °C.\n\nFim.')
  await expect.element(page.getByRole('region', { name: 'Prévia' })).toMatchTextContent('210 °C')
  await expect.element(unsaved()).not.toBeInTheDocument()

  // With something typed it asks first; older ones are restored too.
  await text().fill('Por salvar.')
  await opener().click()
  await chosen.click()
  await page.getByRole('option').last().click()
  await expect.poll(() => texts('dd')).toEqual(['O primeiro nome', 'Um nome'])
  await restore()
  await question().getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(question()).not.toBeInTheDocument()
  expect(screen.calls('archives.restore')).toEqual([{ id: 7, version: 32 }])
  await restore()
  await question().getByRole('button', { name: 'Restaurar' }).click()
  await expect.element(text()).toHaveValue('Começo.')
  await expect.element(title()).toHaveValue('O primeiro nome')
  expect(screen.calls('archives.restore').at(-1)).toEqual({ id: 7, version: 31 })
  await expect.poll(drafts).toEqual([])
})

test('a section’s versions are compared with the present one, and restored, after a question over what was typed', async () => {
  const site = siteWith()
  const phrase = page.getByLabelText('O que faz, em uma frase')
  const screen = await openSection(site, 'empresa')
  screen.answer({ site: { versions: () => ({ data: [] }) } })
  await opener().click()
  await expect.element(dialog()).toMatchTextContent('Esta seção não tem versões')
  await press('Escape')
  await expect.element(opener()).toHaveFocus()

  const before = { ...(site.company.read() as { tagline: string }), tagline: 'Peças em três dias.' }
  screen.answer({
    site: {
      versions: ({ section }) => ({ data: section === 'company' ? [saved(31, 1)] : [] }),
      version: () => ({ data: { ...saved(31, 1), section: 'company', value: before as never } }),
      restore: () => {
        site.company.saveElsewhere({ tagline: before.tagline })
        site.changed.add('company')
        return { result: true, data: { revision: site.company.revision, merged: false } }
      },
    },
  })
  const present = (site.company.read() as { tagline: string }).tagline
  await opener().click()
  await expect.element(dialog().getByRole('combobox', { name: 'Versão' })).toHaveValue('01/03/2026 09:00, por Davi')
  await expect.poll(() => texts('del')).toEqual(['O que faz, em uma frase: Peças em três dias.'])
  expect(texts('ins')).toEqual([`O que faz, em uma frase: ${present}`])
  await press('Escape')

  await phrase.fill('Por salvar.')
  await opener().click()
  await restore()
  await question().getByRole('button', { name: 'Restaurar' }).click()
  await expect.element(restored()).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(phrase).toHaveValue('Peças em três dias.')
  await expect.element(unsaved()).not.toBeInTheDocument()
  expect(screen.calls('site.restore')).toEqual([{ section: 'company', version: 31 }])

  await page.getByRole('button', { name: 'Voltar ao padrão' }).click()
  const reset = page.getByRole('dialog', { name: 'Voltar “Empresa” ao padrão?' })
  await reset.getByRole('button', { name: 'Voltar ao padrão' }).click()
  await expect.element(page.getByRole('status').filter({ hasText: 'A seção voltou ao padrão' })).toBeVisible()
  await expect.element(phrase).toHaveValue(present)
})
