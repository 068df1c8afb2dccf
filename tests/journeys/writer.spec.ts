import type { Page } from '@playwright/test'
import { addArchive, readArchive, sendPicture } from './archives.ts'
import { FUTURE_YEAR } from './days.ts'
import { makePicture, pastePicture } from './pictures.ts'
import { ADMIN, expect, expectAccessible, test } from './site.ts'

test.use({ as: 'admin' })

const title = (page: Page) => page.getByLabel('Título')
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
  test('survives a reload, can be resumed or thrown away, and ends with the save', async ({ page }) => {
    const questions = listenForQuestions(page)
    await openForm(page)
    await title(page).fill('Um texto pela metade')
    await text(page).fill('Primeira **linha**.')
    await expect.poll(() => kept(page)).toContain('Primeira **linha**.')
    await page.reload()
    await expect(notice(page)).toContainText(
      /^Há um rascunho deste navegador, de \d\d\/\d\d\/\d{4} \d\d:\d\d\.RetomarDescartar$/,
    )
    await expect(title(page)).toHaveValue('')
    await expectAccessible(page)

    await notice(page).getByRole('button', { name: 'Retomar' }).click()
    await expect(notice(page)).toBeHidden()
    await expect(title(page)).toHaveValue('Um texto pela metade')
    await expect(text(page)).toHaveValue('Primeira **linha**.')
    await expect(page.getByRole('region', { name: 'Prévia' }).locator('strong')).toHaveText('linha')
    await save(page)
    await expect(page.getByText('Publicado')).toBeVisible()
    await expect.poll(() => kept(page)).toBe('')
    await page.reload()
    await expect(title(page)).toHaveValue('Um texto pela metade')
    await expect(notice(page)).toBeHidden()

    // Typed at the very end, and left before the pause.
    await title(page).fill('Outro título')
    await page.reload()
    await notice(page).getByRole('button', { name: 'Descartar' }).click()
    await expect(notice(page)).toBeHidden()
    expect(await kept(page)).toBe('')
    await expect(title(page)).toHaveValue('Um texto pela metade')
    expect(questions).toEqual([])
  })

  test('that nobody decided about yet outlives what is typed over it', async ({ page }) => {
    await openForm(page)
    await text(page).fill('Uma hora de trabalho.')
    await page.reload()
    await expect(notice(page)).toBeVisible()
    await text(page).fill('Uma letra.')
    await expect.poll(() => kept(page)).toContain('Uma letra.')
    await page.reload()
    await notice(page).getByRole('button', { name: 'Retomar' }).click()
    await expect(text(page)).toHaveValue('Uma letra.')
    await notice(page).getByRole('button', { name: 'Retomar' }).click()
    await expect(text(page)).toHaveValue('Uma hora de trabalho.')
  })

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

  test('says when the article was saved elsewhere since', async ({ page, admin }) => {
    const { id } = await addArchive(admin)
    await openForm(page, id)
    await text(page).fill('Deste navegador.')
    await expect.poll(() => kept(page)).toContain('Deste navegador.')
    await admin.post('/api/v1/update-item-archive', { data: { id, markdown: 'De outro lugar.' } })
    await page.reload()
    await expect(notice(page)).toContainText('O arquivo foi salvo depois disso')
    await expect(text(page)).toHaveValue('De outro lugar.')
  })

  test('that finds no room leaves the browser’s own warning', async ({ page }) => {
    const questions = listenForQuestions(page)
    await openForm(page)
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        for (let part = 0; part < 3; part++) {
          try {
            localStorage.setItem(`cheio-${size}-${part}`, 'x'.repeat(size))
          } catch {}
        }
      }
    })
    await title(page).pressSequentially('Sem lugar')
    await expect(page.getByText('Alterações não salvas')).toBeVisible()
    await page.reload()
    expect(questions).toEqual(['beforeunload'])
  })

  test('leaving within the workbench asks, and says that the draft stays', async ({ page }) => {
    await openForm(page)
    await title(page).fill('Pela metade')
    await page.getByRole('link', { name: 'Archives' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Sair sem salvar?' })
    await expect(dialog).toContainText('ficam como rascunho neste navegador')
    await dialog.getByRole('button', { name: 'Sair sem salvar' }).click()
    await expect(page.getByRole('heading', { name: 'My Archives' })).toBeVisible()
    await page.getByRole('link', { name: 'New Archive' }).click()
    await expect(notice(page)).toBeVisible()
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

  test('one that has passed is asked about, publishes at once and is the date', async ({ page, admin }) => {
    const { id } = await addArchive(admin, { archive_public: false })
    await openForm(page, id)
    const moment = page.getByLabel('Publicar em (horário de Brasília)')
    await moment.fill('02/01/2020')
    await page.getByLabel('Hora da publicação').fill('10:00')
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Publicar com uma data que já passou?' })
    await expect(question).toContainText('02/01/2020 10:00 já passou')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    expect(await readArchive(admin, id)).toMatchObject({ public: false })
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await question.getByRole('button', { name: 'Publicar' }).click()
    await expect(page.getByText('Publicado', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Público')).toBeChecked()
    await expect(moment).toHaveValue('')
    await expect(page.getByLabel('Data do artigo')).toHaveValue('02/01/2020')
    expect(await readArchive(admin, id)).toMatchObject({
      public: true,
      publish_at: null,
      date: '2020-01-02T13:00:00.000Z',
    })
  })
})

test('an earlier version is compared with the present one and restored, and that is taken back', async ({
  page,
  admin,
}) => {
  const { id, title: name } = await addArchive(admin, { markdown: 'Igual.\n\nQuente: 210 °C.\n\nFim.' })
  await openForm(page, id)
  const history = page.getByRole('button', { name: 'Versões' })
  const dialog = page.getByRole('dialog', { name: 'Versões' })
  await history.click()
  await expect(dialog).toContainText('foi salvo uma vez só')
  await page.keyboard.press('Escape')
  await expect(history).toBeFocused()

  await title(page).fill('Outro nome')
  await text(page).fill('Igual.\n\nQuente: 215 °C.\n\nFim.')
  await save(page)
  await expect(page.getByText('Atualizado', { exact: true })).toBeVisible()
  await history.click()
  const version = dialog.getByRole('combobox', { name: 'Versão' })
  await expect(version).toHaveValue(/^\d\d\/\d\d\/\d{4} \d\d:\d\d, por .+/)
  await expect(dialog.locator('dd')).toHaveText([name, 'Outro nome'])
  await expect(dialog.locator('del')).toHaveText('Quente: 210 °C.')
  await expect(dialog.locator('ins')).toHaveText('Quente: 215 °C.')
  await expect(dialog.locator('mark')).toHaveText(['210', '215'])
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page, { dark: width === 1440 })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('button', { name: 'Restaurar' }).click()
  await expect(page.getByText('Versão restaurada').first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(title(page)).toHaveValue(name)
  await expect(text(page)).toHaveValue('Igual.\n\nQuente: 210 °C.\n\nFim.')
  await expect(page.getByRole('region', { name: 'Prévia' })).toContainText('210 °C')
  await expect(page.getByText('Alterações não salvas')).toBeHidden()

  // With something typed it asks first.
  await text(page).fill('Por salvar.')
  await history.click()
  await dialog.getByRole('button', { name: 'Restaurar' }).click()
  const question = page.getByRole('dialog', { name: 'Restaurar por cima do que não foi salvo?' })
  await question.getByRole('button', { name: 'Restaurar' }).click()
  await expect(text(page)).toHaveValue('Igual.\n\nQuente: 215 °C.\n\nFim.')
  await expect(title(page)).toHaveValue('Outro nome')
  expect(await kept(page)).toBe('')

  // Older ones too: the first of all is the third now.
  await history.click()
  await version.click()
  await expect(page.getByRole('option')).toHaveCount(3)
  await page.getByRole('option').last().click()
  await expect(dialog.locator('dd').first()).toHaveText(name)
  await dialog.getByRole('button', { name: 'Restaurar' }).click()
  await expect(title(page)).toHaveValue(name)
})

test('a wiki embed of a picture sent in the same session becomes that picture', async ({ page }) => {
  await openForm(page)
  await pastePicture(text(page), await makePicture(80, 60), 'foto um.png')
  await expect(text(page)).toHaveValue(/!\[\]\(\/uploads\/\S+\.webp\)/)
  await text(page).press('End')
  await text(page).pressSequentially(' ![[foto um.png|A placa]] ![[outra.png]]')
  await expect(text(page)).toHaveValue(/ !\[A placa\]\(\/uploads\/\S+\.webp\) !\[\[outra\.png\]\]/)
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

  test('named without an address is sought among the uploads', async ({ page, admin, complaints }) => {
    complaints.allow(/status of 404/)
    const { id } = await addArchive(admin, { markdown: '![[foto um.png]]\n\n![b](outra.png)' })
    await page.goto(`/archive-view/${id}`)
    const pictures = page.locator('.prose img')
    await expect(pictures.first()).toHaveAttribute('src', '/uploads/foto%20um.png')
    await expect(pictures.last()).toHaveAttribute('src', '/uploads/outra.png')
  })
})
