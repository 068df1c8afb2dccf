import type { Page } from '@playwright/test'
import { addArchive, readArchive, sendPicture } from './archives.ts'
import { FUTURE_YEAR } from './days.ts'
import { makePicture } from './pictures.ts'
import { ADMIN, expect, expectAccessible, test } from './site.ts'

test.use({ as: 'admin' })

const text = (page: Page) => page.getByLabel('Markdown')
const notice = (page: Page) => page.getByRole('region', { name: 'Rascunho não salvo' })
const save = (page: Page) => page.locator('button[form=archive-form]').click()

const openForm = async (page: Page, id?: number) => {
  await page.goto(`/dashboard/create-archive${id === undefined ? '' : `?id=${id}`}`)
  await expect(text(page)).toBeVisible()
}

/** What this browser stores of articles not saved. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('draft:'))
      .map(([, draft]) => draft)
      .join(),
  )

/** The browser's own questions before a document is left; each is answered with yes. */
function listenForQuestions(page: Page) {
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  return questions
}

test.describe('a draft in the browser', () => {
  test('is offered after a session that ended amid the typing', async ({ page, admin, context, complaints }) => {
    complaints.allow(/status of 403/)
    const questions = listenForQuestions(page)
    const { id } = await addArchive(admin, { markdown: 'Antes.' })
    await openForm(page, id)
    await page.waitForLoadState('networkidle')
    await context.clearCookies()
    await text(page).pressSequentially('Depois. ')
    await page.waitForURL('**/login?return=*')
    await page.getByLabel('E-mail').fill(ADMIN.email)
    await page.getByLabel('Senha', { exact: true }).fill(ADMIN.password)
    await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
    await page.waitForURL(`**/dashboard/create-archive?id=${id}`)
    await expect(text(page)).toHaveValue('Antes.')
    await notice(page).getByRole('button', { name: 'Retomar' }).click()
    // The last key may fall after the page has gone.
    await expect(text(page)).toHaveValue(/^(Depois\. ?Antes\.|Antes\.Depois\. ?)$/)
    await expect(notice(page)).toBeHidden()
    expect(questions).toEqual([])

    await save(page)
    await expect(page.getByText('Atualizado', { exact: true })).toBeVisible()
    expect(await readArchive(admin, id)).toMatchObject({ markdown: expect.stringContaining('Depois.') })
    expect(await kept(page)).toBe('')
  })
})

test.describe('a moment to publish at', () => {
  // Half the world away: the field shows the firm's clock all the same.
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('keeps the article private and shows in form and list; clearing it gives the switch back', async ({
    page,
    admin,
    playwright,
    site,
  }) => {
    const { id, title: name } = await addArchive(admin)
    await openForm(page, id)
    const moment = page.getByLabel('Publicar em (horário de Brasília)')
    const isPublic = page.getByLabel('Público')
    await expect(isPublic).toBeChecked()
    const time = page.getByLabel('Hora da publicação')
    await expect(time).toBeDisabled()
    await moment.fill(`24/11/${FUTURE_YEAR}`)
    await expect(isPublic).not.toBeChecked()
    await expect(time).toHaveValue('08:00')
    await page.getByRole('button', { name: 'Limpar a data de publicação' }).click()
    await expect(moment).toHaveValue('')
    await expect(isPublic).toBeChecked()

    await moment.fill(`24/11/${FUTURE_YEAR}`)
    await time.fill('09:30')
    // It would leave the site until then: that is asked.
    await page.getByRole('button', { name: 'Agendar' }).click()
    const question = page.getByRole('dialog', { name: 'Tirar do ar até lá?' })
    await expect(question).toContainText(`volta em 24/11/${FUTURE_YEAR} 09:30`)
    await question.getByRole('button', { name: 'Cancelar' }).click()
    expect(await readArchive(admin, id)).toMatchObject({ public: true })
    await page.getByRole('button', { name: 'Agendar' }).click()
    await question.getByRole('button', { name: 'Agendar' }).click()
    await expect(page.getByRole('status').filter({ hasText: `Agendado para 24/11/${FUTURE_YEAR} 09:30` })).toBeVisible()
    await expect(page.locator('h1 + *')).toHaveText(`Agendado para 24/11/${FUTURE_YEAR} 09:30`)
    await expect(page.getByRole('button', { name: 'Atualizar' })).toBeVisible()
    expect(await readArchive(admin, id)).toMatchObject({
      public: false,
      publish_at: `${FUTURE_YEAR}-11-24T12:30:00.000Z`,
    })
    const visitor = await playwright.request.newContext({
      baseURL: site.origin,
      storageState: { cookies: [], origins: [] },
    })
    expect(await readArchive(visitor, id)).toBeUndefined()
    await visitor.dispose()

    await page.goto('/dashboard/archive')
    const row = page.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText(`Agendado para 24/11/${FUTURE_YEAR} 09:30`)
    await expect(row).not.toContainText('Rascunho')
    await expectAccessible(page)

    await row.getByRole('link').click()
    await expect(moment).toHaveValue(`24/11/${FUTURE_YEAR}`)
    await expect(time).toHaveValue('09:30')
    await isPublic.check()
    await expect(moment).toHaveValue('')
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await expect(page.getByText('Publicado', { exact: true })).toBeVisible()
    expect(await readArchive(admin, id)).toMatchObject({ public: true, publish_at: null })
  })
})

test.describe('a picture of an article', () => {
  test.use({ as: 'visitor' })

  test('opens large, leads to the others by the arrow keys, and gives the focus back', async ({
    page,
    admin,
    complaints,
  }) => {
    complaints.allow(/status of 404 .*nao-esta\.png/)
    const [first, second] = [
      await sendPicture(admin, await makePicture(1700, 900)),
      await sendPicture(admin, await makePicture(400, 700)),
    ]
    const { id } = await addArchive(admin, {
      markdown: `![A placa](${first})\n\n![](${second})\n\n[![No link](${first})](/archive)\n\n![[nao-esta.png]]`,
    })
    await page.goto(`/archive-view/${id}`)
    const opener = page.getByRole('button', { name: 'Ampliar: A placa' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'A placa' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('img')).toHaveAttribute('src', new RegExp(`${first}$`))
    await expect(dialog.locator('figcaption')).toHaveText('A placa, 1 de 3')
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page, { dark: width === 1440 })
    }
    expect(await page.locator('dialog [style], .prose [style]').count()).toBe(0)

    await page.keyboard.press('ArrowRight')
    const other = page.getByRole('dialog', { name: 'Imagem ampliada' })
    await expect(other.locator('figure img')).toHaveAttribute('src', new RegExp(`${second}$`))
    await page.keyboard.press('ArrowLeft')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Próxima imagem' }).click()
    await expect(other).toBeVisible()
    await other.getByRole('button', { name: 'Fechar' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
    await page.keyboard.press('Space')
    await dialog.locator('figure img').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('img', { name: 'No link' }).click()
    await page.waitForURL('**/archive')
  })
})
