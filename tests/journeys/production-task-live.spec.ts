import type { Page } from '@playwright/test'
import { queryDatabase } from './database.ts'
import { boardPath } from './production.ts'
import { expect } from './site.ts'
import { button, card, dialog, nameOf, question, save, saved, test } from './task-dialog.ts'
import { addTask, openTask, readTask } from './tasks.ts'

test.use({ as: 'admin' })

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
    await comments(page).getByRole('button', { name: 'Excluir' }).click()
    await question(page, 'Excluir este comentário?').getByRole('button', { name: 'Excluir' }).click()
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
    // As Escape comes from before the dialog has taken the focus.
    await second.evaluate(() => (document.activeElement as HTMLElement).blur())
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
    complaints,
  }) => {
    // Its panel may say that somebody is there in the moment in which the task goes.
    complaints.allow(/404 .*line-task-here$/)
    const { id_text } = await addTask(admin, line)
    await openTask(page, line, id_text)
    await openTask(second, line, id_text)
    await nameOf(second).fill('Ainda escrevo')
    await button(page, 'Delete').click()
    await question(page, `Excluir a tarefa ${id_text}?`).getByRole('button', { name: 'Excluir' }).click()
    await expect(dialog(second).getByText('Esta tarefa foi excluída')).toBeVisible()
    await expect(nameOf(second)).toHaveValue('Ainda escrevo')
    await expect(button(second, 'Save')).toBeDisabled()
    await button(second, 'Trazer de volta').click()
    await expect(dialog(second).getByText('Esta tarefa foi excluída')).toBeHidden()
    await save(second)
    await expect(saved(second)).toBeVisible()
    expect((await readTask(admin, id_text)).nome).toBe('Ainda escrevo')
  })

  test('who is taken off the line while a task is open is told so, and keeps what was typed to copy it', async ({
    second,
    admin,
    site,
    line,
    complaints,
  }) => {
    complaints.allow(/status of 404 .*\/line-/)
    const lost = dialog(second).getByRole('alert').filter({ hasText: 'Esta tarefa não está mais ao seu alcance' })
    const members = (change: string) => queryDatabase(site, change, [line])
    const { id_text } = await addTask(admin, line)
    await openTask(second, line, id_text)
    await nameOf(second).fill('Ainda escrevo')
    await dialog(second).getByLabel('Novo comentário').fill('E comento')
    await members('delete from project_members where project_id = $1')
    await expect(lost).toBeVisible()
    await expect(nameOf(second)).toHaveValue('Ainda escrevo')
    await expect(dialog(second).getByLabel('Novo comentário')).toHaveValue('E comento')
    await expect(button(second, 'Save')).toBeDisabled()
    await expect(button(second, 'Trazer de volta')).toHaveCount(0)
    await button(second, 'Cancel').click()
    await question(second, 'Sair sem salvar?').getByRole('button', { name: 'Sair sem salvar' }).click()
    await expect(dialog(second)).toBeHidden()
    await expect(second.getByRole('heading', { name: 'Este quadro não está mais aqui' })).toBeVisible()

    await members('insert into project_members (project_id, user_id) values ($1, 2)')
    await second.goto(boardPath(line))
    await second.getByRole('button', { name: 'Criar Task' }).click()
    await nameOf(second).fill('Uma nova')
    await members('delete from project_members where project_id = $1')
    await expect(lost).toBeVisible()
    await expect(nameOf(second)).toHaveValue('Uma nova')
    await expect(button(second, 'Save')).toBeDisabled()
  })
})
