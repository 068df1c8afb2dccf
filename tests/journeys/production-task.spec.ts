import { boardPath } from './production.ts'
import { expect, expectAccessible } from './site.ts'
import { button, card, choose, dayAfter, dialog, nameOf, openNew, save, saved, test } from './task-dialog.ts'
import { addTask, readTask } from './tasks.ts'

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
    await dialog(page).getByLabel('Meta').blur() // closes the month, which lies over what is below
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
})
