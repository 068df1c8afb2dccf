import type { Page } from '@playwright/test'
import { dropFiles, makePicture, pastePicture } from './pictures.ts'
import { boardPath } from './production.ts'
import { test as base, expect, expectAccessible } from './site.ts'
import { addSharedLine, addTask, openTask, readTask, taskDialog } from './tasks.ts'

interface Fixtures {
  /** A line of the admin's, on which the other member of staff works too. */
  line: number
  /** A page in the browser of that other member. */
  second: Page
}

const test = base.extend<Fixtures>({
  line: async ({ site }, use) => use(await addSharedLine(site)),
  second: async ({ browser, sessions, complaints, baseURL }, use) => {
    const context = await browser.newContext({ storageState: sessions.staff, baseURL: baseURL ?? '' })
    complaints.watch(context)
    await use(await context.newPage())
    await context.close()
  },
})

test.use({ as: 'admin' })

const PHONE = { width: 360, height: 740 }
const DAY_MS = 86_400_000
const dialog = taskDialog
const nameOf = (page: Page) => dialog(page).getByRole('textbox', { name: 'Nome', exact: true })
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name, exact: true })
const save = (page: Page) => button(page, 'Save').click()
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved task successfully' })
const card = (page: Page, name: string) => page.getByRole('link', { name })
const question = (page: Page, name: string) => page.getByRole('dialog', { name })

async function openNew(page: Page, line: number) {
  await page.goto(boardPath(line))
  await page.getByRole('button', { name: 'Criar Task' }).click()
  await expect(nameOf(page)).toBeFocused()
}

async function choose(page: Page, label: string, option: string) {
  await dialog(page).getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

/** The day so many days from today, as people write it. */
const dayAfter = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })

