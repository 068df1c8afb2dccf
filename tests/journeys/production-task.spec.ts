import { makePicture } from './pictures.ts'
import { boardPath } from './production.ts'
import { expect, expectAccessible } from './site.ts'
import {
  button,
  card,
  choose,
  dayAfter,
  dialog,
  nameOf,
  openNew,
  PHONE,
  question,
  save,
  saved,
  test,
} from './task-dialog.ts'
import { addTask, openTask, readTask } from './tasks.ts'

test.use({ as: 'admin' })

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
    await dialog(page).getByLabel('Descrição').fill('Uma linha\n'.repeat(18))
    for (const viewport of [PHONE, { width: 1440, height: 700 }]) {
      await page.setViewportSize(viewport)
      await dialog(page).getByRole('button', { name: 'Comentar' }).scrollIntoViewIfNeeded()
      await save(page)
      // It leaves its buttons free and says why beside them.
      const toast = page.getByRole('alert').filter({ hasText: 'Unable to add task' })
      await expect(toast).toBeVisible()
      await expect(dialog(page).getByText('Não foi possível falar com o servidor')).toBeInViewport()
      await toast.hover()
      await button(page, 'Save').click({ trial: true, timeout: 2000 })
      await expect(toast).toBeVisible()
      await toast.getByRole('button').click()
      await expect(toast).toBeHidden()
    }
    await page.keyboard.press('Escape')
    await expect(question(page, 'Sair sem salvar?')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(nameOf(page)).toHaveValue('Sem rede')
    await page.unroute('**/line-task')
    await page.keyboard.press('Control+s')
    await expect(saved(page)).toBeVisible()
    await expect(card(page, 'Sem rede')).toBeVisible()
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

    // On another screen there is nothing to undo any more.
    await card(page, 'Some e volta').click()
    await button(page, 'Delete').click()
    await question(page, `Remover a tarefa ${id_text}?`).getByRole('button', { name: 'Remover' }).click()
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Clientes' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clientes')
    await expect(page.getByRole('button', { name: 'Desfazer' })).toHaveCount(0)
  })
})
