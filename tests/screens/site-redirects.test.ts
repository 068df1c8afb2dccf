import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { systemClock } from '#clock.ts'
import type { Redirect } from '#domains/site/redirects-contract.ts'
import { expectAccessible } from './accessible.ts'
import { type Answers, refuse } from './answers.ts'
import { openScreen } from './screen.tsx'
import { siteWith } from './site-sections.ts'

const REDIRECTS = '/dashboard/site?secao=enderecos'
const redirect = (id: number, from: string, to: string, moved = false): Redirect => ({
  ...{ id, from, to, moved },
  created: systemClock.now().toISOString(),
})

/** Addresses that are kept and forgotten. */
function keeping(...redirects: Redirect[]): Answers {
  let kept = redirects
  return {
    site: {
      ...siteWith().answers.site,
      redirects: {
        list: () => ({ data: kept, total: kept.length }),
        save: ({ from, to }) => {
          kept = [redirect(kept.length + 1, from, to), ...kept]
          return { result: true }
        },
        remove: ({ id }) => {
          kept = kept.filter((one) => one.id !== id)
          return { result: true }
        },
      },
    },
  }
}
const rows = () => page.getByRole('main').getByRole('listitem').filter({ hasText: 'leva a' })
const field = (name: string) => page.getByRole('textbox', { name })
const add = () => page.getByRole('button', { name: 'Acrescentar' })

test('an old address is written, listed with where it leads, and forgotten after a question', async () => {
  await openScreen(REDIRECTS, { answers: keeping() })
  await expect.element(page.getByText('Nenhum endereço mudou até agora.')).toBeVisible()
  await field('Endereço antigo').fill('/blog/um-texto')
  await field('Leva a').fill('/archive-view/7')
  await add().click()
  await expect.element(rows()).toMatchTextContent(/\/blog\/um-texto.*leva a \/archive-view\/7, escrito em/)
  await expect.element(field('Endereço antigo')).toHaveValue('')
  await expectAccessible()

  await page.getByRole('button', { name: 'Esquecer /blog/um-texto' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Esquecer' }).click()
  await expect.element(page.getByText('Nenhum endereço mudou até agora.')).toBeVisible()
})

test('an address that was renamed says so, and what cannot be is said at its field', async () => {
  const answers = keeping(redirect(3, '/archive/placas', '/archive/eletronica', true))
  answers.site!.redirects!.save = refuse('invalid', 'Há uma página neste endereço.', {
    fields: { from: 'Há uma página neste endereço.' },
  })
  await openScreen(REDIRECTS, { answers })
  await expect.element(rows()).toMatchTextContent(/leva a \/archive\/eletronica, mudou de nome em/)
  await field('Endereço antigo').fill('blog')
  await field('Leva a').fill('/contact')
  await add().click()
  await expect.element(page.getByText('Comece com /, como em /blog/um-texto.')).toBeVisible()
  await field('Endereço antigo').fill('/contact')
  await add().click()
  await expect.element(page.getByText('Há uma página neste endereço.').first()).toBeVisible()
  await expect.element(field('Endereço antigo')).toHaveValue('/contact')
})