test.describe('a new task', () => {
  test('[TSK-02] [TSK-06] [TSK-07] begins with the defaults and is made with all that was typed', async ({
    page,
    admin,
    line,
  }) => {
    await openNew(page, line)
    await expect(dialog(page)).toHaveAccessibleName('Criar Task')
    expect((await dialog(page).boundingBox())?.width).toBe(900)
    await expect(dialog(page).getByRole('combobox', { name: 'Status' })).toHaveValue('Backlog')
    await expect(dialog(page).getByRole('combobox', { name: 'Tipo' })).toHaveValue('task')
    await expect(dialog(page).getByLabel('Meta')).toHaveValue(dayAfter(30))
    await expect(button(page, 'Delete')).toBeHidden()
    await expectAccessible(page)

    // Without a name nothing is sent.
    await save(page)
    await expect(dialog(page).getByText('Preencha este campo.')).toBeVisible()
    await nameOf(page).fill('Trocar a antena')
    await dialog(page).getByLabel('Descrição').fill('A de **3 dBi**.')
    await choose(page, 'Status', 'Em Progresso')
    await choose(page, 'Tipo', 'bug')
    await dialog(page).getByLabel('Meta').fill('24/12/2031')
    await dialog(page).getByText('Responsável, prioridade e tempo').click()
    await choose(page, 'Responsável', 'Davi')
    await choose(page, 'Prioridade', 'Alta')
    await dialog(page).getByLabel('Estimativa').fill('1h30')
    await dialog(page).getByLabel('Tempo gasto').fill('1:05')
    const item = dialog(page).getByLabel('Nova tarefa adicional')
    for (const text of ['Comprar', '   ', 'Soldar']) {
      await item.fill(text)
      await item.press('Enter')
    }
    await dialog(page).getByRole('checkbox', { name: 'Comprar' }).check()
    await item.fill('Testar')
    await dialog(page).getByLabel('Novo comentário').fill('Veio *ontem*.')
    await save(page)
    await expect(saved(page)).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await expect(card(page, 'Trocar a antena')).toBeVisible()
    const task = await readTask(admin, `${line}-001`)
    expect(task).toMatchObject({
      nome: 'Trocar a antena',
      descricao: 'A de **3 dBi**.',
      status: 'inProgress',
      tipo: 'bug',
      meta: '2031-12-24',
      prioridade: 3,
      assignee: 2,
      estimate: 90,
      spent: 65,
      subtasks: [
        { task: 'Comprar', checked: true },
        { task: 'Soldar', checked: false },
        { task: 'Testar', checked: false },
      ],
      comments: [{ comment: 'Veio *ontem*.', html: expect.stringContaining('<em>ontem</em>') }],
    })
  })

  test('[TSK-06] that cannot be saved says so and keeps all that was typed', async ({ page, line, complaints }) => {
    complaints.allow(/ERR_FAILED/)
    await openNew(page, line)
    await nameOf(page).fill('Sem rede')
    await dialog(page)
      .getByLabel('Imagens: arquivos')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await makePicture(40, 40) })
    await page.route('**/line-task', (route) => route.abort())
    await save(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Unable to add task' })).toBeVisible()
    await expect(dialog(page).getByRole('alert')).toContainText('Não foi possível falar com o servidor')
    await expect(nameOf(page)).toHaveValue('Sem rede')
    await page.unroute('**/line-task')
    await page.keyboard.press('Control+s')
    await expect(saved(page)).toBeVisible()
    await expect(card(page, 'Sem rede')).toBeVisible()
  })

  test('[TSK-02] is left by Esc and Cancel, after a question where something would be lost', async ({ page, line }) => {
    await openNew(page, line)
    // A list of choices and the calendar are closed first.
    for (const field of [dialog(page).getByRole('combobox', { name: 'Tipo' }), dialog(page).getByLabel('Meta')]) {
      await field.click()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Criar Task' })).toBeFocused()
    await page.keyboard.press('Enter')
    await nameOf(page).fill('Pela metade')
    await page.keyboard.press('Escape')
    await expect(question(page, 'Sair sem salvar?')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question(page, 'Sair sem salvar?')).toBeHidden()
    await expect(nameOf(page)).toHaveValue('Pela metade')
    await button(page, 'Cancel').click()
    await expect(question(page, 'Sair sem salvar?')).toContainText('ficam como rascunho neste navegador')
    await question(page, 'Sair sem salvar?').getByRole('button', { name: 'Sair sem salvar' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(card(page, 'Pela metade')).toBeHidden()
  })

  test('[TSK-02] survives a reload as a draft, which the save ends', async ({ page, line }) => {
    await openNew(page, line)
    await nameOf(page).fill('Do rascunho')
    await choose(page, 'Tipo', 'bug')
    await page.reload()
    await page.getByRole('button', { name: 'Criar Task' }).click()
    const notice = page.getByRole('region', { name: 'Rascunho não salvo' })
    await notice.getByRole('button', { name: 'Retomar' }).click()
    await expect(nameOf(page)).toHaveValue('Do rascunho')
    await expect(dialog(page).getByRole('combobox', { name: 'Tipo' })).toHaveValue('bug')
    // What no draft stores would be lost.
    await dialog(page).getByLabel('Nova tarefa adicional').fill('Passo')
    await page.keyboard.press('Escape')
    await expect(question(page, 'Sair sem salvar?')).toContainText('elas se perdem')
    await page.keyboard.press('Escape')
    await save(page)
    await expect(card(page, 'Do rascunho')).toBeVisible()
    await page.getByRole('button', { name: 'Criar Task' }).click()
    await expect(nameOf(page)).toHaveValue('')
    await expect(notice).toBeHidden()
  })

  for (const viewport of [PHONE, { width: 1440, height: 700 }])
    test(`[TSK-06] that cannot be saved leaves its buttons free and says why beside them, at ${viewport.width} px`, async ({
      page,
      line,
      complaints,
    }) => {
      complaints.allow(/ERR_FAILED/)
      await page.setViewportSize(viewport)
      await openNew(page, line)
      await nameOf(page).fill('Sem rede')
      await dialog(page).getByLabel('Descrição').fill('Uma linha\n'.repeat(18))
      await page.route('**/line-task', (route) => route.abort())
      await dialog(page).getByRole('button', { name: 'Comentar' }).scrollIntoViewIfNeeded()
      await save(page)
      await expect(dialog(page).getByText('Não foi possível falar com o servidor')).toBeInViewport()
      const toast = page.getByRole('alert').filter({ hasText: 'Unable to add task' })
      await toast.hover()
      await button(page, 'Save').click({ trial: true, timeout: 2000 })
      await expect(toast).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(question(page, 'Sair sem salvar?')).toBeVisible()
    })
})

test.describe('a stored task', () => {
  test('[TSK-02] [BRD-09] opens from its card, is changed and saved by keys, and gives the focus back', async ({
    page,
    admin,
    line,
  }) => {
    const { id_text } = await addTask(admin, line, { nome: 'Antes' })
    await page.goto(boardPath(line))
    await card(page, 'Antes').focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveAccessibleName(`Editar Task ${id_text}`)
    await expect(page).toHaveURL(new RegExp(`task=${id_text}`))
    await expectAccessible(page)
    await nameOf(page).fill('Depois')
    await page.keyboard.press('Control+s')
    await expect(saved(page)).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await expect(card(page, 'Depois')).toBeFocused()
    await expect(page).not.toHaveURL(/task=/)
  })

  test('[TSK-02] on a phone it fills the screen', async ({ page, admin, line }) => {
    await page.setViewportSize(PHONE)
    const { id_text } = await addTask(admin, line, {
      subtasks: [{ task: 'Um passo com um nome comprido que não cabe em uma linha só' }],
      comentarios: [{ comment: 'Certo.' }],
    })
    await openTask(page, line, id_text)
    expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...PHONE })
    for (const name of ['Delete', 'Share', 'Cancel', 'Save']) await expect(button(page, name)).toBeInViewport()
    await expectAccessible(page)
  })

  test('[BRD-04] a status chosen is stored at once, and the board shows it', async ({ page, admin, line }) => {
    const { id_text } = await addTask(admin, line)
    await openTask(page, line, id_text)
    await choose(page, 'Status', 'Em Testes')
    await expect.poll(async () => (await readTask(admin, id_text)).status).toBe('inTest')
    await expect(dialog(page).getByRole('combobox', { name: 'Status' })).toHaveValue('Em Testes')
    await button(page, 'Cancel').click()
    await expect(dialog(page)).toBeHidden()
    await expect(
      page.getByRole('region', { name: 'Em Testes' }).getByRole('link', { name: 'Uma tarefa' }),
    ).toBeVisible()
  })

  test('[TSK-02] Share copies a link that opens it', async ({ page, context, admin, line }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { id_text } = await addTask(admin, line)
    await openTask(page, line, id_text)
    await button(page, 'Share').click()
    await expect(page.getByText('copiado!')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(link).search).toBe(`?task=${id_text}`)
    await button(page, 'Cancel').click()
    await page.goto(link)
    await expect(dialog(page)).toHaveAccessibleName(`Editar Task ${id_text}`)
  })

  test('[TSK-07] is deleted after a question, and comes back by Desfazer', async ({ page, admin, line }) => {
    const { id_text } = await addTask(admin, line, { nome: 'Some e volta' })
    await openTask(page, line, id_text)
    await button(page, 'Delete').click()
    await question(page, `Remover a tarefa ${id_text}?`).getByRole('button', { name: 'Remover' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByText(`Tarefa ${id_text} removida. Pode voltar durante 30 dias.`)).toBeVisible()
    await expect(card(page, 'Some e volta')).toBeHidden()
    expect(await readTask(admin, id_text)).toBeUndefined()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(card(page, 'Some e volta')).toBeVisible()
  })

  test('[TSK-02] its history says who changed what', async ({ page, admin, line }) => {
    const { id_text } = await addTask(admin, line, { nome: 'Antes' })
    await openTask(page, line, id_text)
    await choose(page, 'Status', 'Em Progresso')
    await dialog(page).getByText('Histórico').click()
    const changes = dialog(page).getByRole('listitem')
    await expect(changes.filter({ hasText: /mudou Status: Backlog\s+Em Progresso/ })).toBeVisible()
    await expect(changes.filter({ hasText: 'criou a tarefa' })).toBeVisible()
  })
})

test.describe('attachments', () => {
  test('[TSK-03] are chosen, dropped and pasted, shown large, and sent with the save', async ({
    page,
    admin,
    line,
  }) => {
    const { id_text } = await addTask(admin, line)
    await openTask(page, line, id_text)
    const pictures = dialog(page).getByRole('region', { name: 'Anexos' }).getByRole('listitem')
    const one = { name: 'um.png', mimeType: 'image/png', buffer: await makePicture(300, 200) }
    const input = dialog(page).getByLabel('Imagens: arquivos')
    await input.setInputFiles([one, { ...one, name: 'dois.png' }])
    await input.setInputFiles(one) // the same again
    await expect(pictures).toHaveCount(2)
    await dropFiles(dialog(page).getByText('Solte, cole ou escolha imagens'), [
      { name: 'notas.txt', type: 'text/plain', content: Buffer.from('não') },
      { name: 'solta.png', type: 'image/png', content: await makePicture(50, 80) },
    ])
    await expect(page.getByText('notas.txt: Este arquivo não é uma imagem.')).toBeVisible()
    await pastePicture(nameOf(page), await makePicture(60, 60), 'colada.png')
    await expect(pictures).toHaveCount(4)
    await dialog(page).getByRole('button', { name: 'Remover dois.png' }).click()
    await expectAccessible(page, { dark: false })

    await dialog(page).getByRole('button', { name: 'Ver um.png em tela cheia' }).click()
    const large = page.getByRole('dialog', { name: 'um.png' })
    await expect(large).toContainText('1 de 3')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog', { name: 'solta.png' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'solta.png' })).toBeHidden()
    await expect(dialog(page)).toBeVisible()

    await save(page)
    await expect(saved(page)).toBeVisible()
    const names = async () => (await readTask(admin, id_text)).attachments.map(({ name }: { name: string }) => name)
    expect(await names()).toEqual(['um.png', 'solta.png', 'colada.png'])

    await openTask(page, line, id_text)
    await expect(pictures).toHaveCount(3)
    await dialog(page).getByRole('button', { name: 'Remover um.png' }).click()
    await save(page)
    await expect(saved(page)).toBeVisible()
    expect(await names()).toEqual(['solta.png', 'colada.png'])
  })

  test('[TSK-03] a text that is called a picture is refused in words, and nothing is lost', async ({
    page,
    admin,
    line,
    complaints,
  }) => {
    complaints.allow(/status of 4\d\d/)
    const { id_text } = await addTask(admin, line, { nome: 'Antes' })
    await openTask(page, line, id_text)
    await nameOf(page).fill('Depois')
    const input = dialog(page).getByLabel('Imagens: arquivos')
    await input.setInputFiles({ name: 'texto.png', mimeType: 'image/png', buffer: Buffer.from('Sou um texto.') })
    await save(page)
    await expect(dialog(page).getByRole('alert')).toContainText('texto.png')
    await expect(nameOf(page)).toHaveValue('Depois')
    expect((await readTask(admin, id_text)).nome).toBe('Antes')
    await dialog(page).getByRole('button', { name: 'Remover texto.png' }).click()
    await save(page)
    await expect(saved(page)).toBeVisible()
    expect(await readTask(admin, id_text)).toMatchObject({ nome: 'Depois', attachments: [] })
  })

  test('[TSK-03] on their way can be stopped, and sent again', async ({ page, admin, line, complaints }) => {
    complaints.allow(/ERR_/)
    const { id_text } = await addTask(admin, line)
    await openTask(page, line, id_text)
    const input = dialog(page).getByLabel('Imagens: arquivos')
    await input.setInputFiles({ name: 'um.png', mimeType: 'image/png', buffer: await makePicture(30, 30) })
    await page.route('**/line-task', () => undefined) // sent, and never answered
    await save(page)
    await expect(dialog(page).getByText(/^(Enviando, \d+%|Guardando as imagens…)$/)).toBeVisible()
    await button(page, 'Cancel').click()
    await expect(dialog(page).getByRole('alert')).toContainText('O envio foi interrompido.')
    await page.unroute('**/line-task')
    await save(page)
    await expect(saved(page)).toBeVisible()
    expect((await readTask(admin, id_text)).attachments).toMatchObject([{ name: 'um.png', width: 30 }])
  })

  test('[TSK-03] too large and too many are said in words', async ({ page, line }) => {
    await openNew(page, line)
    const input = dialog(page).getByLabel('Imagens: arquivos')
    await input.setInputFiles({ name: 'g.png', mimeType: 'image/png', buffer: Buffer.alloc(15 * 1024 * 1024 + 1) })
    await expect(page.getByText('g.png: A imagem passa de 15 MB.')).toBeVisible()
    const buffer = await makePicture(20, 20)
    await input.setInputFiles(
      Array.from({ length: 12 }, (_, at) => ({ name: `${at}.png`, mimeType: 'image/png', buffer })),
    )
    await expect(page.getByText('Cabem 10 imagens de uma vez.')).toBeVisible()
    await expect(dialog(page).getByRole('region', { name: 'Anexos' }).getByRole('listitem')).toHaveCount(10)
  })
})

test.describe('additional tasks', () => {
  const region = (page: Page) => dialog(page).getByRole('region', { name: 'Tarefas adicionais' })
  const texts = (page: Page) => region(page).getByRole('button', { name: /^Alterar / })
  const stored = async (admin: Parameters<typeof readTask>[0], idText: string) =>
    (await readTask(admin, idText)).subtasks.map(({ task }: { task: string }) => task)
  const grip = (page: Page, name: string) => region(page).getByRole('button', { name: `Mover ${name}: ` })

  test('[TSK-04] are added, checked, changed in place and removed, each at once', async ({ page, admin, line }) => {
    const { id_text } = await addTask(admin, line)
    await openTask(page, line, id_text)
    const item = region(page).getByLabel('Nova tarefa adicional')
    for (const text of ['a', '  ', 'b']) {
      await item.fill(text)
      await item.press('Enter')
      await expect(item).toHaveValue('')
    }
    await expect(texts(page)).toHaveText(['a', 'b'])
    await region(page).getByRole('checkbox', { name: 'b' }).check()
    await texts(page).first().click()
    await region(page).getByLabel('Alterar a').fill('a melhor')
    await page.keyboard.press('Enter')
    await expect(texts(page)).toHaveText(['a melhor', 'b'])
    // Esc and a blank text change nothing.
    await texts(page).last().click()
    await region(page).getByLabel('Alterar b').fill('outra')
    await page.keyboard.press('Escape')
    await expect(texts(page)).toHaveText(['a melhor', 'b'])
    await expect(dialog(page)).toBeVisible()
    await expect
      .poll(async () => (await readTask(admin, id_text)).subtasks)
      .toMatchObject([
        { task: 'a melhor', checked: false },
        { task: 'b', checked: true },
      ])
    await region(page).getByRole('button', { name: 'Remover a melhor' }).click()
    await expect.poll(() => stored(admin, id_text)).toEqual(['b'])
  })

  test('[TSK-04] are put in order by keys, the mouse and a finger', async ({ page, admin, line }) => {
    const { id_text } = await addTask(admin, line, { subtasks: ['a', 'b', 'c'].map((task) => ({ task })) })
    await openTask(page, line, id_text)
    await grip(page, 'c').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(texts(page)).toHaveText(['a', 'c', 'b'])
    await expect(region(page).getByRole('status')).toHaveText('“c”: item 2 de 3')
    await expect(grip(page, 'c')).toBeFocused()
    await expect.poll(() => stored(admin, id_text)).toEqual(['a', 'c', 'b'])

    const from = (await grip(page, 'a').boundingBox())!
    const to = (await grip(page, 'b').boundingBox())!
    await page.mouse.move(from.x + 5, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + 5, to.y + to.height - 2, { steps: 4 })
    await page.mouse.up()
    await expect(texts(page)).toHaveText(['c', 'b', 'a'])
    await expect.poll(() => stored(admin, id_text)).toEqual(['c', 'b', 'a'])

    const finger = await page.context().newCDPSession(page)
    const [start, end] = [(await grip(page, 'a').boundingBox())!, (await grip(page, 'c').boundingBox())!]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: start.x + 5, y }] })
    await touch('touchStart', start.y + start.height / 2)
    await touch('touchMove', end.y + end.height)
    await touch('touchMove', end.y + 2)
    await touch('touchEnd')
    await expect(texts(page)).toHaveText(['a', 'c', 'b'])
    await expect.poll(() => stored(admin, id_text)).toEqual(['a', 'c', 'b'])
  })
})

