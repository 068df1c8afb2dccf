import { addArchive } from './archives.ts'
import { expect, test } from './site.ts'

/** The public pages, each kind once. */
const PAGES = [
  '/',
  '/projects',
  '/projects/sensor',
  '/projects/contato',
  '/projects/nadaassim',
  '/project-view/6',
  '/project-view/8',
  '/project-view/9',
  '/details-sale/6',
  '/details-sale/9',
  '/archive',
  '/archive-view/2',
  '/archive-view/6',
  '/archive-view/8',
  '/archive/esp32',
  '/areas/impressao-3d',
  '/pessoas',
  '/pessoas/marina-reis',
  '/sua-peca',
  '/sua-peca?forma=stl',
  '/final-sale/abcdefghijklmnopqrstuvwxyz0123/6',
  '/download-purchase/links',
  '/contact',
  '/privacy',
  '/legal-compliance',
  '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia',
  '/login',
  '/nao-existe',
]

test('with text twice as large on a phone no public page scrolls sideways', async ({ page, complaints }) => {
  complaints.allow(/status of 404/)
  await page.setViewportSize({ width: 390, height: 844 })
  const wide: string[] = []
  for (const path of PAGES) {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
    await page.evaluate(() => document.fonts.ready)
    const found = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return ''
      const scrolls = (one: Element | null): boolean =>
        one !== null && (/auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement))
      const culprits = [...document.body.querySelectorAll('*')].filter(
        (one) => one.getBoundingClientRect().right > clientWidth + 1 && !scrolls(one.parentElement),
      )
      const names = culprits.map((one) => `${one.tagName}.${one.getAttribute('class')}`)
      return `${scrollWidth}: ${names.slice(0, 8).join(' ')}`
    })
    if (found) wide.push(`${path} ${found}`)
  }
  expect(wide).toEqual([])
})

test('[ARC-01] on a phone every article of the list shows its description', async ({ page, admin }) => {
  // Its own, at the top: those of other tests have none, and may fill the first page.
  const titles: string[] = []
  for (const title of ['Um de cima', 'Um do meio', 'Um de baixo'])
    titles.push((await addArchive(admin, { title, description: `Do que trata ${title}.` })).title)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/archive')
  const articles = page.getByRole('main').getByRole('article')
  for (const title of titles)
    await expect(articles.filter({ hasText: title }).locator('h3 + p')).toContainText('Do que trata')
  for (const description of await articles.locator('h3 + p').all()) await expect(description).toBeVisible()
})

test('the technologies leave no cell empty, at any width', async ({ page }) => {
  await page.goto('/')
  const list = page.getByRole('region', { name: 'Com o que trabalhamos' }).getByRole('list')
  for (const width of [360, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const gap = await list.evaluate((ul) => {
      const last = ul.lastElementChild!.getBoundingClientRect()
      return Math.abs(ul.getBoundingClientRect().right - last.right)
    })
    expect(gap, `${width} px`).toBeLessThan(2)
    const widths = await list.getByRole('listitem').evaluateAll((all) => all.map((one) => Math.round(one.clientWidth)))
    expect(Math.max(...widths) - Math.min(...widths), `${width} px`).toBeLessThan(3)
  }
})
