import type { Page } from '@playwright/test'
import { addArchive } from './archives.ts'
import { SCREENS_AND_RECORDS } from './screens.ts'
import { ADMIN, expect, expectAccessible, expectContrastInDark, expectFitting, test, type Who } from './site.ts'
import { openScreen } from './warm-context.ts'

const TEXT = `${['Um', 'Dois', 'Três'].map((name) => `## ${name}\n\nUm parágrafo com \`código\` e [um link](/archive).\n`).join('\n')}
| Peça | Folga |
| --- | ---: |
| Pino | 0,2 mm |

\`\`\`ts
const comprida = 'uma linha de código bem mais longa do que cabe na largura de um telefone, para que role sozinha'
\`\`\`

![Contorno](/pictures/v1/contour/1.svg)
`

/** Screens by who sees them, each kind once. `{id}` is an article's. */
const SCREENS: Record<Who, string[]> = {
  visitor: [
    ...['/', '/archive', '/archive-view/{id}', '/archive-view/999999', '/contact', '/login'],
    ...['/projects', '/project-view/1', '/project-view/999999', '/details-sale/999999'],
    ...['/projects/placa', '/projects/xyzzyqwv', '/projects/de', '/legal-compliance', '/privacy'],
    '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia',
  ],
  staff: ['/dashboard', '/dashboard/calendar', '/login?return=/dashboard/archive'],
  admin: ['/dashboard', '/dashboard/archive', '/dashboard/create-archive', '/dashboard/create-archive?id={id}'],
}

for (const [as, paths] of Object.entries(SCREENS) as [Who, string[]][])
  test.describe(`as ${as}`, () => {
    test.use({ as })

    // All in one page: a journey's own beginning and end cost as much as such a screen.
    test('each screen is accessible and fits, narrow and wide', async ({ page, admin, complaints }) => {
      test.slow()
      complaints.allow(/status of 404/)
      const { id } = await addArchive(admin, { title: 'Um título bastante comprido para caber', markdown: TEXT })
      for (const path of paths)
        await test.step(path, async () => {
          await page.setViewportSize({ width: 1440, height: 900 })
          const address = path.replace('{id}', String(id))
          await (as !== 'visitor' && address.startsWith('/dashboard') ? openScreen : goTo)(page, address)
          await expectWhole(page)
          // The dark of the workbench is below.
          await expectAccessible(page, { dark: as === 'visitor' })
          await page.setViewportSize({ width: 768, height: 900 })
          await expectFitting(page)
          await page.setViewportSize({ width: 360, height: 900 })
          await expectWhole(page)
          await expectAccessible(page)
        })
    })
  })

const goTo = (page: Page, path: string) => page.goto(path)

/** Placeholders and skeletons have gone. */
async function expectWhole(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-placeholder]:visible')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Carregando' })).toHaveCount(0)
}

test.describe('in the dark', () => {
  test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

  test('every screen of the workbench has contrast enough', async ({ page }) => {
    for (const path of SCREENS_AND_RECORDS) {
      await openScreen(page, path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(main.getByRole('status', { name: /^(Carregando|Buscando)/ }), path).toHaveCount(0)
      await expectContrastInDark(page)
    }
  })
})

test('what opens over a screen is accessible too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await expect(page.locator('[data-placeholder]:visible')).toHaveCount(0)
  await expectAccessible(page)
})

test.describe('over the workbench', () => {
  test.use({ as: 'admin' })

  test('a question and the person’s menu are accessible', async ({ page, admin }) => {
    const { id } = await addArchive(admin)
    await page.goto(`/dashboard/create-archive?id=${id}`)
    await page.getByRole('button', { name: 'Excluir' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `Conta de ${ADMIN.email}` }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page)
  })

  test('wrong fields, a toast and the drawer are accessible', async ({ page }) => {
    await page.goto('/dashboard/create-archive')
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    // It waits while the pointer is on it.
    await page.getByRole('alert').hover()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('main').getByRole('button', { name: 'Abrir o menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectAccessible(page)
  })
})