test.describe('in two browsers', () => {
  test('[TSK-05] [TSK-04] comments and additional tasks of both are there, and nothing typed is lost', async ({
    page,
    second,
    admin,
    line,
  }) => {
    const { id_text } = await addTask(admin, line, { nome: 'De dois' })
    await openTask(page, line, id_text)
    await openTask(second, line, id_text)
    const comments = (page: Page) => dialog(page).getByRole('region', { name: 'Comentários' })
    const box = (page: Page) => comments(page).getByLabel('Novo comentário')
    const send = (page: Page) => comments(page).getByRole('button', { name: 'Comentar' }).click()

    await dialog(second).getByLabel('Descrição').fill('Pela metade')
    await send(page) // blank: ignored
    await box(page).fill('**Olá**, @dav')
    await page.getByRole('option', { name: 'Davi' }).click()
    await expect(box(page)).toHaveValue(/^\*\*Olá\*\*, @Davi.* $/)
    await send(page)
    const said = comments(second).getByRole('listitem')
    await expect(said).toHaveCount(1)
    await expect(said).toContainText(/marina@exemplo\.com\.br \d\d\/\d\d\/\d{4} \d\d:\d\d/)
    await expect(said.locator('strong')).toHaveText('Olá')
    await expect(said.getByRole('button', { name: 'Editar' })).toBeHidden()
    await expect(dialog(second).getByLabel('Descrição')).toHaveValue('Pela metade')

    await box(second).fill('Oi, Marina.')
    await second.keyboard.press('Control+Enter')
    await expect(comments(page).getByRole('listitem')).toHaveCount(2)
    await comments(page).getByRole('button', { name: 'Editar' }).click()
    await comments(page).getByLabel('Alterar comentário').fill('Bom dia.')
    await comments(page).getByRole('button', { name: 'Guardar' }).click()
    await expect(said.first()).toContainText('Bom dia.')
    await expect(said.first()).toContainText('(editado)')
    await comments(page).getByRole('button', { name: 'Remover' }).click()
    await question(page, 'Remover este comentário?').getByRole('button', { name: 'Remover' }).click()
    await expect(said).toHaveCount(1)

    for (const [who, text] of [
      [page, 'da Marina'],
      [second, 'do Davi'],
    ] as const) {
      await dialog(who).getByLabel('Nova tarefa adicional').fill(text)
      await dialog(who).getByLabel('Nova tarefa adicional').press('Enter')
    }
    for (const who of [page, second])
      for (const text of ['da Marina', 'do Davi'])
        await expect(dialog(who).getByRole('checkbox', { name: text })).toBeVisible()
    await save(second)
    await expect(saved(second)).toBeVisible()
    await expect(dialog(page).getByLabel('Descrição')).toHaveValue('Pela metade')
  })

  test('an open task is read again where it was changed, and not for changes of others', async ({
    page,
    second,
    admin,
    line,
  }) => {
    const { id_text } = await addTask(admin, line, { nome: 'Aberta' })
    const other = await addTask(admin, line, { nome: 'Outra' })
    await openTask(page, line, id_text)
    let reads = 0
    page.on('request', (request) => {
      if (request.url().includes('/line-task-item')) reads++
    })
    await openTask(second, line, other.id_text)
    await nameOf(second).fill('Outra, mudada')
    await save(second)
    await expect(saved(second)).toBeVisible()
    await expect(card(page, 'Outra, mudada')).toBeVisible()
    expect(reads).toBe(0)
    await openTask(second, line, id_text)
    await nameOf(second).fill('Aberta, mudada')
    await save(second)
    await expect(nameOf(page)).toHaveValue('Aberta, mudada')
    expect(reads).toBe(1)
  })

  test('[TSK-07] of two who changed the same field the second chooses; other fields merge', async ({
    page,
    second,
    admin,
    line,
    complaints,
  }) => {
    complaints.allow(/status of 409/)
    const { id_text } = await addTask(admin, line, { nome: 'Antes', descricao: 'Antes' })
    await openTask(page, line, id_text)
    await openTask(second, line, id_text)
    await nameOf(second).fill('Do Davi')
    await nameOf(page).fill('Da Marina')
    await dialog(page).getByLabel('Descrição').fill('Também da Marina')
    await save(page)
    await expect(saved(page)).toBeVisible()
    await expect(dialog(second).getByLabel('Descrição')).toHaveValue('Também da Marina')
    await expect(nameOf(second)).toHaveValue('Do Davi')
    await save(second)
    const conflict = second.getByRole('dialog', { name: /salvou às \d\d:\d\d$/ })
    await expect(conflict).toContainText('Da Marina')
    await second.keyboard.press('Escape')
    await expect(conflict).toBeHidden()
    await expect(dialog(second)).toBeVisible()
    await save(second)
    await conflict.getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog(second)).toBeHidden()
    expect(await readTask(admin, id_text)).toMatchObject({ nome: 'Do Davi', descricao: 'Também da Marina' })
  })

  test('[TSK-07] one that somebody else removed says so, keeps what was typed, and can be brought back', async ({
    page,
    second,
    admin,
    line,
  }) => {
    const { id_text } = await addTask(admin, line)
    await openTask(page, line, id_text)
    await openTask(second, line, id_text)
    await nameOf(second).fill('Ainda escrevo')
    await button(page, 'Delete').click()
    await question(page, `Remover a tarefa ${id_text}?`).getByRole('button', { name: 'Remover' }).click()
    await expect(dialog(second).getByText('Esta tarefa foi removida')).toBeVisible()
    await expect(nameOf(second)).toHaveValue('Ainda escrevo')
    await expect(button(second, 'Save')).toBeDisabled()
    await button(second, 'Trazer de volta').click()
    await expect(dialog(second).getByText('Esta tarefa foi removida')).toBeHidden()
    await save(second)
    await expect(saved(second)).toBeVisible()
    expect((await readTask(admin, id_text)).nome).toBe('Ainda escrevo')
  })
})
